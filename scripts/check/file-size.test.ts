import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Lines a file may have. Aim at 60 to 150; these are the ends. */
const limitOf = (file: string) => (file.endsWith(".tsx") ? 300 : 400);

/** Files that are larger, with the lines they have today. The list may only shrink, and so may each number. */
const exceptions: Readonly<Record<string, number>> = {};

const roots = ["src", "db", "scripts", "e2e", "bench"];

function sizes(): Map<string, number> {
  const files = roots.flatMap((root) => {
    try {
      return sourceFiles(root);
    } catch {
      return []; // not every root has come into being yet
    }
  });
  return new Map(files.map((file) => [file, readFileSync(file, "utf8").trimEnd().split("\n").length]));
}

test("no file is larger than its limit", () => {
  const found = sizes();
  expect(found.size).toBeGreaterThan(50);
  const tooLarge = [...found].filter(([file, lines]) => lines > (exceptions[file] ?? limitOf(file)));
  expect(tooLarge).toEqual([]);
});

test("the exceptions are still needed, at their size", () => {
  const found = sizes();
  for (const [file, lines] of Object.entries(exceptions)) {
    expect(found.get(file), `${file} has shrunk: shrink the list too`).toBe(lines);
    expect(lines, `${file} needs no exception any more`).toBeGreaterThan(limitOf(file));
  }
});
