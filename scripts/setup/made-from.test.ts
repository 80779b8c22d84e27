import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

interface What {
  readonly stamp: string;
  readonly files: readonly string[];
  readonly sources: readonly string[];
}

const { isMade, make } = (await import(new URL("made-from.mjs", import.meta.url).href)) as {
  isMade(root: string, what: What): boolean;
  make(root: string, what: What, work: () => Promise<void>): Promise<void>;
};

const what: What = { stamp: "dist/server.stamp", files: ["dist/server.js"], sources: ["src", "lock.json"] };
let root: string;

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const makeIt = () => make(root, what, async () => write("dist/server.js", "made"));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "comanda-made-"));
  for (const folder of ["src", "dist"]) mkdirSync(path.join(root, folder));
  write("src/main.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

test("what was made from the sources as they are is not made again", async () => {
  expect(isMade(root, what)).toBe(false);
  await makeIt();
  expect(isMade(root, what)).toBe(true);
  write("src/main.test.ts", "a test is no part of it");
  expect(isMade(root, what)).toBe(true);
});

test.each([
  ["a changed source", () => write("src/main.ts", "two")],
  ["a new source", () => write("src/other.ts", "")],
  ["other packages", () => write("lock.json", "{}")],
  ["a file that is gone", () => rmSync(path.join(root, "dist/server.js"))],
])("%s has it made anew", async (_what, change) => {
  await makeIt();
  change();
  expect(isMade(root, what)).toBe(false);
});

test("work that was broken off counts as not made, also when it had been made before", async () => {
  await makeIt();
  await expect(make(root, what, () => Promise.reject(new Error("broken off")))).rejects.toThrow("broken off");
  expect(isMade(root, what)).toBe(false);
});
