import { ResizeFit, Transformer } from "@napi-rs/image";
import { imageDimensionsFromData } from "image-dimensions";
import type { PictureType } from "#platform/contract/stored-file.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { FairTurns } from "./fair-turns.ts";
import { pngWithoutNotes } from "./png-without-notes.ts";

/** Limits of a stored picture: its longer side in pixels, and its bytes. */
export interface PictureSize {
  readonly longerSide: number;
  readonly maxBytes: number;
}

/** Pictures of the menu and the store (back-office §9). */
const SHOWN: PictureSize = { longerSide: 512, maxBytes: 512 * 1024 };
/** Most pixels that are decoded: a phone's 12 million and some more, at most 128 MB of memory with 16 bits a colour. */
const MAX_PIXELS = 16_000_000;
/** Longest side, in pixels: one row of 16 million takes longer to draw than a picture of as many, and shows nothing. */
const MAX_SIDE = 12_000;
/** Tried in turn until the picture is light enough. */
const QUALITIES = [82, 60, 40, 20];

/** A picture as it is stored: drawn again, so that it contains nothing of the upload itself. */
export interface PreparedPicture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

/** The restaurants take turns; one picture at a time, so that they never fill the memory. */
const turns = new FairTurns<number>();
/** Seconds after which somebody whose pictures fill the queue may try again. */
const AGAIN_SECONDS = 10;

/**
 * Turns an uploaded file into the picture that is stored (insertFile): checked by its content, upright, by
 * default at most 512 pixels and 0.5 MB. Call it before the transaction: it takes time. What would take long to
 * decode is refused before. Throws at `field` `not_a_picture` or `too_many_pixels`, and `too_many_requests` while
 * many pictures of the restaurant wait.
 */
export async function preparePicture(
  { tenantId }: { readonly tenantId: number },
  field: string,
  upload: Uint8Array,
  size: PictureSize = SHOWN,
): Promise<PreparedPicture> {
  const refuse = (code: "not_a_picture" | "too_many_pixels", cause?: unknown) =>
    new AppError("invalid_input", { fields: [{ field, code }], cause });
  const bytes = Buffer.from(upload);
  const outline = pictureOutline(bytes);
  if (!outline || outline.width === 0 || outline.height === 0) throw refuse("not_a_picture");
  const { width, height } = outline;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw refuse("too_many_pixels");
  const drawing = turns.take(tenantId, () => lightEnough(pngWithoutNotes(bytes), outline, size));
  if (drawing === null) throw new AppError("too_many_requests", { details: { seconds: AGAIN_SECONDS } });
  try {
    return { mediaType: "image/webp", bytes: await drawing };
  } catch (cause) {
    throw refuse("not_a_picture", cause);
  }
}

interface PictureOutline {
  readonly width: number;
  readonly height: number;
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

/** The last chunk of every PNG: no data, its name, its checksum. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** A WebP of several pictures says so in its extended header (RFC 9649, section 2.7). */
const isFilm = (webp: Buffer) =>
  webp.toString("latin1", 12, 16) === "VP8X" && (webp.readUInt8(20) & 0x02) !== 0;

/**
 * Tells for each type that is taken whether the file is one picture and ends where it does: nothing is cut off or attached to
 * it.
 */
const isOnePicture: Partial<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(-PNG_END.length).equals(PNG_END),
  jpeg: (bytes) => bytes.readUInt16BE(bytes.length - 2) === 0xffd9,
  webp: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length && !isFilm(bytes),
};

/**
 * Returns the size of a whole PNG, JPEG or still WebP, as its beginning states it and without decoding a pixel; null for everything else.
 * A file that states two sizes is refused where it is decoded.
 */
function pictureOutline(bytes: Buffer): PictureOutline | null {
  const outline = imageDimensionsFromData(bytes);
  return outline && isOnePicture[outline.type]?.(bytes) ? outline : null;
}
