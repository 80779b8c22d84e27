import { useEffect, useEffectEvent, useRef } from "react";
import type { MenuItemId } from "../../../../domain/ids.ts";
import type { ShowTable } from "../pos-actions.ts";
import type { Pos } from "../pos-context.ts";

/** Offers the dish of the address once, as if it were tapped, and takes it out of the address. */
export function useOfferedItem(pos: Pos, item: MenuItemId | null, showTable: ShowTable): void {
  const offered = useRef<MenuItemId | null>(null);
  const offer = useEffectEvent(() => {
    // React's strict mode runs the effect twice: the dish is offered once.
    if (offered.current === item) return;
    offered.current = item;
    if (item === null) return;
    const dish = pos.menu.items.get(item);
    showTable(pos.store.getState().cart.tableId, false);
    if (dish) pos.actions.tap(dish);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address names another dish
  useEffect(() => offer(), [item]);
}
