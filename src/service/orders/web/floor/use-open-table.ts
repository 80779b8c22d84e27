import { useNavigate } from "@tanstack/react-router";
import type { TableId } from "#platform/domain/ids.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import type { OpenAccount } from "../accounts/open-accounts.ts";

interface TableOfPlan {
  readonly id: TableId;
  readonly title: string;
}

/**
 * Returns what a tap on a table does: an occupied one shows its account, a free one begins an order. Undefined
 * for a free table when the person may not sell.
 */
export function useOpenTable(onTable: (key: string) => void) {
  const mayDo = useMayDo();
  const navigate = useNavigate();
  const maySell = mayDo("order.create");
  return (table: TableOfPlan, account: OpenAccount | undefined): (() => void) | undefined => {
    if (account) return () => onTable(account.key);
    if (!maySell) return undefined;
    const search = { tableId: table.id, tableName: table.title };
    return () =>
      void navigate({
        to: "/dashboard/pos",
        search,
        state: (before) => ({ ...before, ...search }),
      });
  };
}
