import type { OrderId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { recordLineChanges } from "#service/line-changes/server/public.ts";
import { type LineRow, linesOfOrders } from "../reading/order-queries.ts";

export interface MovedLines {
  readonly lines: readonly LineRow[];
  readonly from: TableId | null;
  readonly to: TableId | null;
}

/** Tells the stations of dishes that go to another table; the ticket itself names the new one by itself. */
export async function recordMovedLines(
  tx: Tx,
  ctx: StaffContext,
  movedLines: readonly MovedLines[],
): Promise<void> {
  const changes = movedLines
    .filter(({ from, to }) => from !== to)
    .flatMap(({ lines, from, to }) =>
      lines.map((line) => ({
        order_id: line.order_id,
        order_line_id: line.id,
        station_id: line.station_id,
        kind: "moved" as const,
        quantity: line.quantity,
        line_status: line.status,
        from_table_id: from,
        to_table_id: to,
      })),
    );
  await recordLineChanges(tx, ctx, changes);
}

/** The lines of whole orders that went from one table to another. */
export async function movedLinesOfOrders(
  tx: Tx,
  orderIds: readonly OrderId[],
  tables: Omit<MovedLines, "lines">,
): Promise<MovedLines> {
  return { lines: await linesOfOrders(tx, orderIds), ...tables };
}
