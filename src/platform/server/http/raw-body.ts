import { Readable } from "node:stream";
import type { FastifyRequest, preParsingAsyncHookHandler } from "fastify";
import { AppError, required } from "./app-error.ts";

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the bytes of a body before they are read as JSON, for a route whose sender signed them. At most `limit` bytes. */
export function keepRawBody(limit: number): preParsingAsyncHookHandler {
  return async (request, _reply, payload) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload) {
      size += (chunk as Buffer).length;
      if (size > limit) throw new AppError("payload_too_large");
      chunks.push(chunk as Buffer);
    }
    const raw = Buffer.concat(chunks);
    bodies.set(request, raw);
    return Object.assign(Readable.from([raw]), { receivedEncodedLength: raw.length });
  };
}

/** The bytes as they were sent, of a route that `keepsRaw`. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return required(bodies.get(request), "the bytes of the body");
}
