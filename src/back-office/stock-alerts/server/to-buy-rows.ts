import {
  packSize,
  quantityToBuy,
  tenthsOfDaysLeft,
  USAGE_DAYS,
  usagePerDay,
} from "#inventory/inventory/domain/to-buy.ts";
import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { isScarce } from "#inventory/inventory/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportToBuy, ItemToBuy } from "../contract/to-buy.ts";

/** An ingredient of the list as it is read; `toBuyView` derives the rest. */
export interface ToBuyRow
  extends Pick<
    ItemToBuy,
    "id" | "title" | "group_title" | "unit" | "quantity" | "min_quantity_threshold" | "status" | "used"
  > {
  /** Milliseconds of observed usage (`StockUsage`). */
  readonly observed_ms: number;
  readonly average_cost: Micros | null;
  /** The last purchase with a price; these are all null without one. */
  readonly last_date: BusinessDate | null;
  readonly last_vendor: string | null;
  readonly last_cost: Micros | null;
  /** The vendor of that purchase, unless deleted. */
  readonly vendor_id: VendorId | null;
  readonly vendor_nit: string | null;
  /** Unit it is bought in: the one of the last purchase, else the newest that somebody set. */
  readonly pack_name: string | null;
  readonly pack_factor: ExactDecimal | null;
}

const DAY_MS = "86400000";
const USAGE_MS = `${USAGE_DAYS} * ${DAY_MS}`;

/**
 * SQL for the usage of an ingredient `i` up to the moment $2: its totals less those of its last movement 14 days before. For a
 * younger ingredient the period begins with its first movement. `days.tenths` is `tenthsOfDaysLeft` of the domain.
 */
const USAGE = `left join lateral (
    select m.sold_total + m.wastage_total as used from stock_movements m
    where m.tenant_id = $1 and m.inventory_item_id = i.id and m.created_at <= $2::timestamptz - interval '${USAGE_DAYS} days'
    order by m.created_at desc, m.id desc limit 1
  ) past on true
  left join lateral (
    select (extract(epoch from $2::timestamptz - m.created_at) * 1000)::bigint as ms from stock_movements m
    where m.tenant_id = $1 and m.inventory_item_id = i.id and past.used is null
    order by m.created_at, m.id limit 1
  ) young on true
  cross join lateral (
    select i.sold_total + i.wastage_total - coalesce(past.used, 0) as used,
      case when past.used is null then least(greatest(coalesce(young.ms, 0), ${DAY_MS}), ${USAGE_MS}) else ${USAGE_MS} end as ms
  ) usage
  cross join lateral (
    select case when usage.used > 0
      then floor(greatest(i.quantity, 0)::numeric * usage.ms * 10 / (usage.used::numeric * ${DAY_MS})) end as tenths
  ) days`;

const fewRows = "a store room has some thousands of ingredients, each looked at by key";

/**
 * Ingredients that are low or out, or last less than $3 days at the moment $2; $4 is a pattern of the title, $5 the group, $6 leaves those
 * that are low or out.
 */
export const toBuyList = listSource<ToBuyRow>()({
  id: "i.id",
  from: `inventory_items i ${USAGE}`,
  where: `i.tenant_id = $1 and i.archived_at is null and (${isScarce("i")} or ($6::text is null and days.tenths < $3::integer * 10))
    and ($4::text is null or i.sort_title like $4) and ($5::text is null or i.group_title = $5)`,
  sorts: {
    // Out first, then by days left, then low but unused.
    urgency: {
      by: "case when i.status = 'out' then 0 else 1 + least(coalesce(days.tenths, 1e12), 1e12)::bigint end",
      type: "bigint",
      index: { fewRows },
    },
    title: { by: "i.sort_title", type: "text", index: "inventory_items_by_title" },
  },
  columns: columnsOf<ToBuyRow>({
    id: "i.id",
    title: "i.title",
    group_title: "i.group_title",
    unit: "i.unit",
    quantity: "i.quantity",
    min_quantity_threshold: "i.min_quantity_threshold",
    status: "i.status",
    used: "usage.used",
    observed_ms: "usage.ms",
    average_cost: "i.unit_cost_micros",
    last_date: "bought.business_date",
    last_vendor: "coalesce(v.name, bought.vendor_name)",
    last_cost: "bought.unit_cost_micros",
    vendor_id: "v.id",
    vendor_nit: "v.nit",
    pack_name: "coalesce(bought.unit, pack.name)",
    pack_factor: "case when bought.unit is null then pack.factor else bought.factor end",
  }),
  details: `cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) i
    ${USAGE}
    left join lateral (
      select p.business_date, p.unit_cost_micros, p.vendor_id, p.unit, p.factor, b.vendor_name from purchase_items p
      join purchases b on b.tenant_id = $1 and b.id = p.purchase_id
      where p.tenant_id = $1 and p.inventory_item_id = i.id and p.is_price
      order by p.business_date desc, p.id desc limit 1
    ) bought on true
    left join vendors v on v.tenant_id = $1 and v.id = bought.vendor_id and v.archived_at is null
    left join lateral (
      select u.name, u.factor from (
        select id, name, factor from purchase_units where tenant_id = $1 and inventory_item_id = i.id offset 0
      ) u
      order by u.id desc limit 1
    ) pack on true`,
});

export function toBuyValues(
  tx: Tx,
  now: Date,
  { q, days, group, only }: Pick<QueryOf<typeof exportToBuy>, "q" | "days" | "group" | "only">,
): unknown[] {
  return listValues(tx, now, days, searchPattern(q), group ?? null, only ?? null);
}

/** Calculates how long an ingredient lasts, and how much to buy for so many days. */
export function toBuyView(row: ToBuyRow, days: number): ItemToBuy {
  const stock = {
    current: row.quantity,
    minimum: row.min_quantity_threshold,
    used: row.used,
    observedMs: row.observed_ms,
  };
  const tenths = tenthsOfDaysLeft(stock);
  const pack = packOf(row);
  const proposed = quantityToBuy(stock, days, pack?.size);
  const unitCost = row.last_cost ?? row.average_cost;
  return {
    id: row.id,
    title: row.title,
    group_title: row.group_title,
    unit: row.unit,
    quantity: row.quantity,
    min_quantity_threshold: row.min_quantity_threshold,
    status: row.status,
    used: row.used,
    usage_per_day: usagePerDay(stock),
    days_left: tenths === null ? null : tenths / 10,
    proposed,
    pack: pack && { name: pack.name, factor: pack.factor, count: proposed / pack.size },
    last_purchase:
      row.last_date === null || row.last_cost === null
        ? null
        : {
            date: row.last_date,
            vendor_id: row.vendor_id,
            vendor_name: row.last_vendor,
            unit_cost: row.last_cost,
          },
    cost: unitCost === null || proposed === 0 ? null : costOf([{ quantity: proposed, unitCost }]),
  };
}

function packOf({ pack_name: name, pack_factor: factor, unit }: ToBuyRow) {
  const pack = name === null || factor === null ? null : { name, factor };
  const size = packSize(pack, unit);
  return pack && size && { ...pack, size };
}
