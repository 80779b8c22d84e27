/**
 * The languages that are complete. A further one is a catalogue beside these, a line in both lists here and in
 * `word-catalogues.ts`, and a migration for the columns that hold a language.
 */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "en";

/** The language's own name, as shown to its speakers. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Record<Language, string>;

/** True for a code of a complete language. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && (languages as readonly string[]).includes(code);
}
