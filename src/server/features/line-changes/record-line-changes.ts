import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { insertLineChanges, type NewLineChange } from "./line-change-queries.ts";

/** Writes what happened to lines and tells their stations, each once. */
export async function recordLineChanges(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  changes: readonly NewLineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await insertLineChanges(tx, ctx, changes);
  tx.emit({
    type: "line_change",
    stationIds: [...new Set(changes.map((change) => change.station_id))],
    orderIds: [...new Set(changes.map((change) => change.order_id))],
  });
}
