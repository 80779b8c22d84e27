import { useNavigate } from "@tanstack/react-router";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import type { OpenAccount } from "../accounts/open-accounts.ts";

interface TableOfPlan {
  readonly id: TableId;
  readonly title: string;
}

/**
 * What a tap on a table does: an occupied one shows its account, a free one begins an order there. Undefined for a
 * free table and a person who may not sell.
 */
export function useOpenTable(onTable: (key: string) => void) {
  const user = useUser();
  const navigate = useNavigate();
  const maySell = user !== null && mayDo(actorOf(user), "order.create");
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
