import { type Language, localeOf } from "./languages.ts";

/** Writes the members of a list as a sentence of that language does: "1, 2 y 3". */
export function listText(texts: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(texts);
}
