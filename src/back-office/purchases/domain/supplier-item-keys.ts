import { searchText } from "#platform/domain/text/search-text.ts";

/** Code and description of purchased goods. */
export interface SuppliedItem {
  /** The supplier's own code. */
  readonly code: string | null;
  readonly title: string;
}

/** Key under which a vendor's goods are remembered. */
export type SupplierItemKey = `code:${string}` | `title:${string}`;

/**
 * Returns the key of each line's goods at their vendor: the code, or the description without one. A code that one document uses
 * for several descriptions (some issuers give every line the same) identifies nothing.
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
