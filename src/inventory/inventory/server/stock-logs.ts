import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  exportStockLogs as exportStockLogsRoute,
  listStockLogs as listStockLogsRoute,
  StockLog,
} from "../contract/movements.ts";
import { stockPeriod } from "./stock-period.ts";

/** Returns a page of the movements of a period. */
export function listStockLogs(
  ctx: StaffContext,
  query: QueryOf<typeof listStockLogsRoute>,
): Promise<ResponseOf<typeof listStockLogsRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const { source, valuesOf } = await movementListOf(tx, query, between);
    return { ...(await readList(tx, source, valuesOf(tx), query)), ...range, currency };
  });
}

/** Exports the movements of a period for a spreadsheet; today's date is in the name of the file. */
export async function exportStockLogs(
  ctx: StaffContext,
  query: QueryOf<typeof exportStockLogsRoute>,
): Promise<CsvFile> {
  const { list, today, zone } = await ctx.inTenant(async (tx) => {
    const { between, dayRule, today } = await stockPeriod(tx, ctx, query);
    return { list: await movementListOf(tx, query, between), today, zone: dayRule.zone };
  });
  const rows = everyRow(ctx, list.source, list.valuesOf, query.sort);
  return {
    name: ctx.say("inventory.file.movements", { day: today }),
    rows: csvRows(fileColumns(ctx.say), rows, { say: ctx.say, zone }),
  };
}

/** Columns by the names of the specification (back-office §9). */
function fileColumns(say: Say) {
  const column = columnOf<StockLog>();
  const remarksOf = ({ reason, note }: StockLog) =>
    [reason === null ? null : say(`inventory.reasons.${reason}`), note]
      .filter((part) => part !== null && part !== "")
      .join(": ");
  return [
    column("title", "text", { text: "title" }),
    column("type", "text", { text: "movement" }),
    column("quantity", "quantity", { text: "quantity" }),
    column("unit", "text", { text: "unit" }),
    column("remarks", "text", { text: "remarks" }, remarksOf),
    column("created_by", "text", { text: "updated_by" }),
    column("created_at", "instant", { text: "created_at" }),
  ];
}

const columns = columnsOf<StockLog>({
  id: "m.id",
  inventory_item_id: "m.inventory_item_id",
  title: "i.title",
  is_deleted: "i.archived_at is not null",
  type: "m.type",
  quantity: "abs(m.quantity)",
  unit: "i.unit",
  cause: "m.cause",
  reason: "m.reason",
  note: "m.note",
  created_by: "u.name",
  created_at: "m.created_at",
  quantity_after: "m.quantity_after",
  unit_cost: "m.unit_cost_micros",
  order_id: "m.order_id",
  order_no: "o.order_no",
  invoice_no:
    "(select max(v.invoice_no) from invoice_numbers v where v.tenant_id = $1 and v.order_id = m.order_id)",
  token_no: "o.token_no",
  purchase_id: "m.purchase_id",
  count_id: "m.count_id",
});

const details = `cross join lateral (select * from stock_movements where tenant_id = $1 and id = page.id offset 0) m
  cross join lateral (select * from inventory_items where tenant_id = $1 and id = m.inventory_item_id offset 0) i
  left join lateral (select * from order_numbers where tenant_id = $1 and order_id = m.order_id offset 0) o on true
  left join users u on u.tenant_id = $1 and u.id = m.created_by`;

const IN_PERIOD = "m.tenant_id = $1 and m.created_at >= $2::timestamptz and m.created_at < $3::timestamptz";

/**
 * Movements from $2 until before $3. Nearly all of them go out, so these use the index of all; the other types have
 * their own.
 */
const ways = {
  all: { where: "true", of: "by_time", ofItem: "by_item" },
  OUT: { where: "m.type = 'OUT'", of: "by_time", ofItem: "by_item" },
  IN: { where: "m.type = 'IN' and m.type <> 'OUT'", of: "by_type", ofItem: "by_item_and_type" },
  WASTAGE: { where: "m.type = 'WASTAGE' and m.type <> 'OUT'", of: "by_type", ofItem: "by_item_and_type" },
} as const;
type Way = keyof typeof ways;

const byMoment = { by: "m.created_at", type: "timestamptz" } as const;
const source = listSource<StockLog>();

function ofEverything(way: Way) {
  const { where, of } = ways[way];
  const sorts = { created_at: { ...byMoment, index: `stock_movements_${of}` } };
  return source({
    id: "m.id",
    from: "stock_movements m",
    where: `${IN_PERIOD} and ${where}`,
    sorts,
    columns,
    details,
  });
}

/**
 * Movements of the ingredients $4. A page takes the newest of each by index, or scans all movements when the
 * ingredients are many.
 */
function ofItems(way: Way, { areMany }: { readonly areMany: boolean }) {
  const { where, of, ofItem } = ways[way];
  const pieces = { from: "unnest($4::bigint[]) piece (item)", where: "m.inventory_item_id = piece.item" };
  return source({
    id: "m.id",
    from: "stock_movements m",
    where: `${IN_PERIOD} and ${where} and m.inventory_item_id = any($4::bigint[])`,
    sorts: {
      created_at: areMany
        ? { ...byMoment, index: `stock_movements_${of}` }
        : { ...byMoment, index: `stock_movements_${ofItem}`, pieces },
    },
    columns,
    details,
  });
}

const sources = {
  all: [ofEverything("all"), ofItems("all", { areMany: false }), ofItems("all", { areMany: true })],
  IN: [ofEverything("IN"), ofItems("IN", { areMany: false }), ofItems("IN", { areMany: true })],
  OUT: [ofEverything("OUT"), ofItems("OUT", { areMany: false }), ofItems("OUT", { areMany: true })],
  WASTAGE: [
    ofEverything("WASTAGE"),
    ofItems("WASTAGE", { areMany: false }),
    ofItems("WASTAGE", { areMany: true }),
  ],
} as const satisfies Record<Way, unknown>;

/** Most ingredients whose movements are read one by one; of more, a few movements always include one. */
const FEW_ITEMS = 100;

/** Returns the list for a query, with the values of its parameters. */
async function movementListOf(
  tx: Tx,
  { q, item, movementType }: Pick<QueryOf<typeof exportStockLogsRoute>, "q" | "item" | "movementType">,
  between: readonly [Date, Date],
) {
  const [every, few, many] = sources[movementType];
  const pattern = searchPattern(q);
  if (item === undefined && pattern === null) return { source: every, valuesOf: valuesWith(...between) };
  const items = await itemsCalled(tx, pattern, item ?? null);
  if (items.length === 0 && item !== undefined) await refuseUnknownItem(tx, item);
  return { source: items.length > FEW_ITEMS ? many : few, valuesOf: valuesWith(...between, items) };
}

/** Throws `not_found` for an unknown ingredient; a deleted one still has its past. */
async function refuseUnknownItem(tx: Tx, id: InventoryItemId): Promise<void> {
  if ((await itemsCalled(tx, null, id)).length === 0) throw new AppError("not_found");
}

const valuesWith =
  (...values: readonly unknown[]) =>
  (tx: Tx) =>
    listValues(tx, ...values);

/** Finds deleted ingredients too, because they have a past. */
async function itemsCalled(
  tx: Tx,
  pattern: string | null,
  only: InventoryItemId | null,
): Promise<InventoryItemId[]> {
  const rows = await tx.query<{ id: InventoryItemId }>({
    text: `select id from inventory_items
      where tenant_id = $1 and ($2::text is null or sort_title like $2) and ($3::bigint is null or id = $3)`,
    values: [tx.tenantId, pattern, only],
  });
  return rows.map(({ id }) => id);
}
