import { useQuery } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { formatAmount } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { PickTableDialog } from "#service/floor/web/public.ts";
import { openAccountsQuery } from "#service/orders/web/public.ts";
import { useCart, usePos } from "../pos-context.ts";

/** Chooses the table of the order on the plan. An occupied one shows what it owes: the order joins its account. */
export function OrderTableDialog({ onClose }: { onClose: () => void }) {
  const { menu, actions } = usePos();
  const t = useT();
  const user = useUser();
  const tableId = useCart((state) => state.cart.tableId);
  // Who may not see the accounts sees the tables alone.
  const { data } = useQuery({
    ...openAccountsQuery,
    enabled: user !== null && mayEnter(actorOf(user), "orders"),
  });
  return (
    <PickTableDialog
      label={t("pos.cart.choose_table")}
      tables={menu.tables}
      value={tableId}
      stateOf={({ id }) => {
        const account = data?.accounts.find(({ table_id }) => table_id === id);
        if (account) return { isFree: false, note: formatAmount(account.balance, menu.currency) };
        return { isFree: true, note: data ? t("common.free") : "" };
      }}
      onTake={(id) => actions.selectTable(id)}
      onClose={onClose}
    />
  );
}
