/** Writes the members of a list as a sentence of that language does: "1, 2 y 3". */
export function listText(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(texts);
}
