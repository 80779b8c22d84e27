import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";

test("every migration has its own number, without a gap", async () => {
  const names = (await readdir(new URL("../../../../db/migrations/", import.meta.url))).sort();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
});
