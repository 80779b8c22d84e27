import { expect, test } from "vitest";
import { type Language, languages, writingOf } from "./languages.ts";
import { detailsText, listText } from "./list-text.ts";

test.each<[Language, string[], string]>([
  ["es", ["1"], "1"],
  ["es", ["pan", "higos", "agua"], "pan, higos y agua"],
  ["es", ["pan", "higos"], "pan e higos"],
  ["en", ["1", "2"], "1 and 2"],
])("in %s %j is one list: %s", (language, texts, list) => {
  expect(listText(texts, language)).toBe(list);
});

/** What stands in a text of marks that are not seen, as a person reads the code. */
const shown = (text: string) =>
  text.replaceAll("\u200f", "<").replaceAll("\u2068", "⟨").replaceAll("\u2069", "⟩");

const dishes = ["4 × Gaseosa", "2 × Quesadilla"];

test("in Arabic each member keeps its direction and the line begins at the right", () => {
  expect(shown(listText(dishes, "ar"))).toBe("<⟨4 × Gaseosa⟩ و⟨2 × Quesadilla⟩");
  expect(shown(detailsText(["Ana", null, "4 أشخاص"], writingOf("ar")))).toBe("<⟨Ana⟩، ⟨4 أشخاص⟩");
  // By its own digits it is the same language.
  expect(languages.map((language) => writingOf(language, true).language)).toEqual(languages);
  expect(shown(detailsText(dishes, writingOf("ar", true)))).toBe("<⟨4 × Gaseosa⟩، ⟨2 × Quesadilla⟩");
  expect(listText(dishes.slice(0, 1), "ar")).toBe("4 × Gaseosa");
});

test("in the others only a member that turns is isolated", () => {
  expect(shown(listText(["مريم", "Ana"], "es"))).toBe("⟨مريم⟩ y Ana");
  expect(shown(detailsText(["مريم", "Ana"], writingOf("ja")))).toBe("⟨مريم⟩、Ana");
});
