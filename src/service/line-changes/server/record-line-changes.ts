import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { isToBeMade } from "#service/orders/domain/line-change.ts";
import { insertLineChanges, type NewLineChange, takeUnseenMoves } from "./line-change-queries.ts";

/** Writes what happened to lines and tells their stations, each once. */
export async function recordLineChanges(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  happened: readonly NewLineChange[],
): Promise<void> {
  const changes = await withMovesAsOne(tx, ctx, happened);
  if (changes.length === 0) return;
  await insertLineChanges(tx, ctx, changes);
  tx.emit({
    type: "line_change",
    stationIds: [...new Set(changes.map((change) => change.station_id))],
    orderIds: [...new Set(changes.map((change) => change.order_id))],
  });
}

/**
 * Moves concern stations only while the dish is still to be made. One that nobody has seen yet is one with the next: from
 * where the dish was at first, and nothing when it goes back there.
 */
async function withMovesAsOne(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  changes: readonly NewLineChange[],
): Promise<NewLineChange[]> {
  const moves = changes.filter((change) => change.kind === "moved");
  if (moves.length === 0) return [...changes];
  const unseen = await takeUnseenMoves(
    tx,
    ctx,
    moves.map((move) => move.order_line_id),
  );
  return changes.flatMap((change) => {
    if (change.kind !== "moved") return [change];
    if (!isToBeMade(change.line_status)) return [];
    const { order_line_id: lineId } = change;
    const from_table_id = unseen.has(lineId) ? unseen.get(lineId) : change.from_table_id;
    return from_table_id === change.to_table_id ? [] : [{ ...change, from_table_id: from_table_id ?? null }];
  });
}
