import { useEffect, useEffectEvent, useRef } from "react";
import { chooseTable } from "../../../../domain/cart/edit-cart.ts";
import type { TableId } from "../../../../domain/ids.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { CartStore } from "../cart/cart-store.ts";
import type { NamedTable } from "../pos-search.ts";

/**
 * Sets the table of the address in the cart. When the till opens without a table in its address and the cart has dishes
 * for one, the address follows the cart: a visit to another screen must not lose the table.
 */
export function useTableInAddress(
  store: CartStore,
  addressTable: NamedTable | null,
  showTable: (tableId: TableId | null) => void,
): void {
  const t = useT();
  const followedId = useRef<TableId | null | undefined>(undefined);
  const followAddress = useEffectEvent(() => {
    const { cart, pending } = store.getState();
    const tableId = addressTable?.id ?? null;
    const isFirst = followedId.current === undefined;
    // React's strict mode runs the effect twice: the address is followed once.
    if (followedId.current === tableId) return;
    followedId.current = tableId;
    if (tableId === cart.tableId) return;
    const keepsCartTable = pending !== null || (isFirst && addressTable === null && cart.lines.length > 0);
    if (keepsCartTable) {
      showTable(cart.tableId);
      return;
    }
    store.change(chooseTable(cart, tableId));
    // The dishes in the cart were meant for another table and go along: that is said.
    if (addressTable && cart.lines.length > 0)
      toastSuccess(t("pos.problem.table_now", { table: addressTable.name ?? String(addressTable.id) }));
  });
  const addressTableId = addressTable?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address names another table
  useEffect(() => followAddress(), [addressTableId]);
}
