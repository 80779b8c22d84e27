import { expect, test } from "vitest";
import { nameText, optionalName } from "./name-text.ts";

test.each([
  ["  Café Las Nubes ", "Café Las Nubes"],
  ["\u202eanaM\u202c", "anaM"],
])("the name %j is %s", (typed, name) => {
  expect(nameText(100).parse(typed)).toBe(name);
});

test.each(["", "\u200b", "\u202e", "Ana\nMaría", "Ana\tMaría", "x".repeat(101)])("%j is no name", (typed) => {
  expect(nameText(100).safeParse(typed).success).toBe(false);
});

test("a name that may be left out may be empty too", () => {
  expect([null, undefined, "", "\u202e"].map((typed) => optionalName(100).parse(typed))).toEqual([
    null,
    undefined,
    "",
    "",
  ]);
});
