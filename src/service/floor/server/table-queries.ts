import { sql } from "kysely";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id, OrderId, TableId, UserId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { FloorTable } from "../contract/floor.ts";
import type { TableSpot, TableToPlace } from "../domain/floor-plan.ts";

/** Columns that the owner sets up. */
const columns = ["id", "title", "floor", "seating_capacity", "locator", "short_code", "shape"] as const;

const tablesNow = (tx: Tx) =>
  sqlOf
    .selectFrom("store_tables")
    .select(columns)
    .select(["plan_x as x", "plan_y as y", "plan_width as width", "plan_height as height"])
    .where("tenant_id", "=", tx.tenantId)
    .where("archived_at", "is", null);

/** Lists the tables in the restaurant's order. */
export const selectTables = (tx: Tx) => tx.rows(tablesNow(tx).orderBy("position").orderBy("id"));

export type TableRow = Awaited<ReturnType<typeof selectTables>>[number];

/** Returns the menu code of the restaurant; null while the QR menu is off. */
export async function selectMenuCode(tx: Tx): Promise<string | null> {
  const row = await tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["menu_code", "is_qr_menu_enabled"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return row.is_qr_menu_enabled ? row.menu_code : null;
}

/** Lists the tables under a lock, so that people who add, rename or sort tables take turns and see each other's rows. */
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

/** Adds tables and returns their ids in the same order. */
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

/** Writes the order of the tables, skipping rows that keep their place. */
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

/** Gives a table a new random code; a trigger also renews its short code. Returns undefined if the table does not exist. */
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

/** Locks tables against orders being sent to them and returns those that exist, by id. */
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
  readonly accounts: number;
  /** QR orders that nobody has processed. */
  readonly waiting: number;
}

/** Returns the tables in use, in the restaurant's order. */
export function selectTableUses(tx: Tx, ids: readonly TableId[]): Promise<TableUse[]> {
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

/** Returns the orders of open accounts at these tables; their cards and tickets show the table's title. */
export async function selectOpenOrdersAt(tx: Tx, ids: readonly TableId[]): Promise<OrderId[]> {
  const rows = await tx.query<{ id: OrderId }>({
    text: `select o.id from accounts a
      join orders o on o.tenant_id = $1 and o.account_id = a.id
      where a.tenant_id = $1 and a.table_id = any($2::bigint[]) and a.closed_at is null order by o.id`,
    values: [tx.tenantId, ids],
  });
  return rows.map(({ id }) => id);
}

/** Lists the enabled tables in the restaurant's order. */
export const floorTables = (tx: Tx): Promise<FloorTable[]> =>
  tx.rows(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title as table_title", "floor", "seating_capacity", "shape"])
      .select(["plan_x as x", "plan_y as y", "plan_width as width", "plan_height as height"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** Lists active users by name who hold one of these permissions, admins included. */
export const selectPeopleWith = (tx: Tx, scopes: readonly Permission[]) =>
  tx.query<{ id: UserId; name: string }>({
    text: `select id, name from users
      where tenant_id = $1 and is_active and (role = 'admin' or scopes && $2::text[])
      order by name, id`,
    values: [tx.tenantId, scopes],
  });

/** Saves the places of tables and returns how many exist. The rows are locked in id order. */
export async function updateTableSpots(tx: Tx, spots: readonly TableSpot[]): Promise<number> {
  const rows = await tx.query({
    text: `update store_tables t
      set shape = s.shape, plan_x = s.x, plan_y = s.y, plan_width = s.width, plan_height = s.height
      from (
        select k.* from jsonb_to_recordset($2::jsonb)
          as k(id bigint, shape text, x smallint, y smallint, width smallint, height smallint)
        join store_tables locked on locked.tenant_id = $1 and locked.id = k.id
        order by k.id for update of locked
      ) s
      where t.tenant_id = $1 and t.id = s.id
      returning t.id`,
    values: [tx.tenantId, JSON.stringify(spots)],
  });
  return rows.length;
}

/** Returns the table of a typed code and its restaurant; undefined when there is none. */
export async function tableOfShortCode(
  db: Database,
  code: string,
): Promise<{ tenant_id: Id<"Tenant">; table_id: TableId } | undefined> {
  const [home] = await db.directory<{ tenant_id: Id<"Tenant">; table_id: TableId }>(
    "select tenant_id, table_id from table_directory where short_code = $1",
    [code],
  );
  return home;
}
