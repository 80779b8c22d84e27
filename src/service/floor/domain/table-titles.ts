import { searchText } from "#platform/domain/text/search-text.ts";

export const TABLE_TITLE_MAX = 60;
/** So many tables a restaurant has at most, and so many can be added in one go. */
export const MOST_TABLES = 500;
export const MOST_TABLES_AT_ONCE = 100;
export const MOST_SEATS = 500;
/** Stands for the number in a pattern of names: "Mesa #". */
export const NUMBER_MARK = "#";

export interface TableRange {
  /** With or without the mark; without it the number comes at the end. */
  readonly pattern: string;
  readonly first: number;
  readonly count: number;
}

/** "Mesa #", 4 and 2 are "Mesa 4" and "Mesa 5". */
export function tableTitles({ pattern, first, count }: TableRange): string[] {
  const marked = pattern.includes(NUMBER_MARK) ? pattern : `${pattern.trim()} ${NUMBER_MARK}`;
  return Array.from({ length: count }, (_, index) =>
    marked.replaceAll(NUMBER_MARK, String(first + index)).trim(),
  );
}

/** Which of these names are free, and which somebody would read as one that is there already. */
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

/** The next free name after this one: "Mesa 4" gives "Mesa 5", or the first after it that nobody has; "Barra" gives "Barra 2". */
export function nextTitle(title: string, existing: readonly string[]): string {
  const [, start, digits, end] = /^(.*?)(\d+)(\D*)$/.exec(title) ?? [];
  const from = digits === undefined ? 1 : Number(digits);
  const name = (number: number) => (digits === undefined ? `${title} ${number}` : `${start}${number}${end}`);
  const known = new Set(existing.map(searchText));
  let number = from + 1;
  while (known.has(searchText(name(number)))) number += 1;
  return name(number);
}
