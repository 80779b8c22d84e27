import { sql } from "kysely";
import type { AccountChangeId, OrderId, TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { recordLineChanges } from "#service/line-changes/server/public.ts";
import type { AccountChangeKind, AccountsSnapshot } from "../../domain/account-changes.ts";
import { type LineRow, linesOfOrders } from "../reading/order-queries.ts";
import { selectServedOrders } from "./account-queries.ts";

interface AccountChange {
  readonly kind: AccountChangeKind;
  /** Has the same accounts, orders and lines as `after`. */
  readonly before: AccountsSnapshot;
  readonly after: AccountsSnapshot;
  /** Orders that it changed beside those its accounts are served. */
  readonly orderIds?: readonly OrderId[];
  readonly undoes?: AccountChangeId;
}

/**
 * Stores a change so that it can be undone, writes it into the audit log and notifies the screens. Returns its
 * number.
 */
export async function recordAccountChange(
  tx: Tx,
  ctx: StaffContext,
  { kind, before, after, orderIds = [], undoes }: AccountChange,
): Promise<AccountChangeId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("account_changes")
      .values({
        tenant_id: tx.tenantId,
        kind,
        created_at: ctx.now,
        created_by: ctx.userId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        undoes: undoes ?? null,
      })
      .returning("id"),
  );
  await recordAudit(tx, ctx, [
    {
      action: `account.${kind}`,
      subject: "account_change",
      subjectId: id,
      before: await snapshotFacts(tx, before),
      after: await snapshotFacts(tx, after),
    },
  ]);
  const accountIds = new Set([...before.accounts, ...after.accounts].map((account) => account.id));
  const served = await selectServedOrders(tx, [...accountIds]);
  const touched = new Set([...orderIds, ...served.map((order) => order.id)]);
  const leftTableIds = tablesLeft(before, after);
  tx.emit({
    type: "order_update",
    orderIds: [...touched].toSorted((a, b) => a - b),
    ...(leftTableIds.length > 0 && { leftTableIds }),
  });
  return id;
}

/** Returns the tables at which accounts were before and none of them is after. */
function tablesLeft(before: AccountsSnapshot, after: AccountsSnapshot): TableId[] {
  const kept = new Set(after.accounts.map(({ tableId }) => tableId));
  return [...new Set(before.accounts.flatMap(({ tableId }) => tableId ?? []))].filter((id) => !kept.has(id));
}

/** Reads a stored change and whether it was undone. */
export const accountChangeById = (tx: Tx, id: AccountChangeId) =>
  tx.first(
    sqlOf
      .selectFrom("account_changes as c")
      .leftJoin("account_changes as u", (join) =>
        join.onRef("u.tenant_id", "=", "c.tenant_id").onRef("u.undoes", "=", "c.id"),
      )
      .where("c.tenant_id", "=", tx.tenantId)
      .where("c.id", "=", id)
      .select(["c.id", "c.kind", "u.id as undone_by"])
      .select([sql<AccountsSnapshot>`c.before`.as("before"), sql<AccountsSnapshot>`c.after`.as("after")]),
  );

/** A snapshot as the audit log shows it: tables, waiters, people, and the dishes that moved. */
interface SnapshotFacts {
  /** Table titles, or the dining option where there is no table. */
  readonly table: readonly string[];
  readonly waiter: readonly string[];
  readonly people: readonly number[];
  /** `2 × Pupusa, 1 × Horchata`; null where whole accounts or orders moved. */
  readonly title: string | null;
}

/** Replaces the ids of a snapshot by names. Accounts that it does not hold are read as they are now. */
async function snapshotFacts(tx: Tx, snapshot: AccountsSnapshot): Promise<SnapshotFacts> {
  const rows = await tx.query<SnapshotFacts>({
    text: `with held as (
        select * from jsonb_to_recordset($2::jsonb)
          as a(id bigint, "tableId" bigint, "diningOption" text, "waiterId" bigint, people integer)
      ), placed as (
        select a.id from unnest($3::bigint[]) as a(id)
        union select o.account_id from orders o where o.tenant_id = $1 and o.id = any($4::bigint[])
        union select id from held where cardinality($3::bigint[]) + cardinality($4::bigint[]) = 0
      )
      select
        array(select distinct coalesce(t.title, h."diningOption", a.dining_option)
          from placed p join accounts a on a.tenant_id = $1 and a.id = p.id left join held h on h.id = p.id
          left join store_tables t on t.tenant_id = $1
            and t.id = case when h.id is null then a.table_id else h."tableId" end
          order by 1) as "table",
        array(select distinct u.name from held h join users u on u.tenant_id = $1 and u.id = h."waiterId"
          order by 1) as waiter,
        array(select people from held where people is not null order by id) as people,
        (select string_agg(l.quantity || ' × ' || l.title, ', ' order by l.id) from order_lines l
          where l.tenant_id = $1 and l.id = any($5::bigint[])) as title`,
    values: [
      tx.tenantId,
      JSON.stringify(snapshot.accounts),
      snapshot.orders.map((order) => order.accountId),
      snapshot.lines.map((line) => line.orderId),
      snapshot.lines.map((line) => line.id),
    ],
  });
  return required(rows[0], "the row of a select without a from");
}

interface MovedLines {
  readonly lines: readonly LineRow[];
  readonly from: TableId | null;
  readonly to: TableId | null;
}

/** Tells the stations which dishes go to another table; the ticket itself shows the new table. */
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

/** Returns the lines of whole orders that went from one table to another. */
export async function movedLinesOfOrders(
  tx: Tx,
  orderIds: readonly OrderId[],
  tables: Omit<MovedLines, "lines">,
): Promise<MovedLines> {
  return { lines: await linesOfOrders(tx, orderIds), ...tables };
}
