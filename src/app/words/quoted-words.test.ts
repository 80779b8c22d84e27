import { expect, test } from "vitest";
import { languages, localeOf } from "#platform/domain/text/languages.ts";
import { wordsOf } from "./word-catalogues.ts";

/** A sentence that says by hand what another word is has to say that word: people type it, or look for it. */
test.each(languages)("what a sentence quotes in %s is said so where it stands", (language) => {
  const { menuFile, menuItems, payments, settings } = wordsOf(language).catalogue;
  const quoted: [sentence: string, words: readonly string[]][] = [
    [menuFile.problems.kind_unknown, Object.values(menuFile.kinds)],
    [menuFile.problems.colour_unknown, Object.values(menuItems.colours)],
    [menuFile.problems.variants_unreadable, [menuFile.grid.examples.variants]],
    [settings.charging.intro, [payments.paid]],
  ];
  const lower = (text: string) => text.toLocaleLowerCase(localeOf(language));
  const missing = quoted.flatMap(([sentence, words]) =>
    words.filter((word) => !lower(sentence).includes(lower(word))).map((word) => `${word}: ${sentence}`),
  );
  expect(missing).toEqual([]);
});
