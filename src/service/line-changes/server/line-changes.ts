import { type Insertable, sql } from "kysely";
import type { LineChangeId, OrderId, OrderLineId, StationId, TableId } from "#platform/domain/ids.ts";
import type { OrderLineChanges } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { isToBeMade, type LineChangeKind } from "#service/orders/domain/line-change.ts";
import type { LineChange } from "../contract/line-changes.ts";

/** Records changes of lines and notifies each station once. */
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
 * Keeps only moves of dishes still to be made. A move that no station has seen is merged with the next: it starts where the dish
 * was first, and disappears when the dish returns there.
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

export type NewLineChange = Omit<Insertable<OrderLineChanges>, "tenant_id" | "created_at" | "created_by">;

/** Inserts line changes. Dishes that nobody had begun need no acknowledgement. */
async function insertLineChanges(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  changes: readonly NewLineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query({
    text: `insert into order_line_changes (tenant_id, order_id, order_line_id, station_id, kind, quantity, line_status,
        reason, from_table_id, to_table_id, approver_id, acknowledged_at, created_at, created_by)
      select $1, c.order_id, c.order_line_id, c.station_id, c.kind, c.quantity, c.line_status, c.reason,
        c.from_table_id, c.to_table_id, c.approver_id, case when c.line_status = 'created' then $2::timestamptz end, $2, $3
      from jsonb_to_recordset($4::jsonb) as c(order_id bigint, order_line_id bigint, station_id bigint, kind text,
        quantity integer, line_status text, reason text, from_table_id bigint, to_table_id bigint, approver_id bigint)`,
    values: [tx.tenantId, now, userId, JSON.stringify(changes)],
  });
}

const waitingColumns = `shown.* from order_line_changes c
      cross join lateral (
        select c.id, c.kind, c.order_id, c.order_line_id as line_id, c.station_id, o.order_no, o.token_no,
          l.title as item_title, l.variant_title, c.quantity, c.line_status, c.reason,
          f.title as from_table, t.title as to_table, c.created_at as date, u.name as by
        from orders o
        join order_lines l on l.tenant_id = $1 and l.id = c.order_line_id
        left join store_tables f on f.tenant_id = $1 and f.id = c.from_table_id
        left join store_tables t on t.tenant_id = $1 and t.id = c.to_table_id
        left join users u on u.tenant_id = $1 and u.id = c.created_by
        where o.tenant_id = $1 and o.id = c.order_id offset 0
      ) shown
      where c.tenant_id = $1 and c.acknowledged_at is null`;

/** Lists unacknowledged changes of a station, or of these orders at any station; oldest first. */
export const waitingLineChanges = (
  tx: Tx,
  of: { readonly stationId: StationId } | { readonly orderIds: readonly OrderId[] },
) =>
  "stationId" in of
    ? tx.query<LineChange>({
        text: `select ${waitingColumns} and c.station_id = $2 order by c.id`,
        values: [tx.tenantId, of.stationId],
      })
    : tx.query<LineChange>({
        text: `select ${waitingColumns} and c.order_id = any($2) order by c.id`,
        values: [tx.tenantId, of.orderIds],
      });

/** Acknowledges the waiting changes and returns them. They are locked in id order, because a move takes the same rows. */
function acknowledge(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  waiting: ReturnType<typeof waitingChanges>,
) {
  return tx.rows(
    sqlOf
      .with("locked", () => waiting)
      .updateTable("order_line_changes as c")
      .from("locked")
      .set({ acknowledged_at: now, acknowledged_by: userId })
      .where("c.tenant_id", "=", tx.tenantId)
      .whereRef("c.id", "=", "locked.id")
      .returning(["c.order_line_id", "c.from_table_id"]),
  );
}

function waitingChanges(tx: Tx) {
  return sqlOf
    .selectFrom("order_line_changes")
    .select("id")
    .where("tenant_id", "=", tx.tenantId)
    .where("acknowledged_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate();
}

function waitingChangesOf(tx: Tx, lineIds: readonly OrderLineId[], kind: LineChangeKind) {
  return waitingChanges(tx).where(sql<boolean>`order_line_id = any(${lineIds})`).where("kind", "=", kind);
}

/** Acknowledges the changes that are still waiting. */
export async function acknowledgeLineChanges(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  ids: readonly LineChangeId[],
): Promise<void> {
  await acknowledge(tx, ctx, waitingChanges(tx).where(sql<boolean>`id = any(${ids})`));
}

/** Acknowledges the cancellation of lines that are restored, so that no station shows it any more. */
export async function dropLineChanges(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  lineIds: readonly OrderLineId[],
): Promise<void> {
  await acknowledge(tx, ctx, waitingChangesOf(tx, lineIds, "cancelled"));
}

/** Acknowledges unseen moves of these lines and returns the table at which each line was before. */
async function takeUnseenMoves(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  lineIds: readonly OrderLineId[],
): Promise<Map<OrderLineId, TableId | null>> {
  const taken = await acknowledge(tx, ctx, waitingChangesOf(tx, lineIds, "moved"));
  return new Map(taken.map(({ order_line_id, from_table_id }) => [order_line_id, from_table_id]));
}
