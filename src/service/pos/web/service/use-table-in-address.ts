import { useRef } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseTable } from "#service/cart/domain/edit-cart.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
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
  const isFirst = useRef(true);
  const tableId = addressTable?.id ?? null;
  useOncePer(tableId, () => {
    const { cart, pending } = store.getState();
    const isOpening = isFirst.current;
    isFirst.current = false;
    if (tableId === cart.tableId) return;
    const keepsCartTable = pending !== null || (isOpening && addressTable === null && cart.lines.length > 0);
    if (keepsCartTable) {
      showTable(cart.tableId);
      return;
    }
    store.change(chooseTable(cart, tableId));
    // The dishes in the cart were meant for another table and go along: that is said.
    if (addressTable && cart.lines.length > 0)
      toastSuccess(t("pos.problem.table_now", { table: addressTable.name ?? String(addressTable.id) }));
  });
}
