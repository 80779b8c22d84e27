import { connect, type Socket } from "node:net";

export interface RawExchange {
  readonly socket: Socket;
  /** Everything the server said, once the socket is closed. */
  readonly ended: Promise<string>;
}

/** A plain TCP client that says exactly these bytes, and may go on saying some every now and then. */
export function rawClient(port: number, first: string, drip?: { text: string; every: number }): RawExchange {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    said += chunk;
  });
  // A cut connection is what is being waited for.
  socket.on("error", () => undefined);
  socket.write(first);
  const timer = drip && setInterval(() => socket.writable && socket.write(drip.text), drip.every);
  const ended = new Promise<string>((resolve) => {
    socket.on("close", () => {
      clearInterval(timer);
      resolve(said);
    });
  });
  return { socket, ended };
}
