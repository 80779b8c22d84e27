import { Readable } from "node:stream";
import type { FastifyRequest, preParsingAsyncHookHandler } from "fastify";
import { AppError, required } from "./app-error.ts";

/** Most texts beside the files, and their longest length. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 256 * 1024;

/** Most letters between the parts of a body (RFC 2046, 5.1.1); the reader stumbles over thousands. */
const MAX_BOUNDARY = 70;

const boundaryLength = (contentType: string): number =>
  /boundary="?([^";]*)/i.exec(contentType)?.[1]?.length ?? 0;

/**
 * Reads a `multipart` body: its texts as they are, each file as its bytes. Throws for a file over the limit,
 * at its field, and reads no further.
 */
export async function readMultipart(
  request: FastifyRequest,
  { maxFileBytes }: { readonly maxFileBytes: number },
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  if (boundaryLength(request.headers["content-type"] ?? "") > MAX_BOUNDARY)
    throw new AppError("invalid_input");
  const limits = { fileSize: maxFileBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  const body: [string, unknown][] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") body.push([part.fieldname, part.value]);
      else body.push([part.fieldname, await bytesOf(part)]);
    }
  } catch (error) {
    if (error instanceof AppError || !isOfMultipart(error)) throw error;
    throw new AppError("invalid_input", { cause: error });
  }
  return Object.fromEntries(body);
}

async function bytesOf(part: { fieldname: string; toBuffer: () => Promise<Buffer> }): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.toBuffer());
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== "FST_REQ_FILE_TOO_LARGE") throw cause;
    throw new AppError("invalid_input", {
      fields: [{ field: part.fieldname, code: "file_too_large" }],
      cause,
    });
  }
}

/**
 * Tells whether the client's body is no multipart or too large: every error of the reader that has a status
 * of its own.
 */
function isOfMultipart(error: unknown): boolean {
  const { statusCode, message } = error as { statusCode?: unknown; message?: unknown };
  return (
    (typeof statusCode === "number" && statusCode < 500) ||
    (typeof message === "string" && /multipart|form|header|part/i.test(message))
  );
}

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
