import { IconPlayerPause, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { FloorTable } from "#service/floor/contract/floor.ts";
import { needsAttention, tableState } from "#service/floor/domain/table-state.ts";
import type { useVisitMarks } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { isHeld } from "../../domain/course.ts";
import { isBillRequested, LONG_STAY_MINUTES, type OpenAccount, peopleOf } from "../accounts/open-accounts.ts";
import { heldCourses, heldNow } from "../courses/held-courses.ts";
import classes from "./table-button.module.css";
import { tableLooks } from "./table-look.tsx";

export interface TableButtonProps {
  table: FloorTable;
  account: OpenAccount | undefined;
  now: number;
  /** Whom it is kept for, if anybody. */
  mark: ReactNode;
  /** A party sits there that has not ordered yet: without an account it is not free either. */
  isSeated: boolean;
  /** What its guests' phones do there. */
  visit: ReturnType<ReturnType<typeof useVisitMarks>>;
  /** Does not pass search or filter. */
  isAside: boolean;
  onOpen: (() => void) | undefined;
}

/** A table on the plan and what goes on there. Enter and a tap open it. */
export function TableButton(props: TableButtonProps) {
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
                <span className="visually-hidden">{t("orders.account.people.label")}</span>
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

/** How many sit at the table when it is full. */
function Seats({ count }: { count: number }) {
  const t = useT();
  return (
    <span className={classes.facts}>
      <IconUsers size={14} aria-hidden="true" />
      {count}
      <span className="visually-hidden">{t("orders.account.move.seats", { count })}</span>
    </span>
  );
}

/** The course that waits to be fired. */
function HeldMark({ account }: { account: OpenAccount }) {
  const t = useT();
  const [held] = heldCourses(account);
  if (!held) return null;
  const { course } = held;
  return (
    <span className={classes.people}>
      <IconPlayerPause size={14} aria-hidden="true" />
      <span aria-hidden="true">{t("orders.course.short", { course })}</span>
      <span className="visually-hidden">{t("orders.course.is_held", { course })}</span>
    </span>
  );
}

/** What tells how far a table is: nobody waits for what is held, unless there is nothing else. */
function linesThatCount({ orders }: OpenAccount) {
  const lines = orders.flatMap((order) => order.items);
  const going = lines.filter((line) => !isHeld(line, heldNow()));
  return going.length > 0 ? going : lines;
}
