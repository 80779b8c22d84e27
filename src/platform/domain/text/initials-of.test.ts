import { expect, test } from "vitest";
import { initialsOf } from "./initials-of.ts";

test.each([
  ["Ana Beatriz Portillo", "AP"],
  ["carlos", "C"],
  ["  ñandú  élite ", "ÑÉ"],
  ["", ""],
])("%s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
