import { useRef } from "react";
import type { MenuItemId, TableId } from "#platform/domain/ids.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseAccount, chooseTable } from "#service/cart/domain/edit-cart.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import type { CartStore } from "../cart/cart-store.ts";
import type { ShowTable } from "../pos-actions.ts";
import type { Pos } from "../pos-context.ts";
import type { AccountWithOption, NamedTable } from "../pos-search.ts";

interface AddressRequests {
  readonly addressTable: NamedTable | null;
  readonly account: AccountWithOption | null;
  readonly item: MenuItemId | null;
  readonly showTable: ShowTable;
}

/** Applies the address: a table, an account that gets a further order, a dish. */
export function useTillAddress(pos: Pos, { addressTable, account, item, showTable }: AddressRequests): void {
  useAccountInAddress(pos, account);
  useTableInAddress(pos.store, addressTable, showTable);
  useOfferedItem(pos, item, showTable);
}

/**
 * Sets the table of the address in the cart. If the till opens without a table in its address and the cart has dishes for one,
 * the address follows the cart, because a visit to another screen must not lose the table.
 */
function useTableInAddress(
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
    // Says so, because the dishes in the cart were meant for another table and move along.
    if (addressTable && cart.lines.length > 0)
      toastSuccess(t("pos.problem.table_now", { table: addressTable.name ?? String(addressTable.id) }));
  });
}

/** Makes the cart a further order of the account in the address, once, and removes it from the address. */
function useAccountInAddress({ store, actions }: Pos, account: AccountWithOption | null): void {
  const t = useT();
  useOncePer(account?.id ?? null, () => {
    if (account === null) return;
    const { cart } = store.getState();
    const { diningOption, ...chosen } = account;
    const isChosen = store.change(chooseAccount(cart, chosen, diningOption));
    actions.showTableInAddress(store.getState().cart.tableId);
    if (!isChosen) toastError(t("pos.send.frozen"));
    // Says so, because the dishes in the cart were meant for somebody else and move along.
    else if (cart.lines.length > 0) toastSuccess(t("pos.problem.table_now", { table: account.name }));
  });
}

/** Offers the dish of the address once, as if it were tapped, and removes it from the address. */
function useOfferedItem(pos: Pos, item: MenuItemId | null, showTable: ShowTable): void {
  useOncePer(item, () => {
    if (item === null) return;
    const dish = pos.menu.items.get(item);
    showTable(pos.store.getState().cart.tableId, false);
    if (dish) pos.actions.tap(dish);
  });
}
