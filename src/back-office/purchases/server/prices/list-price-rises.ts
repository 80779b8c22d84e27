import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { InventoryItemId, PurchaseId } from "#platform/domain/ids.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { PriceRise } from "../../contract/price-rise.ts";
import {
  type exportPriceRises as file,
  type listItemPrices as itemPricesDefinition,
  type listPriceRises as list,
  type PastPrice,
  priceRiseColumns,
} from "../../contract/price-watch.ts";

/** A line `l` that cost more than the line `b` before it, with the purchases `p` and `bp` of both and the ingredient `i`. */
const PRICE_RISE = columnsOf<PriceRise>({
  id: "l.id",
  purchase_id: "l.purchase_id",
  number: "p.number",
  date: "l.business_date",
  vendor_id: "p.vendor_id",
  vendor_name: "p.vendor_name",
  inventory_item_id: "l.inventory_item_id",
  title: "i.title",
  unit: "i.unit",
  old_cost: "b.unit_cost_micros",
  new_cost: "l.unit_cost_micros",
  percent: "l.rise_bp::float8 / 100",
  previous: `json_build_object('purchase_id', b.purchase_id, 'date', b.business_date, 'vendor_name', bp.vendor_name)`,
});

const AROUND = `cross join lateral (select * from purchases where tenant_id = $1 and id = l.purchase_id offset 0) p
    cross join lateral (select * from purchase_items where tenant_id = $1 and id = l.previous_id offset 0) b
    cross join lateral (select * from purchases where tenant_id = $1 and id = b.purchase_id offset 0) bp
    cross join lateral (select * from inventory_items where tenant_id = $1 and id = l.inventory_item_id offset 0) i`;

/** Rises of the days $2 to $3; $4 is a vendor, $5 an ingredient, $6 a pattern of its title. */
const ofPeriod = {
  id: "l.id",
  from: "purchase_items l",
  where: `l.tenant_id = $1 and l.rise_bp is not null and l.business_date between $2::date and $3::date
    and ($4::bigint is null or l.vendor_id = $4) and ($5::bigint is null or l.inventory_item_id = $5)
    and ($6::text is null or l.inventory_item_id in (
      select id from inventory_items where tenant_id = $1 and sort_title like $6))`,
  columns: PRICE_RISE,
  details: `cross join lateral (select * from purchase_items where tenant_id = $1 and id = page.id offset 0) l
    ${AROUND}`,
} as const;

const byDate = { by: "l.business_date", type: "date", index: "purchase_items_dearer" } as const;

/** Longest period, in days, that is read day by day. */
const MAX_DAYS = 62;

const shortPeriod = listSource<PriceRise>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    rise: {
      by: "l.rise_bp",
      type: "bigint",
      index: "purchase_items_dearer_by_day",
      pieces: {
        from: "(select day::date from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day) piece",
        where: "l.business_date = piece.day",
      },
    },
  },
});

const longPeriod = listSource<PriceRise>()({
  ...ofPeriod,
  sorts: { date: byDate, rise: { by: "l.rise_bp", type: "bigint", index: "purchase_items_dearest" } },
});

/** Returns the list that can read the period in any order without reading all of it. */
const priceRisesOf = (range: DateRange) => (isWithinDays(range, MAX_DAYS) ? shortPeriod : longPeriod);

type Query = QueryOf<typeof file>;

const priceRiseValues = (tx: Tx, range: DateRange, { q, vendor, item }: Query): unknown[] =>
  listValues(tx, range.from, range.to, vendor ?? null, item ?? null, searchPattern(q));

/** Throws `not_found` for an unknown vendor or ingredient. */
async function refuseUnknownFilters(tx: Tx, { vendor, item }: Query): Promise<void> {
  const [known] = await tx.query<{ vendor: boolean; item: boolean }>({
    text: `select $2::bigint is null or exists (select from vendors where tenant_id = $1 and id = $2) as vendor,
        $3::bigint is null or exists (select from inventory_items where tenant_id = $1 and id = $3) as item`,
    values: [tx.tenantId, vendor ?? null, item ?? null],
  });
  if (!known?.vendor || !known.item) throw new AppError("not_found");
}

/** Returns the price rises of one purchase, by line. */
export function risesOfPurchase(tx: Tx, id: PurchaseId): Promise<PriceRise[]> {
  return tx.query<PriceRise>({
    text: `select ${PRICE_RISE} from purchase_items l ${AROUND}
      where l.tenant_id = $1 and l.purchase_id = $2 and l.rise_bp is not null order by l.line`,
    values: [tx.tenantId, id],
  });
}

/** Prices of the ingredient $2. */
const itemPrices = listSource<PastPrice>()({
  id: "l.id",
  from: "purchase_items l",
  where: "l.tenant_id = $1 and l.inventory_item_id = $2::bigint and l.is_price",
  sorts: { date: { by: "l.business_date", type: "date", index: "purchase_items_prices" } },
  columns: columnsOf<PastPrice>({
    id: "l.id",
    purchase_id: "l.purchase_id",
    number: "p.number",
    date: "l.business_date",
    vendor_id: "p.vendor_id",
    vendor_name: "p.vendor_name",
    quantity: "l.stock_quantity",
    unit_cost: "l.unit_cost_micros",
  }),
  details: `cross join lateral (select * from purchase_items where tenant_id = $1 and id = page.id offset 0) l
    cross join lateral (select * from purchases where tenant_id = $1 and id = l.purchase_id offset 0) p`,
});

/** Returns a page of the prices of an ingredient. Throws `not_found`. */
export function listItemPrices(
  ctx: StaffContext,
  itemId: InventoryItemId,
  query: QueryOf<typeof itemPricesDefinition>,
): Promise<ResponseOf<typeof itemPricesDefinition>> {
  return ctx.inTenant(async (tx) => {
    const [item] = await tx.query<{ title: string; unit: string }>({
      text: "select title, unit from inventory_items where tenant_id = $1 and id = $2",
      values: [tx.tenantId, itemId],
    });
    const { title, unit } = found(item);
    const { currency } = await readSettings(tx, ctx.now);
    return { ...(await readList(tx, itemPrices, listValues(tx, itemId), query)), title, unit, currency };
  });
}

/** Returns a page of price rises. Refuses a period that ends before it begins. */
export function listPriceRises(
  ctx: StaffContext,
  query: QueryOf<typeof list>,
): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    await refuseUnknownFilters(tx, query);
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const page = await readList(tx, priceRisesOf(range), priceRiseValues(tx, range, query), query);
    return { ...page, ...range, currency };
  });
}

/** Returns the price rises as a CSV file. */
export async function exportPriceRises(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const { today } = await ctx.inTenant(async (tx) => {
    await refuseUnknownFilters(tx, query);
    return readSettings(tx, ctx.now);
  });
  const range = chosenRange({ ...query, period: query.type }, today);
  const rows = everyRow(ctx, priceRisesOf(range), (tx) => priceRiseValues(tx, range, query), query.sort);
  return { name: ctx.say("purchases.file.price_watch_name"), rows: csvRows(priceRiseColumns, rows, ctx) };
}
