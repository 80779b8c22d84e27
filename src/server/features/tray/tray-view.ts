import type { TrayDish, TrayOrder } from "../../../contract/tray.ts";
import type { UserId } from "../../../domain/ids.ts";
import { activeClaim } from "../../../domain/kitchen/decide-claim.ts";
import { isOverdue } from "../../../domain/kitchen/station-limits.ts";
import type { TrayRow } from "./tray-queries.ts";

interface Carrier {
  readonly userId: UserId;
  readonly now: Date;
}

/**
 * The tray of one person: what is ready of the accounts they serve and of those nobody serves, what they fetch
 * already, and what waits too long, whoever should have fetched it. Orders in the order in which they became ready.
 */
export function trayOrders(rows: readonly TrayRow[], carrier: Carrier): TrayOrder[] {
  const shownRows = rows.filter((row) => isShownTo(row, carrier));
  return [...Map.groupBy(shownRows, (row) => row.order_id).values()].flatMap((orderRows): TrayOrder[] => {
    const [first] = orderRows;
    if (!first) return [];
    const items = orderRows.map((row) => trayDish(row, carrier));
    return [{ ...first, is_mine: first.waiter_id === carrier.userId, items }];
  });
}

function isShownTo(row: TrayRow, { userId, now }: Carrier): boolean {
  const isOwn = row.waiter_id === userId || row.waiter_id === null;
  const claimedBy = activeClaim(row);
  return isOwn || claimedBy === userId || (claimedBy === null && isLate(row, now));
}

function isLate({ status_changed_at, pickup_minutes }: TrayRow, now: Date): boolean {
  return isOverdue(status_changed_at.getTime(), now.getTime(), pickup_minutes);
}

function trayDish(row: TrayRow, { userId, now }: Carrier): TrayDish {
  const claimedBy = activeClaim(row);
  return {
    ...row,
    ready_at: row.status_changed_at,
    late: isLate(row, now),
    claimed_by: claimedBy === null ? null : row.claimer,
    claimed_by_me: claimedBy === userId,
  };
}
