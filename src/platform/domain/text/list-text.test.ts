import { expect, test } from "vitest";
import type { Language } from "./languages.ts";
import { listText } from "./list-text.ts";

test.each<[Language, string[], string]>([
  ["es", ["1"], "1"],
  ["es", ["pan", "higos", "agua"], "pan, higos y agua"],
  ["es", ["pan", "higos"], "pan e higos"],
  ["en", ["1", "2"], "1 and 2"],
])("in %s %j is one list: %s", (language, texts, list) => {
  expect(listText(texts, language)).toBe(list);
});
