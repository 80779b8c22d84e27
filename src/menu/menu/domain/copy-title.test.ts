import { expect, test } from "vitest";
import { copyTitle } from "./copy-title.ts";

test("a copy says that it is one, and is numbered when there is one already", () => {
  expect(copyTitle("Pupusa", ["Pupusa"])).toBe("Pupusa (copia)");
  expect(copyTitle("Pupusa", ["Pupusa", "PUPUSA (cópia)"])).toBe("Pupusa (copia 2)");
  expect(copyTitle("Pupusa (copia)", ["Pupusa", "Pupusa (copia)"])).toBe("Pupusa (copia 2)");
});

test("a title that is as long as it may be is shortened", () => {
  const copy = copyTitle("a".repeat(200), []);
  expect([copy.length, copy.endsWith("a (copia)")]).toEqual([200, true]);
});
