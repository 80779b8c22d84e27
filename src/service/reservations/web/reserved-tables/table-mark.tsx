import { IconCalendarTime, IconUserCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { guestName } from "../reservation-text.ts";
import classes from "./reserved.module.css";
import { type ReservedTables, useReservedTables } from "./use-reserved-tables.ts";

interface MarkOfTable {
  /** Empty where nobody is expected. */
  readonly mark: ReactNode;
  /** True when somebody sits there and has not ordered: the table is not free, though no account is open. */
  readonly isSeated: boolean;
}

/** Returns the live marks for the tables of a plan. */
export function useTableMarks(): (tableId: TableId) => MarkOfTable {
  const tables = useReservedTables();
  return (tableId) => ({
    mark: <TableMark tableId={tableId} tables={tables} />,
    isSeated: tables.seated(tableId) !== undefined,
  });
}

/** Marks a table of the plan: who sits there without an order, or from when and for whom it is reserved. */
function TableMark({ tableId, tables }: { tableId: TableId; tables: ReservedTables }) {
  const t = useT();
  const seated = tables.seated(tableId);
  if (seated)
    return (
      <span className={classes.mark} data-tone="green" data-reserved>
        <IconUserCheck size={14} aria-hidden="true" />
        {t("reservations.till.seated")}
      </span>
    );
  const next = tables.next(tableId);
  if (!next) return null;
  const time = formatTime(next.date);
  return (
    <span className={classes.mark} data-tone="blue" data-reserved>
      <IconCalendarTime size={14} aria-hidden="true" />
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>{t("reservations.till.mark", { time, who: guestName(next, t) })}</VisuallyHidden>
    </span>
  );
}
