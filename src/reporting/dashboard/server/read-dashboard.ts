import { readSettings } from "#core/settings/server/public.ts";
import { stockState } from "#inventory/inventory/domain/stock-state.ts";
import { isScarce } from "#inventory/inventory/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import {
  compareByHour,
  type Moment,
  sameMomentOn,
  sameWeekdayBefore,
} from "#platform/domain/periods/day-by-hour.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { averageOfSales } from "#reporting/reports/domain/average-of-sales.ts";
import { readRecentSales } from "#reporting/reports/server/over-time/read-sales-over-time.ts";
import { readLateDishes } from "#service/kitchen/server/public.ts";
import { keptSince } from "#service/reservations/domain/held-tables.ts";
import type {
  Dashboard,
  DashboardNow,
  DaySales,
  LowStockItem,
  readRecentSales as readRecentSalesRoute,
  UpcomingReservation,
} from "../contract/dashboard.ts";
import { type GuardedCard, maySeeCard } from "../domain/home-cards.ts";
import {
  type ComparedDays,
  customersOf,
  type HourOfSales,
  ordersByHour,
  salesByHour,
  topSellingItems,
} from "./day-queries.ts";

/** Returns the business day so far; all figures are of one moment. */
export function readDashboard(ctx: StaffContext): Promise<Dashboard> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, today, dayRule } = await readSettings(tx, ctx.now);
    const days = { today, before: sameWeekdayBefore(today), zone: dayRule.zone };
    const moment = { nowMs: ctx.now.getTime(), rule: dayRule };
    const [items, orders, customers, sales, reservations] = await Promise.all([
      topSellingItems(tx, today),
      ordersByHour(tx, days),
      customersOf(tx, today),
      maySeeCard(ctx, "sales") ? readSales(tx, days, moment) : null,
      mayEnter(ctx, "reservations") ? upcomingReservations(tx, ctx.now) : null,
    ]);
    const counts = (day: string) =>
      orders.filter((row) => row.day === day).map((row) => ({ hour: row.hour, value: row.orders }));
    return {
      reservations,
      topSellingItems: items,
      ordersCount: counts(today).reduce((sum, { value }) => sum + value, 0),
      newCustomerCount: customers.newcomers,
      repeatedCustomerCount: customers.returned,
      currency,
      orders_by_hour: compareByHour(counts(today), counts(days.before), moment),
      sales,
      business_date: today,
      compared_with: days.before,
    };
  });
}

/** Weeks whose same weekday makes the average that today is compared with. */
const AVERAGED_WEEKS = 4;

/** Reads the sales of today beside those of the same weekday of earlier weeks, up to the same moment. */
async function readSales(tx: Tx, { today, before, zone }: ComparedDays, moment: Moment): Promise<DaySales> {
  const untilOf = (day: ComparedDays["today"]) => new Date(sameMomentOn(day, today, moment));
  const weekdays = Array.from({ length: AVERAGED_WEEKS }, (_, week) => addDays(today, -7 * (week + 1)));
  const days = [today, ...weekdays].map((day) => ({ day, until: untilOf(day) }));
  const hours = await salesByHour(tx, days, zone);
  const hoursOf = (day: string) => hours.filter((row) => row.day === day);
  const [ofToday, ofBefore] = [hoursOf(today), hoursOf(before)];
  const total = totalOf(ofToday);
  const invoices = invoicesIn(ofToday);
  // A day on which nothing was sold was closed, or before the first: it says nothing of a usual one.
  const usual = weekdays.map(hoursOf).filter((rows) => invoicesIn(rows) > 0);
  return {
    total,
    sold: sumCents(ofToday.map((row) => row.sold)),
    refunded: sumCents(ofToday.map((row) => row.refunded)),
    invoices,
    average: averageOfSales(total, invoices),
    until: untilOf(before),
    total_before: totalSoFar(ofBefore),
    total_before_in_all: totalOf(ofBefore),
    total_usually: meanOf(totalSoFar(usual.flat()), usual.length),
    usual_weeks: usual.length,
    by_hour: compareByHour(valuesOf(ofToday), valuesOf(ofBefore), moment).map((hour) => ({
      hour: hour.hour,
      today: hour.today === null ? null : cents(hour.today),
      before: cents(hour.before),
    })),
  };
}

const meanOf = (sum: Cents, count: number): Cents | null =>
  count === 0 ? null : cents(scaleHalfUp(sum, 1, count));

const totalSoFar = (hours: readonly HourOfSales[]): Cents => sumCents(hours.map((row) => row.total_so_far));
const totalOf = (hours: readonly HourOfSales[]): Cents => sumCents(hours.map((row) => row.total));
const invoicesIn = (hours: readonly HourOfSales[]): number =>
  hours.reduce((sum, row) => sum + row.invoices, 0);

function valuesOf(hours: readonly HourOfSales[]) {
  return hours.map(({ hour, total }) => ({ hour, value: total }));
}

/** Returns the sales of the last days over time, for those who may see sales. */
export function readRecent(ctx: StaffContext): Promise<ResponseOf<typeof readRecentSalesRoute>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    return { sales: maySeeCard(ctx, "sales") ? await readRecentSales(tx, ctx) : null };
  });
}

/** Returns what needs attention now; reads only what the person may see elsewhere. */
export function readNow(ctx: StaffContext): Promise<DashboardNow> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const seen = <Figure>(card: GuardedCard, read: () => Promise<Figure>) =>
      maySeeCard(ctx, card) ? read() : null;
    const [late_dishes, low_stock] = await Promise.all([
      seen("lateDishes", () => readLateDishes(tx, ctx.now)),
      seen("lowStock", () => lowStock(tx)),
    ]);
    return { late_dishes, low_stock, now: ctx.now };
  });
}

/** Most ingredients on the card. */
const MAX_INGREDIENTS = 5;

type StockRow = Omit<LowStockItem, "status">;

const stockColumns = columnsOf<StockRow>({
  id: "id",
  title: "title",
  unit: "unit",
  quantity: "quantity",
  min_quantity_threshold: "min_quantity_threshold",
});

/**
 * Reads the ingredients that are out or low by the rule of the inventory (`stockState`), those furthest below their
 * minimum first.
 */
async function lowStock(tx: Tx): Promise<NonNullable<DashboardNow["low_stock"]>> {
  const rows = await tx.query<StockRow & { readonly total: number }>({
    text: `select ${stockColumns}, count(*) over ()::integer as total
      from inventory_items i
      where tenant_id = $1 and ${isScarce("i")}
      order by quantity::numeric / greatest(min_quantity_threshold, 1), title, id limit ${MAX_INGREDIENTS}`,
    values: [tx.tenantId],
  });
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...row }) => ({
      ...row,
      status: stockState(row.quantity, row.min_quantity_threshold),
    })),
  };
}

const MAX_RESERVATIONS = 5;

const reservationColumns = columnsOf<UpcomingReservation>({
  id: "r.id",
  date: "r.starts_at",
  customer_id: "r.customer_id",
  customer_name: "c.name",
  customer_phone: "c.phone",
  people_count: "r.people_count",
  table_title: "t.title",
});

/** Reads the next expected parties whose table is still kept, including late ones. */
const upcomingReservations = (tx: Tx, now: Date) =>
  tx.query<UpcomingReservation>({
    text: `select ${reservationColumns}
      from reservations r
      join customers c on c.tenant_id = $1 and c.id = r.customer_id
      left join store_tables t on t.tenant_id = $1 and t.id = r.table_id
      where r.tenant_id = $1 and r.starts_at > $3 and r.ends_at > $2
        and r.status <> 'cancelled' and r.arrived_at is null and r.no_show_at is null and r.archived_at is null
      order by r.starts_at, r.id limit ${MAX_RESERVATIONS}`,
    values: [tx.tenantId, now, keptSince(now)],
  });
