import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day, idOf, instant, money } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { salesOverTime } from "#reporting/reports/contract/sales-over-time.ts";
import { timeSteps } from "#reporting/reports/domain/time-buckets.ts";

const count = z.number().int();

/** Numbers of restaurants at this moment. */
const standing = {
  /** Restaurants that the operator has switched on, as the list counts them. */
  activeTenants: count,
  /**
   * Restaurants that pay. Times the monthly price it is the revenue of a month, times twelve that of a year
   * (back-office §9).
   */
  mrr: count,
  arr: count,
  monthlyPrice: money,
  /** Currency of the subscriptions and of `salesVolume`. */
  currency: z.string(),
};

/** Sales in other currencies after refunds, which are never added. */
const otherSales = z.array(z.object({ currency: z.string(), amount: money }));

export const platformDashboard = route({
  method: "GET",
  path: "/superadmin/dashboard",
  summary: "How the platform does today; each restaurant counts by its own business day. Some minutes old.",
  access: "superadmin",
  response: z.object({
    ...standing,
    /** Monthly price at Stripe when it differs from ours; null: they agree, or no card is taken. */
    priceFault: z.object({ charged: money, currency: z.string() }).nullable(),
    today: day,
    ordersProcessedToday: count,
    /** Sales after refunds; before them; and the refunds of today, of any day's sales. */
    salesVolumeToday: money,
    soldToday: money,
    refundedToday: money,
    otherSalesToday: otherSales,
  }),
});

/** Today by default; dates without a period count as `custom`, as in the list of restaurants. */
const period = { type: z.enum(pastPeriods).optional(), from: day.optional(), to: day.optional() };

export const platformSalesOverTime = route({
  method: "GET",
  path: "/superadmin/over-time",
  summary:
    "Sales of all restaurants in the platform's currency by day, week or month, each beside the period before; days that are over.",
  access: "superadmin",
  query: z.object({ ...period, step: z.enum(timeSteps).optional() }),
  response: z.object({
    /** Null while no day of the period is over: sums are of whole days, and a part of one is compared with none. */
    lines: salesOverTime.nullable(),
  }),
});

export const platformReport = route({
  method: "GET",
  path: "/superadmin/reports",
  summary: "What all restaurants came to in business days, some minutes old; at most ten years.",
  access: "superadmin",
  query: z.object(period),
  response: z.object({
    ...standing,
    from: day,
    to: day,
    /** Today by the platform's own day: two dates begin with it. */
    today: day,
    /** Orders that count: not cancelled, and not every dish of them voided. */
    ordersProcessed: count,
    /** Charged sales after refunds, with tax and service charge, without tips; before refunds; and the refunds. */
    salesVolume: money,
    sold: money,
    refunded: money,
    otherSales,
    /** Known customers of all restaurants, each counted once in a restaurant. */
    totalCustomers: count,
    /** Pieces sold after refunds, the most first. */
    topSellingItems: z.array(
      z.object({
        tenant_id: idOf("Tenant"),
        tenant_name: z.string(),
        item_id: idOf("MenuItem"),
        title: z.string(),
        qty: count,
      }),
    ),
  }),
});

/** Months of the growth, with the present one. */
export const GROWTH_MONTHS = 12;

/** Days that are over whose orders are compared with as many before them: whole weeks, four of them. */
export const SLOWING_DAYS = 28;

/** Orders in the days before from which on fewer are told. */
export const LEAST_ORDERS = 20;

export const platformGrowth = route({
  method: "GET",
  path: "/superadmin/growth",
  summary:
    "How the platform grows: restaurants by month, those that sell, and those whose orders fell most in the last four weeks.",
  access: "superadmin",
  response: z.object({
    /** Restaurants that are still there, by the month in which they were added; how many there were at its end. */
    months: z.array(z.object({ from: day, to: day, added: count, restaurants: count })),
    from: day,
    to: day,
    before: z.object({ from: day, to: day }),
    /** Restaurants with orders in these days, and in those before. */
    selling: count,
    selling_before: count,
    /** The greatest fall first. */
    slowing: z.array(
      z.object({ tenant_id: idOf("Tenant"), name: z.string(), orders: count, orders_before: count }),
    ),
  }),
});

/** Restaurants of each list. */
export const ATTENTION_ROWS = 5;

/** Days ahead in which the end of a trial is shown. */
export const ENDING_DAYS = 7;

export const platformAttentionList = route({
  method: "GET",
  path: "/superadmin/morning",
  summary:
    "What an operator looks at in the morning: trials that end within a week and payments that are late, the next to shut first, and the newest restaurants.",
  access: "superadmin",
  response: z.object({
    ending: z.array(
      z.object({
        tenant_id: idOf("Tenant"),
        name: z.string(),
        /** The last day that is given or paid. */
        ends_on: day,
        /** The day has passed, and the restaurant works in its days of grace. */
        is_late: z.boolean(),
      }),
    ),
    ending_total: z.number().int(),
    newest: z.array(z.object({ tenant_id: idOf("Tenant"), name: z.string(), created_at: instant })),
  }),
});
