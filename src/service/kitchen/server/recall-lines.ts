import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId, StationId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeLines, lockLines } from "#service/orders/server/public.ts";
import type { recallLines as definition } from "../contract/kitchen.ts";
import { lastFinished, RECALL_MINUTES } from "../domain/last-finished.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { stationBySlug } from "./board-queries.ts";
import { finishedSince } from "./finished-queries.ts";

/**
 * Brings finished lines back to be made again; their ticket keeps its place, because tickets are ordered by when they
 * were sent. A line that is back already stays as it is, so that two taps bring one thing back.
 */
export function recallLines(
  ctx: StaffContext,
  { station: slug, lineIds }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    const recalledIds = lineIds ?? (await lastFinishedIds(tx, ctx, station.id));
    if (recalledIds.length === 0) throw new AppError("nothing_to_recall");
    const { orders, lines } = await lockLines(tx, [...new Set(recalledIds)]);
    if (lines.some((line) => line.station_id !== station.id)) throw new AppError("not_found");
    const finished = lines.filter((line) => line.status === "completed");
    await changeLines(tx, ctx, { orders, lines, to: "preparing", origin: "recall" });
    await recordAudit(
      tx,
      ctx,
      finished.map(({ id, status, item_title: title, quantity }) => ({
        action: "order_line.recalled",
        subject: "order_line",
        subjectId: id,
        before: { status, title, quantity },
        after: { status: "preparing" },
      })),
    );
    const count = lines.reduce((sum, line) => sum + line.quantity, 0);
    const tokens = orders.map((order) => order.token_no).join(", ");
    return {
      message: ctx.say("kitchen.reply.recalled", { count, tokens }),
      line_ids: lines.map((line) => line.id),
    };
  });
}

async function lastFinishedIds(tx: Tx, { now }: StaffContext, stationId: StationId): Promise<OrderLineId[]> {
  const lines = await finishedSince(tx, { stationId }, minutesBefore(now, RECALL_MINUTES));
  const finishedLines = lines.map((line) => ({
    id: line.id,
    orderId: line.order_id,
    finishedAt: line.status_changed_at.getTime(),
  }));
  return lastFinished(finishedLines).map((line) => line.id);
}
