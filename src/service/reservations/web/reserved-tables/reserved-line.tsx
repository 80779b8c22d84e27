import { IconCalendarTime } from "@tabler/icons-react";
import type { CustomerId, TableId } from "#platform/domain/ids.ts";
import { formatTime } from "#platform/web/format.ts";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { guestName, peopleText } from "./guest-name.ts";
import classes from "./reserved.module.css";
import { useReservedTables } from "./use-reserved-tables.ts";

export interface ReservedLineProps {
  tableId: TableId;
  /** Who the cart is for: their own reservation is no warning. */
  customerId: CustomerId | null;
}

/** Below the table of the cart: somebody else is about to have it. Said once by a toast, too. */
export function ReservedLine({ tableId, customerId }: ReservedLineProps) {
  const t = useT();
  const ahead = useReservedTables().ahead(tableId);
  const isOther = ahead !== undefined && ahead.customer_id !== customerId;
  const words = isOther
    ? t("reservations.till.reserved", {
        table: ahead.table_title,
        time: formatTime(ahead.date),
        who: [guestName(ahead, t), peopleText(ahead.people_count, t)].filter(Boolean).join(", "),
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
