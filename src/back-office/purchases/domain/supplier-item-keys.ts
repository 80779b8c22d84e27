import { searchText } from "#platform/domain/text/search-text.ts";

/** What a purchase says of its goods. */
export interface SuppliedItem {
  /** The supplier's own code. */
  readonly code: string | null;
  readonly title: string;
}

/** Under what a line's goods are remembered for a vendor. */
export type SupplierItemKey = `code:${string}` | `title:${string}`;

/**
 * What names the goods of each line at their vendor: its code, or its description where it has none. A code that stands for
 * several descriptions in one document (some issuers give every line the same) names nothing.
 */
export function supplierItemKeys(lines: readonly SuppliedItem[]): SupplierItemKey[] {
  const titles = new Map<string, Set<string>>();
  for (const { code, title } of lines) {
    const folded = searchText(code ?? "");
    titles.set(folded, (titles.get(folded) ?? new Set()).add(searchText(title)));
  }
  return lines.map(({ code, title }): SupplierItemKey => {
    const folded = searchText(code ?? "");
    return folded !== "" && titles.get(folded)?.size === 1 ? `code:${folded}` : `title:${searchText(title)}`;
  });
}
