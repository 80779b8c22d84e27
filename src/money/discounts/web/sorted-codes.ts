import { listQuery, sortBy } from "#platform/contract/lists.ts";
import { compareCodes } from "#platform/domain/text/compare-names.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Sort } from "#ui/data/table-column.ts";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";

/** The list in the address; `listed` is the order of the server, which gives all codes at once. */
export const codeQuery = listQuery({ sort: sortBy("listed", "code", "uses", "valid").default("listed") });

const COMPARE: Readonly<Record<string, (a: ListedDiscountCode, b: ListedDiscountCode) => number>> = {
  code: (a, b) => compareCodes(a.code, b.code),
  uses: (a, b) => a.times_used - b.times_used,
  // Codes without an end come last in ascending order.
  valid: (a, b) => compareCodes(a.end_date ?? "9999", b.end_date ?? "9999"),
};

/**
 * Returns the codes whose text or description holds the words, sorted by a column; without one in the server's order.
 */
export function sortedCodes(
  codes: readonly ListedDiscountCode[],
  words: string,
  sort: Sort | undefined,
): readonly ListedDiscountCode[] {
  const wanted = searchText(words);
  const found = codes.filter(({ code, description }) =>
    searchText(`${code} ${description ?? ""}`).includes(wanted),
  );
  const compare = sort && COMPARE[sort.key];
  if (!compare) return found;
  const direction = sort.direction === "ascending" ? 1 : -1;
  return found.toSorted((a, b) => compare(a, b) * direction);
}
