import { Transformer } from "@napi-rs/image";
import { imageDimensionsFromData } from "image-dimensions";
import { expect, test } from "vitest";
import type { AppError } from "#platform/server/http/app-error.ts";
import { preparePicture } from "./prepare-picture.ts";

const rgba = (width: number, height: number) =>
  Transformer.fromRgbaPixels(
    Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 31) % 251),
    width,
    height,
  );
const sizeOf = (bytes: Uint8Array) => {
  const { width, height } = imageDimensionsFromData(bytes) ?? {};
  return { width, height };
};
const png = await rgba(900, 600).png();
const jpeg = await rgba(900, 600).jpeg(80);
const webp = await rgba(900, 600).webp(80);

const refusal = (bytes: Uint8Array) =>
  preparePicture({ tenantId: 1 }, "image", bytes).then(
    () => "taken",
    (error: unknown) => (error as AppError).options.fields?.[0],
  );

/** A PNG that says it is so large; its pixels never come. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test.each([
  ["PNG", png],
  ["JPEG", jpeg],
  ["WebP", webp],
])("a %s is drawn anew: WebP, at most 512 pixels and 0.5 MB", async (_kind, bytes) => {
  const picture = await preparePicture({ tenantId: 1 }, "image", bytes);
  expect(picture.mediaType).toBe("image/webp");
  expect(sizeOf(picture.bytes)).toEqual({ width: 512, height: 341 });
  expect(picture.bytes.length).toBeLessThanOrEqual(512 * 1024);
});

/** A picture with a second, smaller statement of its size in front of the true one. */
function withSmallerSize(picture: Buffer): Buffer {
  if (picture.toString("latin1", 0, 4) === "RIFF") {
    const smaller = Buffer.from(picture);
    smaller.writeUIntLE(9, 24, 3);
    smaller.writeUIntLE(9, 27, 3);
    return smaller;
  }
  const at = picture.indexOf(Buffer.from([0xff, 0xc0]));
  const frame = Buffer.from(picture.subarray(at, at + 2 + picture.readUInt16BE(at + 2)));
  frame.writeUInt32BE(0x000a_000a, 5);
  return Buffer.concat([picture.subarray(0, at), frame, picture.subarray(at)]);
}

const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name, "latin1"), length, content, Buffer.alloc(content.length % 2)]);
};

/** A WebP that shows the same picture twice, one after the other. */
function filmOf(picture: Buffer): Buffer {
  const [header, parts] = [picture.subarray(20, 30), picture.subarray(30)];
  const [film, size] = [Buffer.from(header), header.subarray(4)];
  film.writeUInt8(film.readUInt8(0) | 0x02);
  const frame = chunk("ANMF", Buffer.concat([Buffer.alloc(6), size, Buffer.from([100, 0, 0, 0]), parts]));
  const chunks = [chunk("VP8X", film), chunk("ANIM", Buffer.alloc(6)), frame, frame];
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}

test("a small picture is not made larger", async () => {
  const { bytes } = await preparePicture({ tenantId: 1 }, "image", await rgba(40, 30).png());
  expect(sizeOf(bytes)).toEqual({ width: 40, height: 30 });
});

test("a picture lying on its side is set upright, and where it was taken is forgotten", async () => {
  const exif = Buffer.concat([
    Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x02", "latin1"),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]),
    Buffer.from([0x01, 0x0e, 0, 2, 0, 0, 0, 4, 0x47, 0x50, 0x53, 0, 0, 0, 0, 0]),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const lying = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  const { bytes } = await preparePicture({ tenantId: 1 }, "image", lying);
  expect(sizeOf(bytes)).toEqual({ width: 341, height: 512 });
  expect(Buffer.from(bytes).includes("Exif")).toBe(false);
});

test("289 million pixels are refused by what the file says, before any memory is used", async () => {
  const before = process.memoryUsage().rss;
  expect(await refusal(pngOf(17_000, 17_000))).toEqual({ field: "image", code: "too_many_pixels" });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test("a thin picture of as many pixels is refused: one row of them takes seconds", async () => {
  expect(await refusal(pngOf(1, 16_000_000))).toEqual({ field: "image", code: "too_many_pixels" });
  expect(await refusal(pngOf(16_000, 900))).toEqual({ field: "image", code: "too_many_pixels" });
});

test.each([
  ["a script named .png", Buffer.from("#!/bin/sh\nrm -rf /\n")],
  [
    "an SVG with a script",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
  ["a PNG that is cut off", png.subarray(0, png.length - 100)],
  ["a JPEG that is cut off", jpeg.subarray(0, jpeg.length / 2)],
  ["a WebP that is cut off", webp.subarray(0, webp.length - 10)],
  ["a PNG with a page behind it", Buffer.concat([png, Buffer.from("<script>alert(1)</script>")])],
  ["a JPEG with an archive behind it", Buffer.concat([jpeg, Buffer.from("PK\x03\x04")])],
  ["a WebP with a page behind it", Buffer.concat([webp, Buffer.from("<html>")])],
  ["a PNG without pixels", pngOf(0, 10)],
  ["a PNG whose size is a lie", pngOf(3_000, 3_000)],
  ["a JPEG that states two sizes", withSmallerSize(jpeg)],
  ["a WebP that states two sizes", withSmallerSize(webp)],
  ["a WebP that is a film", filmOf(webp)],
  ["only the mark of a PNG", png.subarray(0, 8)],
  ["nothing", Buffer.alloc(0)],
])("%s is refused at its field", async (_what, bytes) => {
  expect(await refusal(bytes)).toEqual({ field: "image", code: "not_a_picture" });
});

test("a restaurant that sends ever more pictures waits, another does not", async () => {
  const sent = Array.from({ length: 40 }, () =>
    preparePicture({ tenantId: 2 }, "image", png).then(
      () => "taken",
      (error: unknown) => (error as AppError).code,
    ),
  );
  expect((await preparePicture({ tenantId: 3 }, "image", png)).mediaType).toBe("image/webp");
  const answers = Map.groupBy(await Promise.all(sent), (answer) => answer);
  expect([...answers.keys()].toSorted()).toEqual(["taken", "too_many_requests"]);
});

test("one after the other, and a refused one does not stop the next", async () => {
  const answers = await Promise.all([refusal(Buffer.from("no")), refusal(png), refusal(jpeg)]);
  expect(answers).toEqual([{ field: "image", code: "not_a_picture" }, "taken", "taken"]);
});
