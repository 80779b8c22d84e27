import { type Language, testLanguage } from "#platform/domain/text/languages.ts";
import type * as english from "./en/catalogue.ts";
import { withFiguresIsolated } from "./figures-in-words.ts";
import { staffWords } from "./staff-words.ts";
import { inTestLanguage } from "./test-language.ts";
import type { Translated } from "./translated.ts";

/** The words of one language. */
interface Words {
  readonly catalogue: Translated<typeof english.catalogue>;
  readonly serverWords: Translated<typeof english.serverWords>;
}

/** Every language. The browser never loads this file: it fetches the catalogue of the one that its person reads. */
const words: Readonly<Record<Exclude<Language, typeof testLanguage>, Words>> = staffWords;

const told = new Map<Language, Words>();

/** Returns the words of a language. */
export function wordsOf(language: Language): Words {
  return told.getOrInsertComputed(language, () =>
    language === testLanguage ? inTestLanguage(words.en) : withFiguresIsolated(words[language], language),
  );
}

export type PublicApiWords = Words["serverWords"]["publicApi"];
