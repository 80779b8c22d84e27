import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";

/** The bytes of a file in the body of a `multipart` route. What kind of file it is, its content says. */
export const uploadedFile = z
  .custom<Uint8Array<ArrayBuffer>>(
    (value) => value instanceof Uint8Array && value.length > 0,
    saying("file_missing"),
  )
  .meta({ type: "string", format: "binary" });
