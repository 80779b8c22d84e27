import { foldText } from "#ui/forms/fold-text.ts";
import type { ShownItem } from "./pending-entries.ts";

/** Which ingredients of a sheet are shown. */
export const sheetViews = ["left", "counted", "all"] as const;
export type SheetView = (typeof sheetViews)[number];

/** The ingredients of a view whose title or group has all the words. */
export function itemsOfView(items: readonly ShownItem[], view: SheetView, words: string): ShownItem[] {
  const wanted = foldText(words).split(/\s+/);
  return items.filter((item) => {
    if (view !== "all" && (item.counted === null) !== (view === "left")) return false;
    const text = foldText(`${item.title} ${item.group_title ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The next ingredient that nobody counted after this one, unless it was deleted, from the beginning again behind the last; undefined when all are. */
export function nextToCount(items: readonly ShownItem[], after: ShownItem | null): ShownItem | undefined {
  const at = items.findIndex((item) => item.inventory_item_id === after?.inventory_item_id);
  const inTurn = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return inTurn.find((item) => item.counted === null && !item.is_deleted);
}
