import { z } from "zod";

/** The reader of a stream, from the first event until either side ends it. */
export interface StreamReader {
  /** Sends one event; `data` is written as JSON. */
  send(name: string, data: unknown): void;
}

/** The response of a route that is `events: true`: server-sent events for as long as somebody reads. */
export interface EventStream {
  /** Begins to tell the reader, and returns what to call once they are gone. May throw a refusal. */
  follow(reader: StreamReader): () => void;
}

export const eventStream = z.custom<EventStream>();

/** Event without news that is sent at this interval, so that both sides and the proxies between see a dead connection. */
export const STREAM_ALIVE = { name: "alive", everyMs: 20_000 } as const;
