import { z } from "zod";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitLabel } from "#inventory/inventory/domain/unit-label.ts";
import { columnOf } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, quantity } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { type PriceRise, priceRise } from "./price-rise.ts";

const access = screenAccess("purchases", "inventory");

const column = columnOf<PriceRise>();

export const priceRiseColumns = [
  column("date", "day", "common.date"),
  column("number", "text", "common.number"),
  column("vendor_name", "text", "common.vendor"),
  column("title", "text", "purchases.ingredient"),
  column("unit", "word", "common.stock_unit", ({ unit }) => unitLabel(unit)),
  column("old_cost", "text", "purchases.file.old_cost", (row) => decimalFromMicros(row.old_cost)),
  column("new_cost", "text", "common.cost", (row) => decimalFromMicros(row.new_cost)),
  column("percent", "percent", "purchases.file.percent"),
  column("previous_date", "day", "purchases.file.previous_date", ({ previous }) => previous.date),
  column("previous_vendor", "text", "purchases.file.previous_vendor", ({ previous }) => previous.vendor_name),
];

const filters = {
  sort: sortBy("date", "rise").default("-date"),
  type: z.enum(pastPeriods).default("this_month"),
  from: day.optional(),
  to: day.optional(),
  vendor: idTextOf("Vendor").optional(),
  item: idTextOf("InventoryItem").optional(),
};

export const listPriceRises = route({
  method: "GET",
  path: "/purchases/price-watch",
  summary: "What cost more than the last time it was bought, by how much, in a period of business days.",
  access,
  query: listQuery(filters),
  response: listReply(priceRise).extend({ from: day, to: day, currency: z.string() }),
  errors: ["not_found"],
});

export const exportPriceRises = route({
  method: "GET",
  path: "/purchases/price-watch/export",
  summary: "The same as a CSV file.",
  access,
  query: exportQuery(filters),
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

/** A price at which an ingredient was bought. */
export const pastPrice = z.object({
  id: idOf("PurchaseItem"),
  purchase_id: idOf("Purchase"),
  number: z.number().int(),
  date: day,
  vendor_id: idOf("Vendor").nullable(),
  vendor_name: z.string().nullable(),
  /** In the ingredient's unit. */
  quantity,
  unit_cost: unitCost,
});
export type PastPrice = z.output<typeof pastPrice>;

export const listItemPrices = route({
  method: "GET",
  path: "/purchases/item-prices/:itemId",
  summary: "What an ingredient cost each time it was bought, the newest first.",
  access,
  params: z.object({ itemId: idTextOf("InventoryItem") }),
  query: listQuery({ sort: sortBy("date").default("-date") }).omit({ q: true }),
  response: listReply(pastPrice).extend({ title: z.string(), unit: z.string(), currency: z.string() }),
  errors: ["not_found"],
});
