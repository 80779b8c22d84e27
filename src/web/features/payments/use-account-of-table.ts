import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { TableId } from "../../../domain/ids.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { showFailure } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { type OpenAccount, openAccountsQuery } from "../orders/public.ts";
import { chargeState } from "./charge-state.ts";

export interface TableToCharge {
  readonly id: TableId;
  readonly name: string | null;
}

interface ArrivalActions {
  readonly onPay: (account: OpenAccount) => void;
  readonly onSearch: (search: string) => void;
}

/**
 * Whoever comes to charge a table gets its account opened. The accounts are asked for anew: the order that was just sent
 * may not be in those known. An account that cannot be paid yet is shown alone, with the reason; none is told.
 */
export function useAccountOfTable(
  tableToCharge: TableToCharge | null,
  { onPay, onSearch }: ArrivalActions,
): void {
  const t = useT();
  const client = useQueryClient();
  const handledId = useRef<TableToCharge["id"] | null>(null);
  const arrive = useEffectEvent(async ({ id, name }: TableToCharge) => {
    // Told twice of the same address (as in development), it is followed once.
    if (handledId.current === id) return;
    handledId.current = id;
    const table = name ?? String(id);
    try {
      const { accounts } = await client.fetchQuery({ ...openAccountsQuery, staleTime: 0 });
      const account = accounts.find((account) => account.table_id === id);
      const state = account && chargeState(account);
      onSearch(state?.refusal ? table : "");
      if (!account || !state) toastError(t("payments.no_account", { table }));
      else if (state.refusal === null) onPay(account);
      else toastError(t(`payments.wait.${state.refusal}`, { count: state.total - state.processed }));
    } catch (error) {
      onSearch(table);
      showFailure(error, "orders.failure.load");
    }
  });
  const tableId = tableToCharge?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address names a table
  useEffect(() => {
    if (tableToCharge) void arrive(tableToCharge);
    else handledId.current = null;
  }, [tableId]);
}
