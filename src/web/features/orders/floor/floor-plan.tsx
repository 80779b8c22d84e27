import { IconUsers } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { planSize } from "../../../../domain/floor/floor-plan.ts";
import { nearestTable, needsAttention, tableState } from "../../../../domain/floor/table-state.ts";
import { ElapsedTime } from "../../../../ui/data/elapsed-time.tsx";
import { formatAmount } from "../../../platform/format.ts";
import { useUser } from "../../../platform/session/session.ts";
import { useT } from "../../../platform/use-t.ts";
import { isBillRequested, type OpenAccount, peopleOf } from "../accounts/open-accounts.ts";
import { arrows } from "./arrows.ts";
import type { Floor, PlacedTable } from "./floor-groups.ts";
import classes from "./floor-plan.module.css";
import type { FloorViewProps } from "./floor-view-props.ts";
import { spotStyle } from "./spot-style.ts";
import { tableLooks } from "./table-look.tsx";
import { useOpenTable } from "./use-open-table.ts";

/** After so long, in minutes, a stay is shown as a long one, as on the cards. */
const LONG_STAY_MINUTES = 120;

/** One floor as it is now. Arrow keys go from table to table; Enter and a tap open it. */
export function FloorPlan({ floor, accounts, shown, now, onTable }: FloorViewProps & { floor: Floor }) {
  const openTable = useOpenTable(onTable);
  const { width, height } = planSize(floor.tables);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const direction = arrows[event.key];
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-table]")?.getAttribute("data-table");
    const from = floor.tables.find((table) => String(table.id) === id);
    if (!direction || !from) return;
    event.preventDefault();
    const next = nearestTable(floor.tables, from, direction);
    const button = next && event.currentTarget.querySelector<HTMLElement>(`[data-table="${next.id}"]`);
    button?.focus();
  };
  return (
    <div className={classes.scroll}>
      <ul
        className={classes.plan}
        style={{ "--cells-across": width, "--cells-down": height }}
        onKeyDown={move}
      >
        {floor.tables.map((table) => {
          const account = accounts.find((account) => account.table_id === table.id);
          return (
            <li key={table.id} className={classes.spot} style={spotStyle(table)}>
              <TableButton
                table={table}
                account={account}
                now={now}
                isAside={account !== undefined && !shown.includes(account)}
                onOpen={openTable(table, account)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface TableButtonProps {
  table: PlacedTable;
  account: OpenAccount | undefined;
  now: number;
  /** Does not pass search or filter. */
  isAside: boolean;
  onOpen: (() => void) | undefined;
}

function TableButton({ table, account, now, isAside, onOpen }: TableButtonProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const state = tableState(
    account
      ? { billRequested: isBillRequested(account), lines: account.orders.flatMap((order) => order.items) }
      : null,
  );
  const people = (account && peopleOf(account)) ?? null;
  return (
    <button
      type="button"
      className={classes.table}
      data-table={table.id}
      data-shape={table.shape}
      data-tone={tableLooks[state].tone}
      data-free={account === undefined || undefined}
      data-aside={isAside || undefined}
      data-alert={needsAttention(state) || undefined}
      aria-disabled={onOpen === undefined || undefined}
      onClick={onOpen}
    >
      <span className={classes.title}>{table.table_title}</span>
      <span className={classes.state}>
        {tableLooks[state].icon}
        {t(`orders.floor.state.${state}`)}
      </span>
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
                <span className="visually-hidden">{t("orders.account.people.label")}</span>
              </span>
            )}
          </span>
          <span className={classes.balance}>{formatAmount(account.balance, currency)}</span>
        </>
      ) : (
        <span className={classes.facts}>
          <IconUsers size={14} aria-hidden="true" />
          {table.seating_capacity}
          <span className="visually-hidden">
            {t("orders.account.move.seats", { count: table.seating_capacity })}
          </span>
        </span>
      )}
    </button>
  );
}
