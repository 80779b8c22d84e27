import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day, idOf, money } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";

const count = z.number().int();

/** Of the moment that is asked. */
const standing = {
  /** Restaurants that the operator has switched on, as the list counts them. */
  activeTenants: count,
  /** Restaurants that pay: times the price of a month the revenue of a month, of twelve the revenue of a year (back-office §9). */
  mrr: count,
  arr: count,
  monthlyPrice: money,
  /** What restaurants pay in, and what `salesVolume` is in. */
  currency: z.string(),
};

/** Sold in other currencies, which are never added to it. */
const otherSales = z.array(z.object({ currency: z.string(), amount: money }));

export const platformDashboard = route({
  method: "GET",
  path: "/superadmin/dashboard",
  summary: "How the platform does today; each restaurant counts by its own business day. Some minutes old.",
  access: "superadmin",
  response: z.object({
    ...standing,
    /** What Stripe charges each month, when that is not what restaurants are told; null: it is, or no card is taken. */
    priceFault: z.object({ charged: money, currency: z.string() }).nullable(),
    today: day,
    ordersProcessedToday: count,
    salesVolumeToday: money,
    otherSalesToday: otherSales,
  }),
});

export const platformReport = route({
  method: "GET",
  path: "/superadmin/reports",
  summary: "What all restaurants came to in business days, some minutes old; at most ten years.",
  access: "superadmin",
  /** Today unless told; dates without a period are `custom`, as in the list of the restaurants. */
  query: z.object({ type: z.enum(pastPeriods).optional(), from: day.optional(), to: day.optional() }),
  response: z.object({
    ...standing,
    from: day,
    to: day,
    /** The platform's own: two dates begin with it. */
    today: day,
    /** Orders that were not cancelled. */
    ordersProcessed: count,
    /** Charged, with tax and service charge, without tips and before refunds. */
    salesVolume: money,
    otherSales,
    /** Known customers of all restaurants, each once in its restaurant however often they came. */
    totalCustomers: count,
    /** Pieces ordered, the most first. */
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
