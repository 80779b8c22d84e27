import { ResizeFit, Transformer } from "@napi-rs/image";
import type { PictureType } from "../../../contract/files.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { type PictureOutline, pictureOutline } from "./picture-outline.ts";

/** Longer side of a stored picture in pixels, and its weight (back-office §9). */
const LONGER_SIDE = 512;
const MAX_BYTES = 512 * 1024;
/** What is decoded at all: a phone's 12 million pixels, at most 128 MB of memory for one with 16 bits a colour. */
const MAX_PIXELS = 16_000_000;
/** Tried in turn until the picture is light enough. */
const QUALITIES = [82, 60, 40, 20];

/** A picture as it is stored: drawn anew, so that nothing of what was sent is in it. */
export interface PreparedPicture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes of an uploaded file the picture that is stored (insertFile): checked by its content, upright, at most 512 pixels and
 * 0.5 MB. Call it before the transaction: it takes time. One at a time, so that no number of them fills the memory.
 * Refuses `field` with `not_a_picture` or `too_many_pixels`.
 */
export function preparePicture(field: string, upload: Uint8Array): Promise<PreparedPicture> {
  const prepared = last.then(() => drawAnew(field, Buffer.from(upload)));
  last = prepared.catch(() => undefined);
  return prepared;
}

async function drawAnew(field: string, upload: Buffer): Promise<PreparedPicture> {
  const refuse = (code: "not_a_picture" | "too_many_pixels", cause?: unknown) =>
    new AppError("invalid_input", { fields: [{ field, code }], cause });
  const outline = pictureOutline(upload);
  if (!outline || outline.width === 0 || outline.height === 0) throw refuse("not_a_picture");
  if (outline.width * outline.height > MAX_PIXELS) throw refuse("too_many_pixels");
  try {
    return { mediaType: "image/webp", bytes: await lightEnough(upload, outline) };
  } catch (cause) {
    throw refuse("not_a_picture", cause);
  }
}

async function lightEnough(upload: Buffer, { width, height }: PictureOutline): Promise<Uint8Array> {
  const picture = new Transformer(upload).rotate();
  if (Math.max(width, height) > LONGER_SIDE)
    picture.resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: ResizeFit.Inside });
  for (const quality of QUALITIES) {
    const bytes = await picture.webp(quality);
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error("No quality makes this picture light enough");
}
