import { ResizeFit, Transformer } from "@napi-rs/image";
import type { PictureType } from "#platform/contract/stored-file.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/** Limits of a stored picture: its longer side in pixels, and its bytes. */
export interface PictureSize {
  readonly longerSide: number;
  readonly maxBytes: number;
}

/** Pictures of the menu and the store (back-office §9). */
const SHOWN: PictureSize = { longerSide: 512, maxBytes: 512 * 1024 };
/** Most pixels that are decoded: a phone's 12 million and some more, at most 128 MB of memory with 16 bits a colour. */
const MAX_PIXELS = 16_000_000;
/** Tried in turn until the picture is light enough. */
const QUALITIES = [82, 60, 40, 20];

/** A picture as it is stored: drawn again, so that it contains nothing of the upload itself. */
export interface PreparedPicture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Turns an uploaded file into the picture that is stored (insertFile): checked by its content, upright, by
 * default at most 512 pixels and 0.5 MB. Call it before the transaction: it takes time. Pictures are prepared
 * one at a time, so that they never fill the memory. Throws at `field` `not_a_picture` or `too_many_pixels`.
 */
export function preparePicture(
  field: string,
  upload: Uint8Array,
  size: PictureSize = SHOWN,
): Promise<PreparedPicture> {
  const prepared = last.then(() => redraw(field, Buffer.from(upload), size));
  last = prepared.catch(() => undefined);
  return prepared;
}

async function redraw(field: string, upload: Buffer, size: PictureSize): Promise<PreparedPicture> {
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

/** Size of a picture, read from its beginning without decoding a pixel. */
interface PictureOutline {
  readonly width: number;
  readonly height: number;
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The last chunk of every PNG: no data, its name, its checksum. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/**
 * The size of a whole PNG, JPEG or still WebP, judged by its content and not by its name; null for everything else, for one
 * that is cut off, and for one that something else is attached to.
 */
export function pictureOutline(bytes: Buffer): PictureOutline | null {
  try {
    if (bytes.subarray(0, 8).equals(PNG_MARK)) return pngOutline(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegOutline(bytes);
    if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP")
      return webpOutline(bytes);
    return null;
  } catch (error) {
    // Reading beyond the end: it is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngOutline(bytes: Buffer): PictureOutline | null {
  if (bytes.toString("latin1", 12, 16) !== "IHDR" || !bytes.subarray(-12).equals(PNG_END)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Markers of JPEG that say how large it is: C0 to CF, without the tables C4, C8 and CC. */
const namesSize = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;

function jpegOutline(bytes: Buffer): PictureOutline | null {
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null;
  let outline: PictureOutline | null = null;
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === START_OF_SCAN) return outline;
    // Bytes that only fill.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (namesSize(marker))
      outline = larger(outline, { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpOutline(bytes: Buffer): PictureOutline | null {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  let outline: PictureOutline | null = null;
  let at = 12;
  while (at < bytes.length) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // A film: its pictures have sizes of their own.
    if (name === "ANIM" || name === "ANMF") return null;
    const size = webpSize(name, bytes, at + 8);
    if (size) outline = larger(outline, size);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length ? outline : null;
}

/** Size in the three kinds of WebP (RFC 9649, sections 2.5 to 2.7). */
function webpSize(name: string, bytes: Buffer, at: number): PictureOutline | null {
  switch (name) {
    case "VP8 ":
      return {
        width: bytes.readUInt16LE(at + 6) & 0x3fff,
        height: bytes.readUInt16LE(at + 8) & 0x3fff,
      };
    case "VP8L": {
      const sizes = bytes.readUInt32LE(at + 1);
      return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 };
    default:
      return null;
  }
}

/** Combines the sizes that one file states twice into the larger one. */
function larger(one: PictureOutline | null, other: PictureOutline): PictureOutline {
  return {
    width: Math.max(one?.width ?? 0, other.width),
    height: Math.max(one?.height ?? 0, other.height),
  };
}
