import { ResizeFit, Transformer } from "@napi-rs/image";
import type { PictureType } from "#platform/contract/stored-file.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { type PictureOutline, pictureOutline } from "./picture-outline.ts";

/** How large a stored picture may be: its longer side in pixels, and its weight. */
export interface PictureSize {
  readonly longerSide: number;
  readonly maxBytes: number;
}

/** Pictures of the menu and the store (back-office §9). */
const SHOWN: PictureSize = { longerSide: 512, maxBytes: 512 * 1024 };
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
 * 0.5 MB unless told. Call it before the transaction: it takes time. One at a time, so that no number of them fills the memory.
 * Refuses `field` with `not_a_picture` or `too_many_pixels`.
 */
export function preparePicture(
  field: string,
  upload: Uint8Array,
  size: PictureSize = SHOWN,
): Promise<PreparedPicture> {
  const prepared = last.then(() => drawAnew(field, Buffer.from(upload), size));
  last = prepared.catch(() => undefined);
  return prepared;
}

async function drawAnew(field: string, upload: Buffer, size: PictureSize): Promise<PreparedPicture> {
  const refuse = (code: "not_a_picture" | "too_many_pixels", cause?: unknown) =>
    new AppError("invalid_input", { fields: [{ field, code }], cause });
  const outline = pictureOutline(upload);
  if (!outline || outline.width === 0 || outline.height === 0) throw refuse("not_a_picture");
  if (outline.width * outline.height > MAX_PIXELS) throw refuse("too_many_pixels");
  try {
    return { mediaType: "image/webp", bytes: await lightEnough(upload, outline, size) };
  } catch (cause) {
    throw refuse("not_a_picture", cause);
  }
}

async function lightEnough(
  upload: Buffer,
  { width, height }: PictureOutline,
  { longerSide, maxBytes }: PictureSize,
): Promise<Uint8Array> {
  const picture = new Transformer(upload).rotate();
  if (Math.max(width, height) > longerSide)
    picture.resize({ width: longerSide, height: longerSide, fit: ResizeFit.Inside });
  for (const quality of QUALITIES) {
    const bytes = await picture.webp(quality);
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error("No quality makes this picture light enough");
}
