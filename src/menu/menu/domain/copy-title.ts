import { searchText } from "#platform/domain/text/search-text.ts";

const MAX_SIGNS = 200;

/** Returns the title of a copy: "Pupusa (copia)", then "Pupusa (copia 2)", the first that is free. */
export function copyTitle(title: string, taken: readonly string[]): string {
  const known = new Set(taken.map(searchText));
  const plain = title.replace(/ \(copia(?: \d+)?\)$/, "");
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? " (copia)" : ` (copia ${number})`;
    const copy = plain.slice(0, MAX_SIGNS - ending.length) + ending;
    if (!known.has(searchText(copy))) return copy;
  }
}
