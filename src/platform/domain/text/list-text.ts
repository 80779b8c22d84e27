import { type Language, localeOf, type Writing } from "./languages.ts";

/** Writes the members of a list as a sentence of that language does: "1, 2 y 3". */
export function listText(texts: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(texts);
}

/** A name and its details, or details alone, beside each other: "Pupusa, De maíz". Those that say nothing are left out. */
export function detailsText(
  texts: readonly (string | null | undefined | false)[],
  { comma }: Pick<Writing, "comma">,
): string {
  return texts.filter(Boolean).join(comma ?? ", ");
}
