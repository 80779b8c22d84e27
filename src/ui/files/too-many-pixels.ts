import { imageDimensionsFromData } from "image-dimensions";

/** Most pixels of a picture that a phone decodes without running out of memory: four bytes each. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE = 20_000;
/** Bytes at the beginning of a file in which its size stands, previews and colour profiles before it included. */
const HEAD = 512 * 1024;

/** Tells, without decoding it, whether a picture is so large that showing it would stop the page. */
export async function hasTooManyPixels(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const { width = 0, height = 0 } = imageDimensionsFromData(head) ?? {};
  return width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;
}

/** Thrown in place of decoding such a picture. */
export class TooManyPixels extends Error {}
