import { localeOf, type MenuLanguage } from "./languages.ts";

// Making a format costs ten times what using it does, and a board writes a list on every card.
const formats = new Map<MenuLanguage, Intl.ListFormat>();

/** Writes the members of a list as a sentence of that language does: "1, 2 y 3". */
export function listText(texts: readonly string[], language: MenuLanguage): string {
  const format = formats.get(language) ?? new Intl.ListFormat(localeOf(language));
  formats.set(language, format);
  return format.format(texts);
}
