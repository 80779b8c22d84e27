import { expect, test } from "vitest";
import { colorSchemeOfWord } from "./color-scheme-manager.ts";

test("the stored words are those of the specification", () => {
  expect(colorSchemeOfWord("light")).toBe("light");
  expect(colorSchemeOfWord("black")).toBe("dark");
});

test("an unknown or missing word leaves the choice to the system", () => {
  expect(colorSchemeOfWord("dark")).toBeNull();
  expect(colorSchemeOfWord("")).toBeNull();
  expect(colorSchemeOfWord(null)).toBeNull();
});
