import type { QueryOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportStockLogs, StockLog } from "../../contract/movements.ts";

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
  invoice_no: `(select max(v.invoice_no) from invoice_orders x
    join invoices v on v.tenant_id = $1 and v.id = x.invoice_id where x.tenant_id = $1 and x.order_id = m.order_id)`,
  token_no: `(select o.token_no from accounts a where a.tenant_id = $1 and a.id = o.account_id and a.closed_at is null)`,
  purchase_id: "m.purchase_id",
  count_id: "m.count_id",
});

const details = `cross join lateral (select * from stock_movements where tenant_id = $1 and id = page.id offset 0) m
  cross join lateral (select * from inventory_items where tenant_id = $1 and id = m.inventory_item_id offset 0) i
  left join lateral (select * from orders where tenant_id = $1 and id = m.order_id offset 0) o on true
  left join users u on u.tenant_id = $1 and u.id = m.created_by`;

const IN_PERIOD = "m.tenant_id = $1 and m.created_at >= $2::timestamptz and m.created_at < $3::timestamptz";

/** Movements from $2 until before $3; nearly all go out, so that their order is that of all, and the others have their own. */
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

/** Of the ingredients $4: a page takes the newest of each, which its index gives, or looks at all when they are many. */
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

/** Ingredients whose movements are taken one by one; of more there is one among a few movements. */
const FEW_ITEMS = 100;

/** The list that a query asks for, and the values of its parameters. */
export async function movementListOf(
  tx: Tx,
  { q, item, movementType }: Pick<QueryOf<typeof exportStockLogs>, "q" | "item" | "movementType">,
  between: readonly [Date, Date],
) {
  const [every, few, many] = sources[movementType];
  const pattern = searchPattern(q);
  if (item === undefined && pattern === null) return { source: every, valuesOf: valuesWith(...between) };
  const items = await itemsCalled(tx, pattern, item ?? null);
  if (items.length === 0 && item !== undefined) await refuseStranger(tx, item);
  return { source: items.length > FEW_ITEMS ? many : few, valuesOf: valuesWith(...between, items) };
}

/** One that never was is not found; one that was deleted has its past. */
async function refuseStranger(tx: Tx, id: InventoryItemId): Promise<void> {
  if ((await itemsCalled(tx, null, id)).length === 0) throw new AppError("not_found");
}

const valuesWith =
  (...values: readonly unknown[]) =>
  (tx: Tx) =>
    listValues(tx, ...values);

/** Deleted ones too: what is past is found. */
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
