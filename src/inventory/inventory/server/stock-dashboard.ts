import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { readStockValue as readStockValueRoute } from "../contract/items.ts";
import type {
  ItemLoss,
  ItemMovements,
  ItemUsage,
  readInventoryDashboard as readInventoryDashboardRoute,
  readLosses as readLossesRoute,
  readWastage as readWastageRoute,
} from "../contract/stock-dashboard.ts";
import type { WastageReason } from "../domain/stock-movement.ts";
import { momentsOf, stockPeriod, TOTALS_AT } from "./stock-period.ts";

type DashboardRow = ItemMovements & ItemUsage;

const gained = (total: string) => `coalesce(until.${total}, 0) - coalesce(since.${total}, 0)`;

/**
 * Ingredients that match the title $2 and existed in the period, with their movements from $3 until before $4. Two
 * movements give the totals, however many there were.
 */
const movedItems = listSource<DashboardRow>()({
  id: "i.id",
  from: "inventory_items i",
  where: `i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $3::timestamptz) and ($2::text is null or i.sort_title like $2)
    and $4::timestamptz is not null`,
  sorts: { title: { by: "i.sort_title", type: "text", index: "inventory_items_ever_by_title" } },
  columns: columnsOf<DashboardRow>({
    inventory_item_id: "i.id",
    title: "i.title",
    unit: "i.unit",
    total_in: gained("in_total"),
    total_out: `(${gained("in_total")}) - (${gained("wastage_total")}) - (${gained("quantity_after")})`,
    total_wastage: gained("wastage_total"),
    total_usage: gained("sold_total"),
    current_stock: "i.quantity",
    min_quantity_threshold: "i.min_quantity_threshold",
    status: "i.status",
    is_deleted: "i.archived_at is not null",
  }),
  details: `cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) i
    left join lateral (select t.* from (select page.id as item, $3::timestamptz as at) moment, lateral (${TOTALS_AT}) t)
      since on true
    left join lateral (select t.* from (select page.id as item, $4::timestamptz as at) moment, lateral (${TOTALS_AT}) t)
      until on true`,
});

/**
 * Returns a page of movements by ingredient, and one of usage with the present stock; or only one of the two.
 */
export function readInventoryDashboard(
  ctx: StaffContext,
  query: QueryOf<typeof readInventoryDashboardRoute>,
): Promise<ResponseOf<typeof readInventoryDashboardRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, between } = await stockPeriod(tx, ctx, query);
    const values = listValues(tx, searchPattern(query.q), ...between);
    const { rows, ...page } = await readList(tx, movedItems, values, query);
    return {
      ...page,
      cummulativeInventoryMovements: query.table === "usage" ? [] : rows,
      inventoryUsageVSCurrentStock: query.table === "movements" ? [] : rows,
      ...range,
    };
  });
}

/** Most ingredients in the list: those with the dearest losses. */
const MAX_LOSSES = 50;

/**
 * Returns the ingredients whose counted usage in a period differs from that of the recipes, at their average cost at
 * the end of the period; the dearest loss first, those of unknown cost last.
 */
export function readLosses(
  ctx: StaffContext,
  query: QueryOf<typeof readLossesRoute>,
): Promise<ResponseOf<typeof readLossesRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const losses = await lossesIn(tx, between);
    return {
      items: losses.slice(0, MAX_LOSSES),
      count: losses.length,
      value: cents(losses.reduce((sum, { value }) => sum + (value ?? 0), 0)),
      unknown_cost: losses.filter(({ value }) => value === null).length,
      ...range,
      currency,
    };
  });
}

/**
 * Takes three index lookups for each ingredient, however much moved; includes ingredients that were deleted since the
 * period began.
 */
function lossesIn(tx: Tx, [since, until]: readonly [Date, Date]): Promise<ItemLoss[]> {
  return tx.query({
    text: `with used as (
        select i.id, i.title, i.unit, i.archived_at is not null as is_deleted,
          t.sold_total - coalesce(b.sold_total, 0) as theoretical, t.lost_total - coalesce(b.lost_total, 0) as lost
        from inventory_items i
        cross join lateral (
          select t.* from (select i.id as item, $3::timestamptz as at) moment, lateral (${TOTALS_AT}) t
        ) t
        left join lateral (
          select t.* from (select i.id as item, $2::timestamptz as at) moment, lateral (${TOTALS_AT}) t
        ) b on true
        where i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $2::timestamptz)
      )
      select u.id as inventory_item_id, u.title, u.unit, u.is_deleted, u.theoretical, u.theoretical + u.lost as counted, u.lost,
        round(u.lost::numeric * c.unit_cost_micros / 10000000)::bigint as value
      from used u
      left join lateral (
        select k.unit_cost_micros from stock_costs k
        where k.tenant_id = $1 and k.inventory_item_id = u.id and k.at < $3::timestamptz
        order by k.at desc, k.id desc limit 1
      ) c on true
      where u.lost <> 0
      order by value desc nulls last, u.lost desc, u.title, u.id`,
    values: [tx.tenantId, since, until],
  });
}

interface GroupValue {
  readonly group_title: string | null;
  readonly items: number;
  readonly unknown: number;
  readonly value: Cents;
}

/**
 * Returns the value of the stock, now or at the end of a business day. Each ingredient is valued at its average cost
 * of that moment and rounded half-up to the cent, so that the sums match the list.
 */
export function readStockValue(
  ctx: StaffContext,
  { day }: QueryOf<typeof readStockValueRoute>,
): Promise<ResponseOf<typeof readStockValueRoute>> {
  return ctx.inTenant(async (tx) => {
    const { dayRule, today, currency } = await readSettings(tx, ctx.now);
    if (day !== undefined && businessDate(day) > today)
      throw new AppError("invalid_input", { fields: [{ field: "day", code: "day_ahead" }] });
    const groups = await (day === undefined
      ? valueNow(tx)
      : valueBefore(tx, momentsOf({ from: businessDate(day), to: businessDate(day) }, dayRule)[1]));
    const sum = (of: (group: GroupValue) => number) => groups.reduce((total, group) => total + of(group), 0);
    return {
      day: day ?? null,
      today,
      value: cents(sum((group) => group.value)),
      unknown_cost: sum((group) => group.unknown),
      groups: groups.map(({ unknown: _, ...group }) => group),
      currency,
    };
  });
}

const GROUP_VALUES = `select group_title, count(*) filter (where quantity > 0)::integer as items,
    count(*) filter (where quantity > 0 and cost is null)::integer as unknown,
    coalesce(sum(round(quantity::numeric * cost / 10000000)), 0)::bigint as value
  from held group by group_title order by group_title nulls last`;

function valueNow(tx: Tx): Promise<GroupValue[]> {
  return tx.query({
    text: `with held as (
        select group_title, quantity, unit_cost_micros as cost from inventory_items
        where tenant_id = $1 and archived_at is null
      ) ${GROUP_VALUES}`,
    values: [tx.tenantId],
  });
}

/** Takes two index lookups for each ingredient: its stock before a moment, and its cost then. */
function valueBefore(tx: Tx, before: Date): Promise<GroupValue[]> {
  return tx.query({
    text: `with held as (
        select i.group_title, t.quantity_after as quantity, c.unit_cost_micros as cost
        from inventory_items i
        cross join lateral (select i.id as item, $2::timestamptz as at) moment
        cross join lateral (${TOTALS_AT}) t
        left join lateral (
          select k.unit_cost_micros from stock_costs k
          where k.tenant_id = $1 and k.inventory_item_id = i.id and k.at < $2::timestamptz
          order by k.at desc, k.id desc limit 1
        ) c on true
        where i.tenant_id = $1 and (i.archived_at is null or i.archived_at >= $2::timestamptz)
      ) ${GROUP_VALUES}`,
    values: [tx.tenantId, before],
  });
}

/** Returns the wastage of a period by reason, the dearest first; without a reason it is "other". */
export function readWastage(
  ctx: StaffContext,
  query: QueryOf<typeof readWastageRoute>,
): Promise<ResponseOf<typeof readWastageRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const rows = await tx.query<{ reason: WastageReason; movements: number; value: Cents; unknown: number }>({
      text: `select coalesce(reason, 'other') as reason, count(*)::integer as movements,
          coalesce(sum(round(-quantity::numeric * unit_cost_micros / 10000000)), 0)::bigint as value,
          count(*) filter (where unit_cost_micros is null)::integer as unknown
        from stock_movements
        where tenant_id = $1 and type = 'WASTAGE' and type <> 'OUT' and created_at >= $2 and created_at < $3
        group by 1 order by value desc, 1`,
      values: [tx.tenantId, ...between],
    });
    return {
      reasons: rows.map(({ unknown: _, value, ...row }) => ({ ...row, value: cents(value) })),
      unknown_cost: rows.reduce((sum, { unknown }) => sum + unknown, 0),
      ...range,
      currency,
    };
  });
}
