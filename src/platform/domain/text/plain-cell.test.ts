import { expect, test } from "vitest";
import { plainCell } from "./plain-cell.ts";

test.each([
  ["marks that turn the direction", " \u202eププサ\u202c X\u200f ", "ププサ X"],
  ["a cell in which nobody sees anything", "\u200b\u2067", ""],
  ["the apostrophe of our own files", "'=1+1", "=1+1"],
  ["an apostrophe of a name", "'Ndrangheta", "'Ndrangheta"],
  ["joiners of Hindi", "क्\u200dष", "क्\u200dष"],
])("a cell of a file is read without %s", (_what, cell, read) => {
  expect(plainCell(cell)).toBe(read);
});
