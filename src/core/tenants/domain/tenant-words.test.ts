import { expect, test } from "vitest";
import { tenantWords } from "./tenant-words.ts";

test.each([
  [undefined, null],
  ["  ", null],
  ["Pupusería La Unión", ["pupuseria", "la", "union"]],
  ["casa CASA", ["casa"]],
  ["cocina@fonda.example", ["cocina", "fonda", "example"]],
  ["100%", ["100"]],
  ["%", []],
  ["x".repeat(80), ["x".repeat(60)]],
])("%j is looked for as %j", (typed, words) => {
  expect(tenantWords(typed)).toEqual(words);
});
