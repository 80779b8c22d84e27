import type { TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "./reservation.ts";

interface TableReserved {
  readonly table_id: TableId;
  readonly date: Date;
  readonly ends_at: Date;
}

/**
 * The reservation that whoever takes this table should hear of: the next one, when it begins
 * within `minutes` or has begun and its table is still kept. With 0 minutes nobody is warned.
 */
export function reservationAhead<R extends TableReserved>(
  reservations: readonly R[],
  tableId: TableId,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): R | undefined {
  if (minutes === 0) return undefined;
  return reservations
    .filter(
      (each) =>
        each.table_id === tableId &&
        each.ends_at > now &&
        each.date.getTime() <= now.getTime() + minutes * MINUTE_MS,
    )
    .toSorted((a, b) => a.date.getTime() - b.date.getTime())[0];
}
