import type { MenuItemId } from "#platform/domain/ids.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import type { ShowTable } from "../pos-actions.ts";
import type { Pos } from "../pos-context.ts";

/** Offers the dish of the address once, as if it were tapped, and takes it out of the address. */
export function useOfferedItem(pos: Pos, item: MenuItemId | null, showTable: ShowTable): void {
  useOncePer(item, () => {
    if (item === null) return;
    const dish = pos.menu.items.get(item);
    showTable(pos.store.getState().cart.tableId, false);
    if (dish) pos.actions.tap(dish);
  });
}
