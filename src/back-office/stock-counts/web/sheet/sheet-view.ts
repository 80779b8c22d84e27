import { searchText } from "#platform/domain/text/search-text.ts";
import type { ShownItem } from "./pending-entries.ts";

/** Views of a sheet's ingredients. */
export const sheetViews = ["left", "counted", "all"] as const;
export type SheetView = (typeof sheetViews)[number];

/** Returns the ingredients of a view whose title or group contains all the words. */
export function itemsOfView(items: readonly ShownItem[], view: SheetView, words: string): ShownItem[] {
  const wanted = searchText(words).split(/\s+/);
  return items.filter((item) => {
    if (view !== "all" && (item.counted === null) !== (view === "left")) return false;
    const text = searchText(`${item.title} ${item.group_title ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Returns the next uncounted ingredient after this one that is not deleted, starting over after the last; undefined when all
 * are counted.
 */
export function nextToCount(items: readonly ShownItem[], after: ShownItem | null): ShownItem | undefined {
  const at = items.findIndex((item) => item.inventory_item_id === after?.inventory_item_id);
  const inTurn = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return inTurn.find((item) => item.counted === null && !item.is_deleted);
}
