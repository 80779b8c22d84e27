import { expect, test } from "vitest";
import { modeOfWord } from "./theme-mode.ts";

test("the stored words are those of the specification", () => {
  expect(modeOfWord("light")).toBe("light");
  expect(modeOfWord("black")).toBe("dark");
});

test("an unknown or missing word leaves the choice to the system", () => {
  expect(modeOfWord("dark")).toBeNull();
  expect(modeOfWord("")).toBeNull();
  expect(modeOfWord(null)).toBeNull();
});
