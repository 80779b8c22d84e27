import { IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { FloorTable } from "#service/floor/contract/floor.ts";
import { needsAttention } from "#service/floor/domain/table-state.ts";
import { FloorBoard } from "#service/floor/web/public.ts";
import { useTableMarks } from "#service/reservations/web/reserved-tables/table-mark.tsx";
import { useVisitMarks } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { Box, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { accountState, stateLooks } from "../accounts/account-state.tsx";
import { HeldCourse } from "../accounts/account-tile.tsx";
import { LONG_STAY_MINUTES, type OpenAccount, peopleOf } from "../accounts/open-accounts.ts";
import { AccountGrid } from "../board/account-grid.tsx";
import classes from "./floor-view.module.css";
import { useOpenTable } from "./use-open-table.ts";

interface FloorViewProps {
  accounts: readonly OpenAccount[];
  /** Accounts that pass search and filter; the tables of the others are dimmed. */
  shown: readonly OpenAccount[];
  /** The server's clock in milliseconds. */
  now: number;
  /** Key of the account whose details are shown. */
  opened: string | null;
  /** Opens the account of this key. */
  onTable: (key: string) => void;
  /** Draws an account without a table. */
  tile: (account: OpenAccount) => ReactNode;
}

/** Shows the floor plan with the live state of each table, and accounts without a table below it. */
export function FloorView({ accounts, shown, now, opened, onTable, tile }: FloorViewProps) {
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
            isOpen={account !== undefined && account.key === opened}
            isAside={account !== undefined && !shown.includes(account)}
            onOpen={openTable({ id: table.id, title: table.table_title }, account)}
          />
        );
      }}
      below={(tableIds) => <AccountsElsewhere accounts={accountsElsewhere(shown, tableIds)} tile={tile} />}
    />
  );
}

function accountsElsewhere(accounts: readonly OpenAccount[], tableIds: ReadonlySet<TableId>) {
  return accounts.filter((account) => account.table_id === null || !tableIds.has(account.table_id));
}

function AccountsElsewhere({ accounts, tile }: Pick<FloorViewProps, "accounts" | "tile">) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <Box as="section" above={24}>
      <Text as="h2" below={8} size="md" weight={650}>
        {t("common.no_table")}
      </Text>
      <AccountGrid accounts={accounts} tile={tile} />
    </Box>
  );
}

interface TableButtonProps {
  table: FloorTable;
  account: OpenAccount | undefined;
  now: number;
  /** Reservation mark, if the table is kept for somebody. */
  mark: ReactNode;
  /** True when a party sits there that has not ordered yet: the table has no account but is not free. */
  isSeated: boolean;
  /** Marks of the guests' phones at the table. */
  visit: ReturnType<ReturnType<typeof useVisitMarks>>;
  /** True while its details are shown. */
  isOpen: boolean;
  /** True when it does not pass search or filter. */
  isAside: boolean;
  onOpen: (() => void) | undefined;
}

/** Shows a table of the plan and its state. Enter and a tap open it. */
function TableButton(props: TableButtonProps) {
  const { table, account, now, mark, visit, isAside, onOpen } = props;
  const isSeated = props.isSeated || visit.phones > 0;
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const state = accountState(account, now);
  const people = (account && peopleOf(account)) ?? null;
  return (
    <button
      type="button"
      className={classes.table}
      data-shape={table.shape}
      data-tone={stateLooks[state].tone}
      data-free={(account === undefined && !isSeated) || undefined}
      data-aside={isAside || undefined}
      data-alert={needsAttention(state) || undefined}
      data-calling={visit.isCalling || undefined}
      aria-expanded={account === undefined ? undefined : props.isOpen}
      aria-disabled={onOpen === undefined || undefined}
      onClick={onOpen}
    >
      <span className={classes.title}>{table.table_title}</span>
      {account || !isSeated ? (
        <span className={classes.state}>
          {stateLooks[state].icon}
          {t(`orders.state.${state}`)}
        </span>
      ) : null}
      {account ? (
        <span className={classes.facts}>
          <ElapsedTime
            since={new Date(account.openedAt).toISOString()}
            now={now}
            lateAfter={LONG_STAY_MINUTES}
          />
          {people === null ? null : (
            <span className={classes.people}>
              <IconUsers size={14} aria-hidden="true" />
              {formatCount(people)}
              <VisuallyHidden>{t("common.people")}</VisuallyHidden>
            </span>
          )}
          <HeldCourse account={account} />
          <span className={classes.balance}>{formatAmount(account.balance, currency)}</span>
        </span>
      ) : (
        <Seats count={table.seating_capacity} />
      )}
      {visit.marks}
      {mark}
    </button>
  );
}

/** Shows the seats of the table. */
function Seats({ count }: { count: number }) {
  const t = useT();
  return (
    <span className={classes.facts}>
      <IconUsers size={14} aria-hidden="true" />
      {formatCount(count)}
      <VisuallyHidden>{t("common.people_count", { count })}</VisuallyHidden>
    </span>
  );
}
