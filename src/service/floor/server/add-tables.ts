import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addStoreTable, addStoreTables } from "../contract/store-tables.ts";
import { placeTables } from "../domain/floor-plan.ts";
import { withTable } from "../domain/table-order.ts";
import { MOST_TABLES, splitTitles, tableTitles } from "../domain/table-titles.ts";
import { updateTableSpots } from "./floor-queries.ts";
import {
  insertTables,
  lockTables,
  type NewTable,
  selectTables,
  type TableRow,
  updateOrder,
} from "./table-queries.ts";
import { editedFields } from "./table-view.ts";
import { tellTables } from "./tell-tables.ts";

/** How a table is drawn that nobody drew yet, in cells. */
const usualLook = { shape: "square", width: 3, height: 3 } as const;

/** Adds a table, or a copy of one. Refuses a name that its floor has: `table_exists`. */
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
    return { message: ctx.say("tables.reply.added", { title }), id: required(id, "the id of a new table") };
  });
}

/** Adds a row of tables; names that the floor has already are left out. With no name left it is refused: `table_exists`. */
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
  if (tables.length + added.length > MOST_TABLES)
    throw new AppError("too_many_tables", { details: { most: MOST_TABLES } });
  const ids = await insertTables(tx, added);
  const rows = await selectTables(tx);
  const news = ids.map((id) =>
    required(
      rows.find((row) => row.id === id),
      "the table that was added",
    ),
  );
  const ordered = news.reduce<TableRow[]>(withTable, [...tables]);
  await updateOrder(
    tx,
    ordered.map(({ id }) => id),
  );
  await placeOnFloor(tx, ordered, news);
  await recordAudit(
    tx,
    ctx,
    news.map((table) => ({
      action: "store_table.added",
      subject: "store_table",
      subjectId: table.id,
      before: null,
      after: editedFields(table),
    })),
  );
  await tellTables(tx, ids);
  return ids;
}

/**
 * Gives the new tables of a floor a place. Those that nobody placed before keep, from now on, the place at which they were
 * drawn: a plan must not shift because a table was added.
 */
export async function placeOnFloor(
  tx: Tx,
  tables: readonly TableRow[],
  news: readonly TableRow[],
): Promise<void> {
  const floors = new Set(news.map((table) => table.floor));
  for (const floor of floors) {
    const isNew = (table: TableRow) => news.some(({ id }) => id === table.id);
    const { before = [], added = [] } = Object.groupBy(
      tables.filter((table) => table.floor === floor),
      (table) => (isNew(table) ? "added" : "before"),
    );
    await updateTableSpots(tx, placeTables([...before, ...added]));
  }
}
