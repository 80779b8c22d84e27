import { searchText } from "#platform/domain/text/search-text.ts";

export const TABLE_TITLE_MAX = 60;
/** Most tables of a restaurant. */
export const MAX_TABLES = 500;
export const MAX_TABLES_AT_ONCE = 100;
export const MAX_SEATS = 500;
/** Marks the place of the number in a pattern of titles: "Mesa #". */
const NUMBER_MARK = "#";

interface TableRange {
  /** Pattern with or without the mark; without it the number goes at the end. */
  readonly pattern: string;
  readonly first: number;
  readonly count: number;
}

/** Makes numbered titles: the pattern "Mesa #" with first 4 and count 2 gives "Mesa 4" and "Mesa 5". */
export function tableTitles({ pattern, first, count }: TableRange): string[] {
  const marked = pattern.includes(NUMBER_MARK) ? pattern : `${pattern.trim()} ${NUMBER_MARK}`;
  return Array.from({ length: count }, (_, index) =>
    marked.replaceAll(NUMBER_MARK, String(first + index)).trim(),
  );
}

/** Splits titles into free ones and ones that people would read as an existing title. */
export function splitTitles(
  titles: readonly string[],
  existing: readonly string[],
): { readonly free: readonly string[]; readonly taken: readonly string[] } {
  const known = new Set(existing.map(searchText));
  const { free = [], taken = [] } = Object.groupBy(titles, (title) =>
    known.has(searchText(title)) ? "taken" : "free",
  );
  return { free, taken };
}

/**
 * Returns the next free title: after "Mesa 4" comes "Mesa 5" or the first free number above it, after "Barra" comes "Barra 2".
 */
export function nextTitle(title: string, existing: readonly string[]): string {
  const [, start, digits, end] = /^(.*?)(\d+)(\D*)$/.exec(title) ?? [];
  const from = digits === undefined ? 1 : Number(digits);
  const name = (number: number) => (digits === undefined ? `${title} ${number}` : `${start}${number}${end}`);
  const known = new Set(existing.map(searchText));
  let number = from + 1;
  while (known.has(searchText(name(number)))) number += 1;
  return name(number);
}
