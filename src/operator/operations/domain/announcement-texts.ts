import { fallbackLanguage, type Language, languages } from "#platform/domain/text/languages.ts";

/** The texts of an announcement by language; an empty or missing one was not written. */
export type AnnouncementTexts = Readonly<Record<string, string>>;

/** Returns the text for a reader, in English where it was not written in their language. */
export const announcementText = (texts: AnnouncementTexts, language: Language): string =>
  texts[languageOfText(texts, language)] ?? "";

/** Returns the language that a reader gets the text in. */
export const languageOfText = (texts: AnnouncementTexts, language: Language): Language =>
  texts[language] ? language : fallbackLanguage;

/** Returns a text for each language of today, in one order; an empty one where none was written. */
export const inTodaysLanguages = (texts: AnnouncementTexts): Record<(typeof languages)[number], string> =>
  Object.fromEntries(languages.map((language) => [language, texts[language] ?? ""])) as Record<
    (typeof languages)[number],
    string
  >;
