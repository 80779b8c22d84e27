import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";

test("every migration has a number of its own", async () => {
  const names = (await readdir(new URL("../../../../db/migrations/", import.meta.url))).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});
