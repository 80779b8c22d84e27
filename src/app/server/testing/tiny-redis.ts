import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * Implements the part of Redis that joins processes (channels, RESP2), so that tests can join two where no redis-server is. It stands for an outside service and stores nothing.
 */
export async function tinyRedis(wantedPort = 0): Promise<{ url: string; close(): void }> {
  const store = new Store();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      store.forget(socket);
    });
    let pending = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      for (let read = readCommand(pending); read; read = readCommand(pending)) {
        pending = pending.subarray(read.length);
        store.answer(socket, read.words);
      }
    });
  });
  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** One command, an array of texts, from the head of what has arrived; undefined while it is not complete. */
function readCommand(bytes: Buffer): { words: string[]; length: number } | undefined {
  const lineAt = (from: number) => {
    const end = bytes.indexOf("\r\n", from);
    return end < 0 ? undefined : { text: bytes.toString("utf8", from, end), next: end + 2 };
  };
  const head = lineAt(0);
  if (!head) return undefined;
  const words: string[] = [];
  let at = head.next;
  for (let word = 0; word < Number(head.text.slice(1)); word += 1) {
    const size = lineAt(at);
    if (!size) return undefined;
    const end = size.next + Number(size.text.slice(1));
    if (bytes.length < end + 2) return undefined;
    words.push(bytes.toString("utf8", size.next, end));
    at = end + 2;
  }
  return { words, length: at };
}

type Value = string | number | null | readonly Value[];

function encode(value: Value): string {
  if (value === null) return "$-1\r\n";
  if (typeof value === "number") return `:${value}\r\n`;
  if (typeof value === "string") return `$${Buffer.byteLength(value)}\r\n${value}\r\n`;
  return `*${value.length}\r\n${value.map(encode).join("")}`;
}

class Store {
  readonly #channels = new Map<string, Set<Socket>>();

  forget(socket: Socket): void {
    for (const listeners of this.#channels.values()) listeners.delete(socket);
  }

  answer(socket: Socket, [name = "", ...words]: readonly string[]): void {
    switch (name.toUpperCase()) {
      case "HELLO":
        socket.write("-NOPROTO only RESP2 is spoken here\r\n");
        return;
      case "INFO":
        socket.write(encode("redis_version:7.2.0\r\nloading:0\r\n"));
        return;
      case "SUBSCRIBE":
        for (const [place, channel] of words.entries()) this.#subscribe(socket, channel, place + 1);
        return;
      case "PUBLISH":
        socket.write(encode(this.#publish(words[0] ?? "", words[1] ?? "")));
        return;
      case "PING":
        socket.write(this.#isListener(socket) ? encode(["pong", ""]) : "+PONG\r\n");
        return;
      default:
        socket.write("+OK\r\n");
    }
  }

  #isListener(socket: Socket): boolean {
    return [...this.#channels.values()].some((listeners) => listeners.has(socket));
  }

  #subscribe(socket: Socket, channel: string, count: number): void {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(socket));
    socket.write(encode(["subscribe", channel, count]));
  }

  #publish(channel: string, message: string): number {
    const listeners = this.#channels.get(channel) ?? new Set<Socket>();
    for (const socket of listeners) socket.write(encode(["message", channel, message]));
    return listeners.size;
  }
}
