import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";

/** Stored kinds of pictures; uploads are always re-encoded as one of them. */
export const pictureTypes = ["image/webp", "image/png", "image/jpeg"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The bytes of a stored picture, named by their SHA-256 in hex. */
export interface StoredFile {
  readonly hash: string;
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
  /** File name for uploads that must never open in place; without it the file is shown. */
  readonly downloadName?: string;
}

/** A file in the body of a `multipart` route. Its content tells what kind it is. */
export const uploadedFile = z
  .custom<Uint8Array<ArrayBuffer>>(
    (value) => value instanceof Uint8Array && value.length > 0,
    saying("file_missing"),
  )
  .meta({ type: "string", format: "binary" });

/** A document to be kept or printed. */
export interface PdfFile {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/pdf";
  readonly bytes: Uint8Array;
}
