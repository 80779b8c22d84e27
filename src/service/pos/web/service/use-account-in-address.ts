import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseAccount } from "#service/cart/domain/edit-cart.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import type { Pos } from "../pos-context.ts";
import type { AccountWithOption } from "../pos-search.ts";

/** Makes the cart a further order of the account in the address, once, and takes it out of the address. */
export function useAccountInAddress({ store, actions }: Pos, account: AccountWithOption | null): void {
  const t = useT();
  useOncePer(account?.id ?? null, () => {
    if (account === null) return;
    const { cart } = store.getState();
    const { diningOption, ...chosen } = account;
    const isChosen = store.change(chooseAccount(cart, chosen, diningOption));
    actions.showTableInAddress(store.getState().cart.tableId);
    if (!isChosen) toastError(t("pos.send.frozen"));
    // The dishes in the cart were meant for somebody else and go along: that is said.
    else if (cart.lines.length > 0) toastSuccess(t("pos.problem.table_now", { table: account.name }));
  });
}
