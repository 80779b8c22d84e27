import { io, type Socket } from "socket.io-client";
import { socketConnection } from "#platform/contract/events.ts";
import type { ListeningServer } from "./listening-server.ts";
import type { Person } from "./sessions.ts";

export interface HeardMessage {
  readonly name: string;
  readonly message: Record<string, unknown>;
}

export interface ListeningScreen {
  readonly socket: Socket;
  readonly heard: HeardMessage[];
  /** A round trip: everything the server had sent before has arrived. */
  settled(): Promise<void>;
}

/** A socket that does not come back by itself, with these cookies. */
export function socketTo(
  url: string,
  cookies: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Socket {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return io(url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(cookie === "" ? {} : { cookie }), ...headers },
  });
}

/** The socket of a signed-in person that remembers everything it hears after the greeting. */
export async function listeningScreen(server: ListeningServer, person: Person): Promise<ListeningScreen> {
  const socket = socketTo(server.url, person.cookies);
  const heard: HeardMessage[] = [];
  socket.onAny((name: string, message: HeardMessage["message"]) => heard.push({ name, message }));
  await new Promise<void>((resolve, reject) => {
    socket.once("hello", () => resolve());
    socket.once("connect_error", reject);
  });
  heard.splice(0);
  const settled = async () => void (await socket.timeout(5_000).emitWithAck("authenticate", {}));
  return { socket, heard, settled };
}
