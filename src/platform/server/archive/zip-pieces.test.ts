import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import type { ArchivedFile } from "../../contract/archive.ts";
import { zipPieces } from "./zip-pieces.ts";

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");

const madeAt = new Date("2026-11-28T18:00:00Z");

async function wholeOf(files: AsyncIterable<ArchivedFile>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zipPieces(files, madeAt)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* letters(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.from(`${at};`);
}

test("files that come in pieces, empty ones and packed ones are all in the zip", async () => {
  const zip = await wholeOf(
    (async function* () {
      yield { name: "carta/ñandú.csv", bytes: letters(5_000) };
      yield { name: "empty.txt", bytes: new Uint8Array(0) };
      yield { name: "picture.webp", bytes: Buffer.from("RIFF"), isDense: true };
    })(),
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(["carta/ñandú.csv", "empty.txt", "picture.webp"]);
  expect(textOf(files["carta/ñandú.csv"]).split(";")).toHaveLength(5_001);
  expect(textOf(files["picture.webp"])).toBe("RIFF");
  expect(zip.length).toBeLessThan(20_000);
});

test("the same files at the same time are the same bytes", async () => {
  const zip = () =>
    wholeOf(
      (async function* () {
        yield { name: "a.txt", bytes: Buffer.from("a") };
      })(),
    );
  vi.useFakeTimers({ toFake: ["Date"], now: madeAt });
  const first = await zip();
  vi.setSystemTime(new Date("2027-01-01T00:00:00Z"));
  expect(await zip()).toEqual(first);
  vi.useRealTimers();
});

test("what fails in the middle of a file fails the zip", async () => {
  const broken = (async function* () {
    yield {
      name: "a.csv",
      bytes: (async function* () {
        yield Buffer.from("a");
        throw new Error("the row is odd");
      })(),
    };
  })();
  await expect(wholeOf(broken)).rejects.toThrow("the row is odd");
});

test("whoever stops taking ends the making", async () => {
  let made = 0;
  const endless = (async function* () {
    for (;;) {
      made += 1;
      yield { name: `${made}.bin`, bytes: Buffer.alloc(200_000, made), isDense: true };
    }
  })();
  for await (const piece of zipPieces(endless, madeAt)) if (piece.length > 0) break;
  const before = made;
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBe(before);
  expect(made).toBeLessThan(20);
});
