import { z } from "zod";
import { factor } from "#back-office/purchases/contract/exact-number.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { stockStates } from "#inventory/inventory/domain/stock-state.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitLabel } from "#inventory/inventory/domain/unit-label.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, money, quantity } from "#platform/contract/wire.ts";

/** An ingredient that is low or out, or lasts less than the chosen days; quantities are in its unit. */
export const itemToBuy = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  group_title: z.string().nullable(),
  unit: z.string(),
  quantity,
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
  /** Sold and wasted in the last 14 days, less what came back. */
  used: quantity,
  usage_per_day: quantity,
  /** Days that the stock lasts, with one decimal; null while the ingredient is not used. */
  days_left: z.number().nullable(),
  /** Quantity to buy for those days, above the minimum; 0 when nothing suggests one. */
  proposed: quantity,
  /** Unit it is bought in, and how many of these to buy; null when that is its own unit. */
  pack: z.object({ name: z.string(), factor, count: z.number().int() }).nullable(),
  /** Last purchase with a price, with its vendor (null when nobody said one) and the cost of one unit; null when there is none. */
  last_purchase: z
    .object({
      date: day,
      /** Null also when that vendor was deleted. */
      vendor_id: idOf("Vendor").nullable(),
      vendor_name: z.string().nullable(),
      unit_cost: unitCost,
    })
    .nullable(),
  /** Cost of the proposed quantity at that price, else at the average cost; null while both are unknown. */
  cost: money.nullable(),
});
export type ItemToBuy = z.output<typeof itemToBuy>;

const column = columnOf<ItemToBuy>();

export const toBuyColumns = [
  column("title", "text", "common.ingredient"),
  ...inFile(column("group_title", "text", "common.group")),
  column("status", "word", "common.status", ({ status }) => `inventory.statuses.${status}` as const),
  column("stock", "quantity", "common.in_stock", ({ quantity }) => quantity),
  ...inFile(column("min_quantity_threshold", "quantity", "common.minimum")),
  column("used", "quantity", "stockAlerts.used"),
  column("urgency", "count", "stockAlerts.days_left", ({ days_left: days }) => days),
  column("proposed", "quantity", "stockAlerts.proposed", ({ proposed }) =>
    proposed === 0 ? null : proposed,
  ),
  ...inFile(
    column("unit", "word", "common.unit", ({ unit }) => unitLabel(unit)),
    column("packs", "count", "stockAlerts.packs", ({ pack, proposed }) =>
      pack && proposed > 0 ? pack.count : null,
    ),
    column("pack", "text", "common.purchase_unit", ({ pack }) => pack?.name ?? null),
  ),
  column("last", "text", "stockAlerts.last_vendor", ({ last_purchase: last }) => last?.vendor_name ?? null),
  ...inFile(
    column("last_day", "day", "common.last_purchase", ({ last_purchase: last }) => last?.date ?? null),
    column("last_price", "text", "stockAlerts.last_price", ({ last_purchase: last }) =>
      last ? decimalFromMicros(last.unit_cost) : null,
    ),
  ),
  column("cost", "money", "stockAlerts.cost"),
];

const filters = {
  /** `urgency` lists what is out first, then by days left. */
  sort: sortBy("urgency", "title").default("urgency"),
  /** Days to look ahead, and to buy for. */
  days: z.coerce.number().int().min(1).max(60).default(7),
  group: z.string().trim().min(1).max(60).optional(),
  /** Leaves what is low or out, as the badge counts it. */
  only: z.enum(["scarce"]).optional(),
};

export const listToBuy = route({
  method: "GET",
  path: "/inventory/to-buy",
  summary: "What to buy: ingredients that are low or out, or last less than some days, and how much of each.",
  access: screenAccess("inventory"),
  query: listQuery(filters),
  response: listReply(itemToBuy).extend({
    /** All groups, by name. */
    groups: z.array(z.string()),
    currency: z.string(),
  }),
});

/** Ingredients in the list by vendor, the most urgent ones: as many as a message and a purchase hold. */
export const MAX_BY_VENDOR = 300;

export const listToBuyByVendor = route({
  method: "GET",
  path: "/inventory/to-buy/by-vendor",
  summary: "The same by the vendor each was bought of last, with what that comes to; the most urgent 300.",
  access: screenAccess("inventory"),
  query: exportQuery(filters),
  response: z.object({
    vendors: z.array(
      z.object({
        /** Null for goods of an unknown vendor. */
        id: idOf("Vendor").nullable(),
        name: z.string().nullable(),
        nit: z.string().nullable(),
        items: z.array(itemToBuy),
        cost: money,
      }),
    ),
    /** Cost of all vendors together, and the number of ingredients without a cost. */
    cost: money,
    uncosted: z.number().int(),
    /** True when the list has more than these. */
    more: z.boolean(),
    currency: z.string(),
  }),
});
export type ToBuyByVendor = z.output<typeof listToBuyByVendor.response>;

export const exportToBuy = route({
  method: "GET",
  path: "/inventory/to-buy/export",
  summary: "The same as a CSV file.",
  access: screenAccess("inventory"),
  query: exportQuery(filters),
  csv: true,
  response: csvFile,
});
