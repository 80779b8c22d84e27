import type { TableId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { FloorBoard } from "#service/floor/web/public.ts";
import { useTableMarks } from "#service/reservations/web/reserved-tables/table-mark.tsx";
import { useVisitMarks } from "#service/visits/web/public.ts";
import { AccountCard } from "../accounts/account-card.tsx";
import { CardGrid } from "../accounts/card-grid.tsx";
import type { OpenAccount } from "../accounts/open-accounts.ts";
import classes from "./floor-view.module.css";
import { TableButton } from "./table-button.tsx";
import { useOpenTable } from "./use-open-table.ts";

export interface FloorViewProps {
  accounts: readonly OpenAccount[];
  /** Those that pass search and filter; the tables of the others step back. */
  shown: readonly OpenAccount[];
  /** The server's clock in milliseconds. */
  now: number;
  /** Opens the account of this key. */
  onTable: (key: string) => void;
}

/** The floor plan with what goes on at each table, live; accounts without a table below it. */
export function FloorView({ accounts, shown, now, onTable }: FloorViewProps) {
  const openTable = useOpenTable(onTable);
  const markOf = useTableMarks();
  const visitAt = useVisitMarks();
  return (
    <FloorBoard
      table={(table) => {
        const account = accounts.find((account) => account.table_id === table.id);
        return (
          <TableButton
            table={table}
            account={account}
            now={now}
            {...markOf(table.id)}
            visit={visitAt(table.id, account === undefined ? "whole" : "short")}
            isAside={account !== undefined && !shown.includes(account)}
            onOpen={openTable({ id: table.id, title: table.table_title }, account)}
          />
        );
      }}
      below={(tableIds) => <AccountsElsewhere accounts={accountsElsewhere(shown, tableIds)} now={now} />}
    />
  );
}

function accountsElsewhere(accounts: readonly OpenAccount[], tableIds: ReadonlySet<TableId>) {
  return accounts.filter((account) => account.table_id === null || !tableIds.has(account.table_id));
}

function AccountsElsewhere({ accounts, now }: Pick<FloorViewProps, "accounts" | "now">) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <section className={classes.elsewhere}>
      <h2 className={classes.heading}>{t("orders.floor.without_table")}</h2>
      <CardGrid accounts={accounts} card={(account) => <AccountCard account={account} now={now} />} />
    </section>
  );
}
