import { sql } from "kysely";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { LineChangeId, OrderLineId, StationId } from "#platform/domain/ids.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { acknowledgeLineChanges } from "#service/line-changes/server/public.ts";
import { changeLines, lockLines } from "#service/orders/server/public.ts";
import type {
  acknowledgeChanges as acknowledgeChangesRoute,
  recallLines as recallLinesRoute,
  recentlyFinished,
} from "../contract/kitchen.ts";
import { lastFinished, RECALL_MINUTES } from "../domain/last-finished.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { finishedSince, stationBySlug, stationSlugOf } from "./board-queries.ts";

/**
 * Recalls finished lines to be made again. Their ticket keeps its place, because tickets are sorted by when they were sent. A
 * line already recalled stays as it is, so that two taps recall one thing.
 */
export function recallLines(
  ctx: StaffContext,
  { station: slug, lineIds }: BodyOf<typeof recallLinesRoute>,
): Promise<ResponseOf<typeof recallLinesRoute>> {
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
    const tokens = listText(
      orders.map((order) => String(order.token_no)),
      ctx.language,
    );
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

/** Lists what a station finished lately and can recall, latest first. */
export function listFinished(ctx: StaffContext, slug: string): Promise<ResponseOf<typeof recentlyFinished>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    const lines = await finishedSince(tx, { stationId: station.id }, minutesBefore(ctx.now, RECALL_MINUTES));
    return { lines, now: ctx.now };
  });
}

/**
 * Starts or completes a line at the board that shows it: the bar moves its own lines, the kitchen those of every other station.
 * A second tap on the same button does nothing.
 */
export function advanceLine(
  ctx: StaffContext,
  board: "kitchen" | "bar",
  lineId: OrderLineId,
  to: "preparing" | "completed",
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [lineId]);
    const line = required(lines[0], "the line that is locked");
    const { slug } = required(await stationSlugOf(tx, line.station_id), "the station of the line");
    if ((slug === "bar") !== (board === "bar")) throw new AppError("not_found");
    await changeLines(tx, ctx, { orders, lines, to, origin: "station" });
    return { message: ctx.say(`orders.reply.line.${to}`, { title: line.item_title }) };
  });
}

/** Records once that a station has seen these changes, with user and time. Throws `not_found` for a change of another station. */
export function acknowledgeChanges(
  ctx: StaffContext,
  { station: slug, changeIds }: BodyOf<typeof acknowledgeChangesRoute>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const station = found(await stationBySlug(tx, slug));
    const changes = await changesAt(tx, station.id, changeIds);
    if (changes.length !== new Set(changeIds).size) throw new AppError("not_found");
    await acknowledgeLineChanges(tx, ctx, changeIds);
    // Other devices of the station still show the changes.
    if (changes.some((change) => change.acknowledged_at === null))
      tx.emit({ type: "order_update", orderIds: [...new Set(changes.map((change) => change.order_id))] });
    return { message: ctx.say("kitchen.reply.acknowledged", { count: changes.length }) };
  });
}

/** Returns those of the changes that belong to the station. */
function changesAt(tx: Tx, stationId: StationId, ids: readonly LineChangeId[]) {
  return tx.rows(
    sqlOf
      .selectFrom("order_line_changes")
      .select(["order_id", "acknowledged_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("station_id", "=", stationId)
      .where(sql<boolean>`id = any(${ids})`),
  );
}
