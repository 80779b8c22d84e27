import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import type { StoredFile } from "#platform/contract/stored-file.ts";
import { SmallPictures } from "./picture-at-width.ts";

const pixels = Uint8Array.from({ length: 300 * 200 * 4 }, (_, at) => (at * 31) % 251);
const bytes = await Transformer.fromRgbaPixels(pixels, 300, 200).png();
const stored = (hash: string): StoredFile => ({ hash, mediaType: "image/webp", bytes });
const sizeOf = async (file: StoredFile) => {
  const { width, height } = await new Transformer(Buffer.from(file.bytes)).metadata();
  return [width, height];
};

test("a picture is drawn once for a width, also when several ask before it is there", async () => {
  const pictures = new SmallPictures();
  const [first, second] = await Promise.all([
    pictures.atWidth(stored("a"), 150),
    pictures.atWidth(stored("a"), 150),
  ]);
  expect(await sizeOf(first)).toEqual([150, 100]);
  expect(second.bytes).toBe(first.bytes);
  expect((await pictures.atWidth(stored("a"), 150)).bytes).toBe(first.bytes);
});

test("one that is small enough, and one that cannot be read, stay as they are", async () => {
  const pictures = new SmallPictures();
  expect((await pictures.atWidth(stored("a"), 400)).bytes).toBe(bytes);
  const broken = { ...stored("b"), bytes: new Uint8Array([1, 2, 3]) };
  expect(await pictures.atWidth(broken, 150)).toEqual(broken);
  expect(await sizeOf(await pictures.atWidth(stored("c"), 150))).toEqual([150, 100]);
});

test("when they are too many, the one asked for longest ago is forgotten", async () => {
  const one = (await new SmallPictures().atWidth(stored("a"), 150)).bytes.length;
  const pictures = new SmallPictures(2 * one);
  const drawn = async (hash: string) => (await pictures.atWidth(stored(hash), 150)).bytes;
  const [a, b] = [await drawn("a"), await drawn("b")];
  expect(await drawn("a")).toBe(a);
  await drawn("c");
  expect(pictures.bytes).toBe(2 * one);
  expect(await drawn("a")).toBe(a);
  expect(await drawn("b")).not.toBe(b);
});
