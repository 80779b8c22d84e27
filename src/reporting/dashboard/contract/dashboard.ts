import { z } from "zod";
import { stockStates } from "#inventory/inventory/domain/stock-state.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, hourOfDay, idOf, instant, money, quantity } from "#platform/contract/wire.ts";
import { salesOverTime } from "#reporting/reports/contract/sales-over-time.ts";
import { lateDishes } from "#service/kitchen/contract/kitchen.ts";

/** An hour of the local clock, today (null: still to come) and on the compared day. */
function hourOf<Value extends z.ZodType>(value: Value) {
  return z.object({ hour: hourOfDay, today: value.nullable(), before: value });
}

const count = z.number().int();

/** Sales of the business day, without tips. */
const daySales = z.object({
  /** After refunds: `sold` less `refunded`. */
  total: money,
  /** Before refunds, without invoices that were taken back. */
  sold: money,
  /** Refunds on this day, of any day's sales. */
  refunded: money,
  invoices: count,
  /** `total` by invoice; null before the first. */
  average: money.nullable(),
  /** The moment of the compared day that this one is compared with: as long after its beginning as it is now. */
  until: instant,
  /** Sales after refunds of the compared day up to that moment, and of the whole day. */
  total_before: money,
  total_before_in_all: money,
  /**
   * The average up to the same moment of the same weekday of the four weeks before, of the `usual_weeks` with sales; null
   * without any.
   */
  total_usually: money.nullable(),
  usual_weeks: count,
  /** After refunds, each in its own hour. */
  by_hour: z.array(hourOf(money)),
});
export type DaySales = z.output<typeof daySales>;

const topSellingItem = z.object({
  id: idOf("MenuItem"),
  title: z.string(),
  /** Present price on the menu. */
  price: money,
  /** Pieces ordered on the business day, without voided and free ones, after refunds. */
  orders_count: count,
});
export type TopSellingItem = z.output<typeof topSellingItem>;

/** An expected party (operations §3). */
const upcomingReservation = z.object({
  id: idOf("Reservation"),
  date: instant,
  customer_id: idOf("Customer"),
  customer_name: z.string().nullable(),
  /** Empty: the customer was deleted. */
  customer_phone: z.string(),
  /** 0: unknown. */
  people_count: count,
  table_title: z.string().nullable(),
});
export type UpcomingReservation = z.output<typeof upcomingReservation>;

export const readDashboard = route({
  method: "GET",
  path: "/dashboard",
  summary:
    "The business day so far: best sellers, orders, customers, and what was sold by hour beside the same weekday before.",
  access: screenAccess("home"),
  response: z.object({
    /** The next ones; null for those who may not see reservations. */
    reservations: z.array(upcomingReservation).nullable(),
    topSellingItems: z.array(topSellingItem),
    /** Orders of the business day that count: not cancelled, and not every dish of them voided. */
    ordersCount: count,
    /**
     * Known customers who ordered for the first time on this business day, and those who had ordered before.
     */
    newCustomerCount: count,
    repeatedCustomerCount: count,
    currency: z.string(),
    orders_by_hour: z.array(hourOf(count)),
    /** Null for those who may see sales nowhere else. */
    sales: daySales.nullable(),
    business_date: day,
    /** The same weekday of the week before. */
    compared_with: day,
  }),
});
export type Dashboard = z.output<typeof readDashboard.response>;

const lowStockItem = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  quantity,
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
});
export type LowStockItem = z.output<typeof lowStockItem>;

export const readRecentSales = route({
  method: "GET",
  path: "/dashboard/over-time",
  summary: "Sales of the last fourteen days, day by day, beside the fourteen before.",
  access: screenAccess("home"),
  response: z.object({
    /** Null for those who may see sales nowhere else. */
    sales: salesOverTime.nullable(),
  }),
});

export const readDashboardNow = route({
  method: "GET",
  path: "/dashboard/now",
  summary: "What needs somebody at this moment: late dishes, and ingredients that run out.",
  access: screenAccess("home"),
  response: z.object({
    /** Each part is null for those who may see it nowhere else. */
    late_dishes: lateDishes.nullable(),
    /** `items`: a few of the `count`, those that are out first. */
    low_stock: z.object({ count, items: z.array(lowStockItem) }).nullable(),
    now: instant,
  }),
});
export type DashboardNow = z.output<typeof readDashboardNow.response>;
