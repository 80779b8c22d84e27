import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { unpackFont } from "./unpack-font.ts";

const woff = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource/inter/files/inter-latin-400-normal.woff")),
);

/** Adds a table up as OpenType does: in words of 32 bits, with zeros for missing bytes. */
function checksumOf(bytes: Buffer): number {
  const words = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).map((at) => ({
    tag: font.toString("latin1", at, at + 4),
    checksum: font.readUInt32BE(at + 4),
    bytes: font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
  }));

test("every table of the font is there, unpacked, as its checksum says", () => {
  const tables = tablesOf(unpackFont(woff));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "loca"]));
  // The one of `head` is of the whole file, and counts without itself.
  const others = tables.filter(({ tag }) => tag !== "head");
  expect(others.filter(({ checksum, bytes }) => checksumOf(bytes) !== checksum)).toEqual([]);
});

test("a table that is not wanted is left out, and the others stay as they are", () => {
  const whole = tablesOf(unpackFont(woff));
  const light = tablesOf(unpackFont(woff, { without: ["GSUB"] }));
  expect(whole.map(({ tag }) => tag)).toContain("GSUB");
  const others = (tables: typeof whole) => tables.filter(({ tag }) => tag !== "GSUB" && tag !== "head");
  expect(others(light)).toEqual(others(whole));
  // The sum of the whole file tells the two apart.
  expect([checksumOf(unpackFont(woff)), checksumOf(unpackFont(woff, { without: ["GSUB"] }))]).toEqual([
    0xb1b0afba, 0xb1b0afba,
  ]);
  const sums = [light, whole].map((tables) =>
    tables.find(({ tag }) => tag === "head")?.bytes.readUInt32BE(8),
  );
  expect(new Set(sums).size).toBe(2);
});

test("anything else is refused", () => {
  expect(() => unpackFont(Buffer.from("wOF2 and more"))).toThrow(RangeError);
});
