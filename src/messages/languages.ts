import { en } from "./en.ts";
import { es } from "./es.ts";

/**
 * The languages that are complete; nothing else lists them. A further one is a catalogue beside these, a line in each
 * of the three lists here, and a migration for the columns that hold a language.
 */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "en";

/** Every catalogue by language. */
export const catalogues = { en, es } as const satisfies Record<Language, unknown>;

/** The language's own name, as shown to its speakers. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Record<Language, string>;

/** True for a code of a complete language. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && (languages as readonly string[]).includes(code);
}
