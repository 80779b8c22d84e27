import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type EventStream, STREAM_ALIVE } from "../../contract/event-stream.ts";

/** Bytes that wait for a reader who takes none; then the connection is cut, and the reader comes back by itself. */
const MOST_UNREAD = 64 * 1024;

/** The server-sent events that this process is sending. They end when the server closes, which would wait for them. */
export class OpenStreams {
  readonly #open = new Set<PassThrough>();

  constructor(app: FastifyInstance) {
    const timer = setInterval(() => {
      for (const out of this.#open) write(out, STREAM_ALIVE.name, {});
    }, STREAM_ALIVE.everyMs);
    timer.unref();
    app.addHook("preClose", async () => {
      clearInterval(timer);
      for (const out of this.#open) out.end();
    });
  }

  /** Sends events until the reader leaves. A refusal of `follow` is thrown before anything is sent. */
  send(reply: FastifyReply, stream: EventStream): FastifyReply {
    const out = new PassThrough();
    const leave = stream.follow({ send: (name, data) => write(out, name, data) });
    this.#open.add(out);
    out.once("close", () => {
      this.#open.delete(out);
      leave();
    });
    return (
      reply
        .type("text/event-stream")
        .header("cache-control", "no-store, no-transform")
        // Nginx would collect the events until its buffer is full.
        .header("x-accel-buffering", "no")
        .send(out)
    );
  }
}

function write(out: PassThrough, name: string, data: unknown): void {
  if (out.writableLength + out.readableLength > MOST_UNREAD) out.destroy();
  else if (out.writable) out.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
