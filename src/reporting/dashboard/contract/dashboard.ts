import { z } from "zod";
import { stockStates } from "#inventory/inventory/domain/stock-state.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, instant, money, quantity } from "#platform/contract/wire.ts";
import { lateDishes } from "#service/kitchen/contract/kitchen.ts";

/** An hour of the wall clock, today (null: still to come) and on the day that is compared. */
function hourOf<Value extends z.ZodType>(value: Value) {
  return z.object({ hour: z.number().int().min(0).max(23), today: value.nullable(), before: value });
}

const count = z.number().int();

/** What was charged on the business day, without tips. */
export const daySales = z.object({
  /** Before refunds; without what was taken back. */
  sold: money,
  /** Given back on this day, of whatever day's sale. */
  refunded: money,
  invoices: count,
  /** Sold by invoice; null before the first. */
  average: money.nullable(),
  /** Sold on the compared day up to the same moment, and on all of it. */
  sold_before: money,
  sold_before_in_all: money,
  by_hour: z.array(hourOf(money)),
});
export type DaySales = z.output<typeof daySales>;

export const topSellingItem = z.object({
  id: idOf("MenuItem"),
  title: z.string(),
  /** As the menu says it now. */
  price: money,
  /** Pieces ordered on the business day; what was voided or given for free does not count. */
  orders_count: count,
});
export type TopSellingItem = z.output<typeof topSellingItem>;

/** A party that is awaited (operations §3). */
export const upcomingReservation = z.object({
  id: idOf("Reservation"),
  date: instant,
  customer_id: idOf("Customer"),
  customer_name: z.string().nullable(),
  /** Empty: the customer was deleted. */
  customer_phone: z.string(),
  /** 0: nobody has said yet. */
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
    /** Orders of the business day that are not cancelled. */
    ordersCount: count,
    /** Known customers who ordered on this business day for the first time, and those who had before. */
    newCustomerCount: count,
    repeatedCustomerCount: count,
    currency: z.string(),
    orders_by_hour: z.array(hourOf(count)),
    /** Null for those who are told nowhere else what was sold. */
    sales: daySales.nullable(),
    business_date: day,
    /** The same weekday before. */
    compared_with: day,
  }),
});
export type Dashboard = z.output<typeof readDashboard.response>;

export const lowStockItem = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  quantity,
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
});
export type LowStockItem = z.output<typeof lowStockItem>;

export const readDashboardNow = route({
  method: "GET",
  path: "/dashboard/now",
  summary: "What needs somebody at this moment: late dishes, and ingredients that run out.",
  access: screenAccess("home"),
  response: z.object({
    /** Each null for those who see it nowhere else. */
    late_dishes: lateDishes.nullable(),
    /** `items`: a few of the `count`, what is out first. */
    low_stock: z.object({ count, items: z.array(lowStockItem) }).nullable(),
    now: instant,
  }),
});
export type DashboardNow = z.output<typeof readDashboardNow.response>;
