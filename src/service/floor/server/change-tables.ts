import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { guestAddress } from "#platform/server/http/guest-address.ts";
import type {
  addStoreTable,
  addStoreTables,
  changeStoreTable,
  listStoreTables,
  renewTableCode,
  SettingsTable,
} from "../contract/store-tables.ts";
import { placeTables } from "../domain/floor-plan.ts";
import { withTable } from "../domain/table-order.ts";
import { MAX_TABLES, splitTitles, tableTitles } from "../domain/table-titles.ts";
import {
  archiveTables,
  insertTables,
  lockTables,
  lockTablesById,
  type NewTable,
  selectMenuCode,
  selectOpenOrdersAt,
  selectTables,
  selectTableUses,
  type TableRow,
  type TableUse,
  updateLocator,
  updateOrder,
  updateTable,
  updateTableSpots,
} from "./table-queries.ts";

/** Shape and size, in cells, of a table that nobody has drawn yet. */
const usualLook = { shape: "square", width: 3, height: 3 } as const;

/** Adds a table or copies one. Throws `table_exists` if its floor already has the title. */
export function addTable(
  ctx: StaffContext,
  { title, floor, seatingCapacity, copyOf }: BodyOf<typeof addStoreTable>,
): Promise<ResponseOf<typeof addStoreTable>> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const { shape, width, height } =
      copyOf === undefined ? usualLook : found(tables.find((table) => table.id === copyOf));
    if (titlesToAdd(tables, floor, [title]).length === 0)
      throw new AppError("table_exists", { field: "title" });
    const added = [{ title, floor, seating_capacity: seatingCapacity, shape, width, height }];
    const [id] = await writeTables(tx, ctx, tables, added);
    return {
      message: ctx.say("common.title_was_added", { title }),
      id: required(id, "the id of a new table"),
    };
  });
}

/** Adds numbered tables and skips titles that the floor already has. Throws `table_exists` if no title is left. */
export function addTables(
  ctx: StaffContext,
  { floor, seatingCapacity, ...range }: BodyOf<typeof addStoreTables>,
): Promise<ResponseOf<typeof addStoreTables>> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const titles = titlesToAdd(tables, floor, tableTitles(range));
    if (titles.length === 0) throw new AppError("table_exists", { field: "pattern" });
    const added = titles.map((title) => ({ ...usualLook, title, floor, seating_capacity: seatingCapacity }));
    const ids = await writeTables(tx, ctx, tables, added);
    return { message: ctx.say("tables.reply.added_many", { count: ids.length }), ids };
  });
}

function titlesToAdd(tables: readonly TableRow[], floor: string, titles: readonly string[]) {
  const existing = tables.filter((table) => table.floor === floor).map((table) => table.title);
  return splitTitles(titles, existing).free;
}

async function writeTables(
  tx: Tx,
  ctx: StaffContext,
  tables: readonly TableRow[],
  added: readonly NewTable[],
): Promise<TableId[]> {
  if (tables.length + added.length > MAX_TABLES)
    throw new AppError("too_many_tables", { details: { most: MAX_TABLES } });
  const ids = await insertTables(tx, added);
  const rows = await selectTables(tx);
  const newTables = ids.map((id) =>
    required(
      rows.find((row) => row.id === id),
      "the table that was added",
    ),
  );
  const ordered = newTables.reduce<TableRow[]>(withTable, [...tables]);
  await updateOrder(
    tx,
    ordered.map(({ id }) => id),
  );
  await placeOnFloor(tx, ordered, newTables);
  await recordAudit(
    tx,
    ctx,
    newTables.map((table) => ({
      action: "store_table.added",
      subject: "store_table",
      subjectId: table.id,
      before: null,
      after: editedFields(table),
    })),
  );
  await notifyTableScreens(tx, ids);
  return ids;
}

/**
 * Places new tables on their floors. Tables that nobody placed keep the place where they were drawn so far, because adding a
 * table must not shift the plan.
 */
async function placeOnFloor(
  tx: Tx,
  tables: readonly TableRow[],
  newTables: readonly TableRow[],
): Promise<void> {
  const floors = new Set(newTables.map((table) => table.floor));
  for (const floor of floors) {
    const isNew = (table: TableRow) => newTables.some(({ id }) => id === table.id);
    const { before = [], added = [] } = Object.groupBy(
      tables.filter((table) => table.floor === floor),
      (table) => (isNew(table) ? "added" : "before"),
    );
    await updateTableSpots(tx, placeTables([...before, ...added]));
  }
}

/**
 * Changes a table. A table moved to another floor gets a free place there. Throws `table_exists` if that floor already has the
 * title.
 */
export function changeTable(
  ctx: StaffContext,
  tableId: TableId,
  { title, floor, seatingCapacity, version }: BodyOf<typeof changeStoreTable>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTables(tx);
    const table = found(tables.find(({ id }) => id === tableId));
    const before = editedFields(table);
    refuseStaleEdit(version, before);
    const others = tables.filter(({ id }) => id !== tableId);
    const titles = others.filter((other) => other.floor === floor).map((other) => other.title);
    if (splitTitles([title], titles).free.length === 0)
      throw new AppError("table_exists", { field: "title" });
    const after = { title, floor, seating_capacity: seatingCapacity };
    await updateTable(tx, tableId, after);
    if (floor !== table.floor) {
      const moved = { ...table, ...after, x: null, y: null };
      const ordered = withTable(others, moved);
      await updateOrder(
        tx,
        ordered.map(({ id }) => id),
      );
      await placeOnFloor(tx, ordered, [moved]);
    }
    await recordAudit(tx, ctx, [
      { action: "store_table.updated", subject: "store_table", subjectId: tableId, before, after },
    ]);
    await notifyTableScreens(tx, [tableId]);
    return { message: ctx.say("common.title_was_saved", { title }) };
  });
}

/**
 * Deletes all of the tables or none (docs/decisions/0042). Throws `table_in_use`, with the table in the details, while one has
 * an open account or a waiting QR order. Orders being sent wait for this lock and are then refused.
 */
export function deleteTables(ctx: StaffContext, ids: readonly TableId[]): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTablesById(tx, ids);
    const [first] = tables;
    if (tables.length !== ids.length || !first) throw new AppError("not_found");
    const [used] = await selectTableUses(tx, ids);
    if (used) throw new AppError("table_in_use", { details: { ...used } });
    await archiveTables(tx, ids, ctx.now);
    await recordAudit(
      tx,
      ctx,
      tables.map((table) => ({
        action: "store_table.deleted",
        subject: "store_table",
        subjectId: table.id,
        before: editedFields(table),
        after: null,
      })),
    );
    await notifyTableScreens(tx, []);
    const message =
      tables.length === 1
        ? ctx.say("common.title_was_deleted", { title: first.title })
        : ctx.say("tables.reply.deleted_many", { count: tables.length });
    return { message };
  });
}

/** Gives a table a new code. The old address, printed or photographed, no longer leads to this table. */
export function renewCode(ctx: StaffContext, tableId: TableId): Promise<ResponseOf<typeof renewTableCode>> {
  return ctx.inTenant(async (tx) => {
    const { title, locator } = found(await updateLocator(tx, tableId));
    await recordAudit(tx, ctx, [
      // The codes give access, so the audit log does not contain them.
      {
        action: "store_table.code_renewed",
        subject: "store_table",
        subjectId: tableId,
        before: null,
        after: null,
      },
    ]);
    tx.emit({ type: "floor_changed" });
    return { message: ctx.say("tables.reply.code_renewed", { title }), encrypted_id: locator };
  });
}

export function listTables(
  ctx: StaffContext,
  { publicUrl }: Pick<Deps, "publicUrl">,
): Promise<ResponseOf<typeof listStoreTables>> {
  return ctx.inTenant(async (tx) => {
    const menuCode = await selectMenuCode(tx);
    const address = menuCode === null ? null : guestAddress(publicUrl, `/m/${menuCode}`);
    const tables = await selectTables(tx);
    const used = await selectTableUses(
      tx,
      tables.map(({ id }) => id),
    );
    const uses = new Map(used.map((use) => [use.id, use]));
    return tables.map((table) => settingsTableView(table, address, uses.get(table.id)));
  });
}

/** Returns the editable fields, which make up the version and go into the audit log. */
function editedFields({ title, floor, seating_capacity }: EditedTable): EditedTable {
  return { title, floor, seating_capacity };
}
type EditedTable = Pick<TableRow, "title" | "floor" | "seating_capacity">;

/** `menuAddress` is the address of the restaurant's guest menu; null while it is off. */
function settingsTableView(
  row: TableRow,
  menuAddress: string | null,
  use: Pick<TableUse, "accounts" | "waiting"> | undefined,
): SettingsTable {
  return {
    id: row.id,
    table_title: row.title,
    floor: row.floor,
    seating_capacity: row.seating_capacity,
    encrypted_id: row.locator,
    short_code: row.short_code,
    menu_path: menuAddress === null ? null : `${menuAddress}?table=${row.locator}`,
    open_accounts: use?.accounts ?? 0,
    waiting_orders: use?.waiting ?? 0,
    version: versionOf(editedFields(row)),
  };
}

/** Notifies every screen that shows these tables: plans, tills, and the cards and tickets of their open orders. */
export async function notifyTableScreens(tx: Tx, ids: readonly TableId[]): Promise<void> {
  tx.emit({ type: "floor_changed" });
  tx.emit({ type: "menu_changed" });
  const orderIds = await selectOpenOrdersAt(tx, ids);
  if (orderIds.length > 0) tx.emit({ type: "order_update", orderIds });
}
