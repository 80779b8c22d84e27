import { fallbackLanguage, type Language, languageOfTag } from "../../domain/text/languages.ts";

/** Under this name the browser keeps the language, for all its tabs. */
export const languageKey = "language";

/**
 * The language that the address asks for by `lang`, as the server reads it, else the one that was last shown in this browser, else the
 * first one of its own that the product speaks.
 */
export function languageHere(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).getAll("lang");
  const tags = [...asked, keptLanguage(), ...navigator.languages];
  return tags.map(languageOfTag).find((language) => language !== undefined) ?? fallbackLanguage;
}

// It is the browser's and not a support visit's (stored.ts), whose operator reads their own.
function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Forbidden storage: the language is that of the browser.
    return null;
  }
}

/** Keeps the language that is shown. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // See keptLanguage.
  }
}
