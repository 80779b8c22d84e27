import { expect, test } from "vitest";
import { categoryColours } from "#menu/menu/domain/category-colour.ts";
import { languages } from "#platform/domain/text/languages.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { fileColumns, fileKinds } from "../domain/menu-file.ts";
import { headOf, readWords, writeWords } from "./menu-file-words.ts";

test.each(languages)(
  "each word of a file in %s means one thing, whatever the language of who reads it",
  (language) => {
    const say = sayIn(language);
    const { kind, colour, flag } = writeWords(say);
    expect(headOf(say).map(readWords.columnOf)).toEqual(fileColumns);
    expect(fileKinds.map((each) => readWords.kindOf(kind(each)))).toEqual(fileKinds);
    expect(categoryColours.map((each) => readWords.colourOf(colour(each)))).toEqual(categoryColours);
    expect([true, false].map((isOn) => readWords.flagOf(flag(isOn)))).toEqual([true, false]);
    const heads = headOf(say).map(searchText);
    expect(new Set(heads).size).toBe(heads.length);
  },
);

test("headings that files had before are read", () => {
  expect(["VAT %", "Colour", "Título", "Chosen at first"].map(readWords.columnOf)).toEqual([
    "iva",
    "colour",
    "title",
    "default",
  ]);
});

test.each(languages)(
  "in %s both files of the menu call its parts the same, by words that name one",
  (language) => {
    const say = sayIn(language);
    for (const kind of ["category", "item", "variant", "addon"] as const)
      expect(searchText(say(`menuItems.translations.part_${kind}`))).toBe(
        searchText(say(`menuFile.kinds.${kind}`)),
      );
  },
);
