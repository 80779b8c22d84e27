import { type Language, testLanguage } from "#platform/domain/text/languages.ts";
import type { CodePageWords, DocumentPageWords, GuestWords, ReservationPageWords } from "./en/guests.ts";
import { guestWords } from "./every-guest-words.ts";
import { inTestLanguage } from "./test-language.ts";

/** The words of the guests' pages in one language. */
interface WordsForGuests {
  readonly guests: GuestWords;
  readonly codePage: CodePageWords;
  readonly documentPage: DocumentPageWords;
  readonly reservationPage: ReservationPageWords;
}

/** Every language. For the server alone: a page brings the words of its own language. */
const words: Readonly<Record<Exclude<Language, typeof testLanguage>, WordsForGuests>> = guestWords;

/** Returns the words of the guests' pages in a language. */
export function guestWordsOf(language: Language): WordsForGuests {
  return language === testLanguage ? inTestLanguage(words.en) : words[language];
}
