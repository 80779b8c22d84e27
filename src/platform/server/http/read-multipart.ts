import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

/** Texts beside the files, and how long each may be. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 256 * 1024;

/**
 * The body of a route that is `multipart`: its texts as they are, each file as its bytes. Refuses a file over the limit at
 * its field, and does not read on.
 */
export async function readMultipart(
  request: FastifyRequest,
  { maxFileBytes }: { readonly maxFileBytes: number },
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
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

/** What a client sent is no multipart body, or more than fits: everything the reader says with a status of its own. */
function isOfMultipart(error: unknown): boolean {
  const { statusCode, message } = error as { statusCode?: unknown; message?: unknown };
  return (
    (typeof statusCode === "number" && statusCode < 500) ||
    (typeof message === "string" && /multipart|form|header|part/i.test(message))
  );
}
