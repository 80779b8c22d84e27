import { type MenuLanguage, testLanguage } from "#platform/domain/text/languages.ts";
import * as ar from "./ar/guests.ts";
import type { CodePageWords, GuestWords } from "./en/guests.ts";
import * as en from "./en/guests.ts";
import * as es from "./es/guests.ts";
import * as fr from "./fr/guests.ts";
import * as hi from "./hi/guests.ts";
import * as ja from "./ja/guests.ts";
import * as ko from "./ko/guests.ts";
import { inTestLanguage } from "./test-language.ts";

/** The words of the guests' pages in one language. */
interface WordsForGuests {
  readonly guests: GuestWords;
  readonly codePage: CodePageWords;
}

/** Every language. For the server alone: a page brings the words of its own language. */
const words: Readonly<Record<Exclude<MenuLanguage, typeof testLanguage>, WordsForGuests>> = {
  ar,
  en,
  es,
  fr,
  hi,
  ja,
  ko,
};

/** Returns the words of the guests' pages in a language. */
export function guestWordsOf(language: MenuLanguage): WordsForGuests {
  return language === testLanguage ? inTestLanguage(words.en) : words[language];
}
