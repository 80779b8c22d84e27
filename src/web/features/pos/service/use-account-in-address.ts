import { useEffect, useEffectEvent, useRef } from "react";
import { chooseAccount } from "../../../../domain/cart/edit-cart.ts";
import type { AccountId } from "../../../../domain/ids.ts";
import { toastError, toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { Pos } from "../pos-context.ts";
import type { AccountWithOption } from "../pos-search.ts";

/** Makes the cart a further order of the account in the address, once, and takes it out of the address. */
export function useAccountInAddress({ store, actions }: Pos, account: AccountWithOption | null): void {
  const t = useT();
  const followedId = useRef<AccountId | null>(null);
  const follow = useEffectEvent(() => {
    // React's strict mode runs the effect twice: the address is followed once.
    if (followedId.current === (account?.id ?? null)) return;
    followedId.current = account?.id ?? null;
    if (account === null) return;
    const { cart } = store.getState();
    const { diningOption, ...chosen } = account;
    const isChosen = store.change(chooseAccount(cart, chosen, diningOption));
    actions.showTableInAddress(store.getState().cart.tableId);
    if (!isChosen) toastError(t("pos.send.frozen"));
    // The dishes in the cart were meant for somebody else and go along: that is said.
    else if (cart.lines.length > 0) toastSuccess(t("pos.problem.table_now", { table: account.name }));
  });
  const accountId = account?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address names another account
  useEffect(() => follow(), [accountId]);
}
