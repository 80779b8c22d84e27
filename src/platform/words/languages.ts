/**
 * The languages that are complete, each with its own name as shown to its speakers. A further one is a catalogue beside
 * these, a line here and in `word-catalogues.ts`, and a migration for the columns that hold a language.
 */
export const languageNames = { es: "Español", en: "English" } as const;
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

export const fallbackLanguage: Language = "en";

/** True for a code of a complete language. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && (languages as readonly string[]).includes(code);
}
