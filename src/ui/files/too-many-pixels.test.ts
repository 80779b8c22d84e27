import { expect, test } from "vitest";
import { shrinkPicture } from "./shrink-picture.ts";
import { hasTooManyPixels, TooManyPixels } from "./too-many-pixels.ts";

/** The beginning of a PNG that says it is so large. */
function pngOf(width: number, height: number): Blob {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Blob([bytes]);
}

test("a picture says how large it is before it is decoded", async () => {
  expect(await hasTooManyPixels(pngOf(17_000, 17_000))).toBe(true);
  expect(await hasTooManyPixels(pngOf(1, 16_000_000))).toBe(true);
  expect(await hasTooManyPixels(pngOf(8_000, 6_000))).toBe(false);
  expect(await hasTooManyPixels(new Blob(["no picture"]))).toBe(false);
});

test("a picture of 289 million pixels is not made small but refused", async () => {
  await expect(shrinkPicture(pngOf(17_000, 17_000))).rejects.toBeInstanceOf(TooManyPixels);
});
