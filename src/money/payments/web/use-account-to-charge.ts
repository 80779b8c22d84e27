import { useQueryClient } from "@tanstack/react-query";
import type { OrderId, TableId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { lacksCustomer } from "#service/orders/domain/order-customer.ts";
import {
  decidePay,
  type PayRefusal,
  type Processed,
  processedCount,
} from "#service/orders/domain/payment-status.ts";
import { type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { toastError } from "#ui/feedback/toast.tsx";

/** An account is named by its table, or by one of its orders. */
export type AccountToCharge =
  | { readonly kind: "table"; readonly id: TableId; readonly name: string | null }
  | { readonly kind: "order"; readonly id: OrderId };

interface ArrivalActions {
  readonly onPay: (account: OpenAccount) => void;
  readonly onSearch: (search: string) => void;
}

/**
 * Opens the account that the person came to charge. The accounts are reloaded first, because the order just sent may
 * be missing. An account that cannot be paid yet is shown alone with the reason; a table without one gets a notice, an
 * order that is no longer open does not.
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
      const account = accounts.find((account) => isAccountToCharge(account, target));
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

function isAccountToCharge({ table_id, orders }: OpenAccount, { kind, id }: AccountToCharge): boolean {
  return kind === "table" ? table_id === id : orders.some((order) => order.id === id);
}

/** The state of charging that the card of an account shows. */
export interface ChargeState extends Processed {
  readonly isPaid: boolean;
  /** The reason why it cannot be charged now; null if it can. */
  readonly refusal: PayRefusal | null;
  readonly needsCustomer: boolean;
}

/** Derives the state from the orders by the domain's rules. */
export function chargeState({ orders, pays_first }: OpenAccount): ChargeState {
  const decision = decidePay(orders, pays_first);
  const refusal = decision.ok ? null : decision.reason;
  return {
    ...processedCount(orders),
    isPaid: refusal === "everything_paid",
    refusal,
    needsCustomer: orders.some(lacksCustomer),
  };
}
