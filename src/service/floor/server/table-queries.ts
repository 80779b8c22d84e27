import { sql } from "kysely";
import type { OrderId, TableId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { TableToPlace } from "../domain/floor-plan.ts";

/** Columns of a table as the owner set it up. */
const columns = ["id", "title", "floor", "seating_capacity", "locator", "short_code", "shape"] as const;

const tablesNow = (tx: Tx) =>
  sqlOf
    .selectFrom("store_tables")
    .select(columns)
    .select(["plan_x as x", "plan_y as y", "plan_width as width", "plan_height as height"])
    .where("tenant_id", "=", tx.tenantId)
    .where("archived_at", "is", null);

/** The tables as the restaurant orders them. */
export const selectTables = (tx: Tx) => tx.rows(tablesNow(tx).orderBy("position").orderBy("id"));

export type TableRow = Awaited<ReturnType<typeof selectTables>>[number];

/**
 * What stands for the restaurant in the address of its guests' menu; null while that is off.
 */
export async function selectMenuCode(tx: Tx): Promise<string | null> {
  const row = await tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["menu_code", "is_qr_menu_enabled"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return row.is_qr_menu_enabled ? row.menu_code : null;
}

/** The same, for whoever adds, renames or orders tables: one after the other, new rows included. */
export async function lockTables(tx: Tx): Promise<TableRow[]> {
  await tx.query({
    text: "select from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  return selectTables(tx);
}

export interface NewTable extends Pick<TableToPlace, "shape" | "width" | "height"> {
  readonly title: string;
  readonly floor: string;
  readonly seating_capacity: number;
}

/** Adds tables; gives their ids in the same order. */
export async function insertTables(tx: Tx, tables: readonly NewTable[]): Promise<TableId[]> {
  const rows = await tx.query<{ id: TableId }>({
    text: `insert into store_tables (tenant_id, title, floor, seating_capacity, shape, plan_width, plan_height)
      select $1, k.title, k.floor, k.seating_capacity, k.shape, k.width, k.height
      from rows from (jsonb_to_recordset($2::jsonb)
        as (title text, floor text, seating_capacity integer, shape text, width smallint, height smallint))
        with ordinality as k(title, floor, seating_capacity, shape, width, height, place)
      order by k.place
      returning id`,
    values: [tx.tenantId, JSON.stringify(tables)],
  });
  return rows.map(({ id }) => id);
}

export function updateTable(
  tx: Tx,
  id: TableId,
  fields: { title: string; floor: string; seating_capacity: number },
): Promise<number> {
  return tx.run(
    sqlOf.updateTable("store_tables").set(fields).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
}

/** Writes the order of the tables; rows that stand where they stood are not written. */
export async function updateOrder(tx: Tx, ids: readonly TableId[]): Promise<void> {
  await tx.query({
    text: `update store_tables t set position = k.place
      from unnest($2::bigint[]) with ordinality as k(id, place)
      where t.tenant_id = $1 and t.id = k.id and t.position <> k.place`,
    values: [tx.tenantId, ids],
  });
}

export function updateFloorName(tx: Tx, ids: readonly TableId[], floor: string): Promise<unknown> {
  return tx.query({
    text: "update store_tables set floor = $3 where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, ids, floor],
  });
}

/** Gives a table another random code, and by a trigger another one to type. Undefined when there is no such table. */
export function updateLocator(tx: Tx, id: TableId) {
  return tx.first(
    sqlOf
      .updateTable("store_tables")
      .set({ locator: sql<string>`default` })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .returning(["title", "locator"]),
  );
}

/** Locks tables against orders that are being sent to them; those of them that exist, by id. */
export function lockTablesById(tx: Tx, ids: readonly TableId[]) {
  return tx.query<{ id: TableId; title: string; floor: string | null; seating_capacity: number }>({
    text: `select id, title, floor, seating_capacity from store_tables
      where tenant_id = $1 and id = any($2::bigint[]) and archived_at is null
      order by id for update`,
    values: [tx.tenantId, ids],
  });
}

export interface TableUse {
  readonly id: TableId;
  readonly title: string;
  /** Open accounts at it. */
  readonly accounts: number;
  /** Orders of its guests that nobody has settled. */
  readonly waiting: number;
}

/** Those of these tables that are in use, in the order of the restaurant. */
export function selectTablesInUse(tx: Tx, ids: readonly TableId[]): Promise<TableUse[]> {
  return tx.query({
    text: `select id, title, accounts, waiting from (
        select t.title, t.position, t.id,
          (select count(*)::int from accounts a
            where a.tenant_id = $1 and a.table_id = t.id and a.closed_at is null) as accounts,
          (select count(*)::int from qr_orders q
            where q.tenant_id = $1 and q.table_id = t.id and q.status = 'pending') as waiting
        from store_tables t where t.tenant_id = $1 and t.id = any($2::bigint[])
      ) used
      where accounts + waiting > 0 order by position, id`,
    values: [tx.tenantId, ids],
  });
}

export async function archiveTables(tx: Tx, ids: readonly TableId[], now: Date): Promise<void> {
  await tx.query({
    text: "update store_tables set archived_at = $3 where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, ids, now],
  });
}

/** Orders of the open accounts at these tables, whose cards and tickets say the table's name. */
export async function selectOpenOrdersAt(tx: Tx, ids: readonly TableId[]): Promise<OrderId[]> {
  const rows = await tx.query<{ id: OrderId }>({
    text: `select o.id from accounts a
      join orders o on o.tenant_id = $1 and o.account_id = a.id
      where a.tenant_id = $1 and a.table_id = any($2::bigint[]) and a.closed_at is null order by o.id`,
    values: [tx.tenantId, ids],
  });
  return rows.map(({ id }) => id);
}
