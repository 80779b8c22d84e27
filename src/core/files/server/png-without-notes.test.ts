import { deflateSync } from "node:zlib";
import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { pngWithoutNotes } from "./png-without-notes.ts";

const png = await Transformer.fromRgbaPixels(new Uint8Array(40 * 30 * 4).fill(120), 40, 30).png();

/** A PNG with one more chunk behind its header; what reads pictures does not ask for its checksum. */
function withChunk(name: string, content: Buffer): Buffer {
  const HEADER_END = 33;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const chunk = [length, Buffer.from(name, "latin1"), content, Buffer.alloc(4)];
  return Buffer.concat([png.subarray(0, HEADER_END), ...chunk, png.subarray(HEADER_END)]);
}

test("a packed profile that unfolds to 100 million bytes is not even looked at", () => {
  const bomb = Buffer.concat([Buffer.from("icc\0\0", "latin1"), deflateSync(Buffer.alloc(100_000_000))]);
  expect(pngWithoutNotes(withChunk("iCCP", bomb))).toEqual(png);
  expect(pngWithoutNotes(withChunk("zTXt", bomb))).toEqual(png);
});

test("what decides how a picture looks stays", () => {
  const turned = withChunk("eXIf", Buffer.from("MM"));
  expect(pngWithoutNotes(turned)).toEqual(turned);
});

test("what is no PNG, or not one to its end, stays as it is", () => {
  for (const bytes of [Buffer.from("no picture"), png.subarray(0, png.length - 5)])
    expect(pngWithoutNotes(bytes)).toEqual(bytes);
});
