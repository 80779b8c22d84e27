import { useEffect, useEffectEvent, useRef } from "react";
import { chooseTable } from "../../../../domain/cart/edit-cart.ts";
import type { TableId } from "../../../../domain/ids.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { CartStore } from "../cart/cart-store.ts";
import type { NamedTable } from "../pos-search.ts";

/**
 * Keeps the cart at the table of the address. Coming to the plain address with a cart that already has dishes for a
 * table, the address follows the cart: looking at the kitchen meanwhile must not lose the table.
 */
export function useTableInAddress(
  store: CartStore,
  asked: NamedTable | null,
  showTable: (tableId: TableId | null) => void,
): void {
  const t = useT();
  const seen = useRef<TableId | null | undefined>(undefined);
  const follow = useEffectEvent(() => {
    const { cart, pending } = store.getState();
    const wanted = asked?.id ?? null;
    const arrives = seen.current === undefined;
    // Told twice of the same address (as in development), it is followed once.
    if (seen.current === wanted) return;
    seen.current = wanted;
    if (wanted === cart.tableId) return;
    const keeps = pending !== null || (arrives && asked === null && cart.lines.length > 0);
    if (keeps) {
      showTable(cart.tableId);
      return;
    }
    store.change(chooseTable(cart, wanted));
    // Dishes that were meant for another table go along: that must not happen in silence.
    if (asked && cart.lines.length > 0)
      toastSuccess(t("pos.problem.table_now", { table: asked.name ?? String(asked.id) }));
  });
  const askedId = asked?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address names another table
  useEffect(() => follow(), [askedId]);
}
