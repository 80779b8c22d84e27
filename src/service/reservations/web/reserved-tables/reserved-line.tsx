import { IconCalendarTime } from "@tabler/icons-react";
import type { CustomerId, TableId } from "#platform/domain/ids.ts";
import { formatDetails, formatTime } from "#platform/web/format.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { guestName, peopleText } from "../reservation-text.ts";
import classes from "./reserved.module.css";
import { useReservedTables } from "./use-reserved-tables.ts";

interface ReservedLineProps {
  tableId: TableId;
  /** Customer of the cart; their own reservation is no warning. */
  customerId: CustomerId | null;
}

/** Warns below the table of the cart that it is reserved soon; a toast says so once too. */
export function ReservedLine({ tableId, customerId }: ReservedLineProps) {
  const t = useT();
  const ahead = useReservedTables().ahead(tableId);
  const isOther = ahead !== undefined && ahead.customer_id !== customerId;
  const words = isOther
    ? t("reservations.till.reserved", {
        table: ahead.table_title,
        time: formatTime(ahead.date),
        who: formatDetails([guestName(ahead, t), peopleText(ahead.people_count, t)]),
      })
    : "";
  useOncePer(isOther ? `${ahead.id}-${ahead.date.getTime()}` : null, () => {
    if (isOther) toastWarning(words);
  });
  if (!isOther) return null;
  return (
    <p className={classes.line} data-tone="amber">
      <IconCalendarTime size={16} aria-hidden="true" />
      {words}
    </p>
  );
}
