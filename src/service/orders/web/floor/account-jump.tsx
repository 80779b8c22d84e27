import { useQuery } from "@tanstack/react-query";
import { TableJump, useFloor } from "#service/floor/web/public.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { useOpenTable } from "./use-open-table.ts";

/** A number and Enter open that table: its account, or a new order there. */
export function AccountJump({ onTable }: { onTable: (key: string) => void }) {
  const { data: floor } = useFloor();
  const { data: open } = useQuery(openAccountsQuery);
  const openTable = useOpenTable(onTable);
  return (
    <TableJump
      tables={(floor?.tables ?? []).map(({ id, table_title: title }) => ({ id, title }))}
      onTable={(table) => {
        const account = open?.accounts.find((account) => account.table_id === table.id);
        openTable(table, account)?.();
      }}
    />
  );
}
