import {
  IconArmchair,
  IconCheck,
  IconClock,
  IconFlame,
  IconPlayerPause,
  IconReceipt,
  IconToolsKitchen2,
  IconUsers,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { FloorTable } from "#service/floor/contract/floor.ts";
import { needsAttention, type TableState, tableState } from "#service/floor/domain/table-state.ts";
import { FloorBoard } from "#service/floor/web/public.ts";
import { useTableMarks } from "#service/reservations/web/reserved-tables/table-mark.tsx";
import { useVisitMarks } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { Box, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import { isHeld } from "../../domain/course.ts";
import { AccountCard } from "../accounts/account-card.tsx";
import { CardGrid } from "../accounts/card-grid.tsx";
import { isBillRequested, LONG_STAY_MINUTES, type OpenAccount, peopleOf } from "../accounts/open-accounts.ts";
import { heldCourses, heldNow } from "../courses/held-courses.ts";
import classes from "./floor-view.module.css";

interface FloorViewProps {
  accounts: readonly OpenAccount[];
  /** Accounts that pass search and filter; the tables of the others are dimmed. */
  shown: readonly OpenAccount[];
  /** The server's clock in milliseconds. */
  now: number;
  /** Opens the account of this key. */
  onTable: (key: string) => void;
}

/** Shows the floor plan with the live state of each table, and accounts without a table below it. */
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
    <Box as="section" above={24}>
      <Text as="h2" below={8} size="md" weight={650}>
        {t("common.no_table")}
      </Text>
      <CardGrid accounts={accounts} card={(account) => <AccountCard account={account} now={now} />} />
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
  const state = tableState(
    account ? { billRequested: isBillRequested(account), lines: linesThatCount(account) } : null,
  );
  const people = (account && peopleOf(account)) ?? null;
  return (
    <button
      type="button"
      className={classes.table}
      data-shape={table.shape}
      data-tone={tableLooks[state].tone}
      data-free={(account === undefined && !isSeated) || undefined}
      data-aside={isAside || undefined}
      data-alert={needsAttention(state) || undefined}
      data-calling={visit.isCalling || undefined}
      aria-disabled={onOpen === undefined || undefined}
      onClick={onOpen}
    >
      <span className={classes.title}>{table.table_title}</span>
      {account || !isSeated ? (
        <span className={classes.state}>
          {tableLooks[state].icon}
          {t(`orders.floor.state.${state}`)}
        </span>
      ) : null}
      {account ? (
        <>
          <span className={classes.facts}>
            <ElapsedTime
              since={new Date(account.openedAt).toISOString()}
              now={now}
              lateAfter={LONG_STAY_MINUTES}
            />
            {people === null ? null : (
              <span className={classes.people}>
                <IconUsers size={14} aria-hidden="true" />
                {people}
                <VisuallyHidden>{t("common.people")}</VisuallyHidden>
              </span>
            )}
            <HeldMark account={account} />
          </span>
          <span className={classes.balance}>{formatAmount(account.balance, currency)}</span>
        </>
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
      {count}
      <VisuallyHidden>{t("common.people_count", { count })}</VisuallyHidden>
    </span>
  );
}

/** Marks the course that waits to be fired. */
function HeldMark({ account }: { account: OpenAccount }) {
  const t = useT();
  const [held] = heldCourses(account);
  if (!held) return null;
  const { course } = held;
  return (
    <span className={classes.people}>
      <IconPlayerPause size={14} aria-hidden="true" />
      <span aria-hidden="true">{t("orders.course.short", { course })}</span>
      <VisuallyHidden>{t("orders.course.is_held", { course })}</VisuallyHidden>
    </span>
  );
}

/** Returns the lines that decide a table's state: held lines only count when there is nothing else. */
function linesThatCount({ orders }: OpenAccount) {
  const lines = orders.flatMap((order) => order.items);
  const going = lines.filter((line) => !isHeld(line, heldNow()));
  return going.length > 0 ? going : lines;
}

interface TableLook {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const iconLook = { size: 16, "aria-hidden": true } as const;

/** Colour and icon of each state of a table. */
const tableLooks = {
  free: { tone: "grey", icon: <IconArmchair {...iconLook} /> },
  bill: { tone: "amber", icon: <IconReceipt {...iconLook} /> },
  waiting: { tone: "amber", icon: <IconClock {...iconLook} /> },
  preparing: { tone: "blue", icon: <IconFlame {...iconLook} /> },
  ready: { tone: "green", icon: <IconCheck {...iconLook} /> },
  served: { tone: "brand", icon: <IconToolsKitchen2 {...iconLook} /> },
} as const satisfies Record<TableState, TableLook>;

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
