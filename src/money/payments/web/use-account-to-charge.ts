import { useQueryClient } from "@tanstack/react-query";
import type { OrderId, TableId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { chargeState } from "./charge-state.ts";

/** An account is known by its table, or by one of its orders. */
export type AccountToCharge =
  | { readonly kind: "table"; readonly id: TableId; readonly name: string | null }
  | { readonly kind: "order"; readonly id: OrderId };

interface ArrivalActions {
  readonly onPay: (account: OpenAccount) => void;
  readonly onSearch: (search: string) => void;
}

/**
 * Whoever comes to charge an account gets it opened. The accounts are asked for anew: the order that was just sent
 * may not be in those known. An account that cannot be paid yet is shown alone, with the reason; a table without one is
 * told, an order that is not open any more is not.
 */
export function useAccountToCharge(
  wanted: AccountToCharge | null,
  { onPay, onSearch }: ArrivalActions,
): void {
  const t = useT();
  const client = useQueryClient();
  const arrive = async (target: AccountToCharge) => {
    const table = target.kind === "table" ? (target.name ?? String(target.id)) : "";
    try {
      const { accounts } = await client.fetchQuery({ ...openAccountsQuery, staleTime: 0 });
      const account = accounts.find((account) => isWanted(account, target));
      const state = account && chargeState(account);
      onSearch(account && state?.refusal ? table || String(account.orders[0]?.token_no ?? "") : "");
      if (!account || !state) {
        if (target.kind === "table") toastError(t("payments.no_account", { table }));
      } else if (state.refusal === null) onPay(account);
      else toastError(t(`payments.wait.${state.refusal}`, { count: state.total - state.processed }));
    } catch (error) {
      onSearch(table);
      showFailure(error, "orders.failure.load");
    }
  };
  useOncePer(wanted && `${wanted.kind} ${wanted.id}`, () => {
    if (wanted) void arrive(wanted);
  });
}

function isWanted({ table_id, orders }: OpenAccount, { kind, id }: AccountToCharge): boolean {
  return kind === "table" ? table_id === id : orders.some((order) => order.id === id);
}
