import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { factor } from "#back-office/purchases/contract/exact-number.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { MAX_STOCK } from "#inventory/inventory/domain/stock-movement.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitLabel } from "#inventory/inventory/domain/unit-label.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import {
  allDifferent,
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  optionalText,
  quantity,
  singleLineText,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import {
  countEntryKinds,
  MAX_COUNTED_ITEMS,
  stockCountSelections,
  stockCountStatuses,
} from "../domain/stock-count.ts";

export const stockCountsErrors = {
  stock_count_ended: 409,
  stock_count_blind: 409,
  counted_meanwhile: 409,
  items_being_counted: 409,
  nothing_to_count: 409,
  nothing_counted: 409,
  too_many_to_count: 409,
} as const;

const access = screenAccess("stockCounts");
const worked = { staff: actions["stock.work"] } as const;
const params = z.object({ countId: idTextOf("StockCount") });

/** A count as the list and its own page show it. */
const stockCount = z.object({
  id: idOf("StockCount"),
  number: z.number().int(),
  title: z.string(),
  status: z.enum(stockCountStatuses),
  selection: z.enum(stockCountSelections),
  /** Group that is counted; null for any other selection. */
  group_title: z.string().nullable(),
  /** True hides the expected quantities while people count. */
  is_blind: z.boolean(),
  note: z.string().nullable(),
  started_at: instant,
  started_by: z.string(),
  /** Time at which it was closed or cancelled; null while it is open. */
  ended_at: instant.nullable(),
  ended_by: z.string().nullable(),
  /** Ingredients on the sheet, and those of them that are counted. */
  items: z.number().int(),
  counted: z.number().int(),
});
export type StockCount = z.output<typeof stockCount>;

/** A row of the list with the posted amounts at average cost; null before closing. */
export const stockCountRow = stockCount.extend({ missing: money.nullable(), surplus: money.nullable() });
export type StockCountRow = z.output<typeof stockCountRow>;

const column = columnOf<StockCountRow>();

export const stockCountColumns = [
  column("number", "count", "common.number_short"),
  column("name", "text", "stockCounts.list.name", ({ title }) => title),
  column("status", "word", "common.status", ({ status }) => `stockCounts.status.${status}` as const),
  column("counted", "count", "stockCounts.list.counted"),
  ...inFile(column("items", "count", "common.ingredients")),
  column("started", "instant", "stockCounts.list.started", ({ started_at: at }) => at),
  column("by", "text", "stockCounts.list.started_by", ({ started_by: by }) => by),
  ...inFile(
    column("ended_at", "instant", "stockCounts.list.ended"),
    column("ended_by", "text", "stockCounts.list.ended_by"),
  ),
  column("missing", "money", "stockCounts.missing"),
  column("surplus", "money", "stockCounts.surplus"),
];

/** Filters of the list: `q` is words of the title, or the number; the days are those on which counts were started. */
const countFilters = {
  sort: sortBy("started").default("-started"),
  status: z.enum(stockCountStatuses).optional(),
  period: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const listStockCounts = route({
  method: "GET",
  path: "/stock-counts",
  summary: "Stock counts, open ones and those of the past, the newest first.",
  access,
  query: listQuery(countFilters),
  response: listReply(stockCountRow).extend({ currency: z.string() }),
});

export const exportStockCounts = route({
  method: "GET",
  path: "/stock-counts/export",
  summary: "The list of stock counts as a CSV file.",
  access,
  query: exportQuery(countFilters),
  csv: true,
  response: csvFile,
});

const countedPart = z.object({ items: z.number().int(), free: z.number().int() });

export const readCountChoices = route({
  method: "GET",
  path: "/stock-counts/choices",
  summary:
    "What can be counted: ingredients by words of their title, and the groups with what is free in them.",
  access,
  query: z.object({ q: z.string().trim().max(100).optional() }),
  response: z.object({
    /** The first ingredients by title that match the words, `MAX_CHOICES` at most. */
    items: z.array(
      z.object({
        id: idOf("InventoryItem"),
        title: z.string(),
        unit: z.string(),
        group_title: z.string().nullable(),
        /** Number of the open count that includes it; null when it is free. */
        counted_in: z.number().int().nullable(),
      }),
    ),
    /** All ingredients, and how many of them are in no open count; `groups` are sorted by name. */
    all: countedPart,
    groups: z.array(countedPart.extend({ title: z.string() })),
  }),
});

export const newStockCount = z.object({
  uuid: requestUuid.optional(),
  title: text(80),
  selection: z.enum(stockCountSelections),
  /** Needed for `selection` group; an ingredient without a group is in none. */
  group_title: optionalText(60),
  /** Needed for `selection` items. */
  item_ids: z
    .array(idOf("InventoryItem"))
    .max(MAX_COUNTED_ITEMS)
    .refine(allDifferent, saying("chosen_twice")),
  is_blind: z.boolean(),
  note: optionalText(200),
});

export const startStockCount = route({
  method: "POST",
  path: "/stock-counts",
  summary:
    "Opens a sheet for all ingredients, a group (of both those that are in no open count) or those chosen, which are refused when they are in one.",
  access: worked,
  body: newStockCount,
  response: messageReply.extend({ id: idOf("StockCount") }),
  errors: ["not_found", "nothing_to_count", "too_many_to_count", "items_being_counted"],
});

/** An ingredient on the sheet; quantities are in its unit. */
export const sheetItem = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  /** Packages it is bought in, such as a box of 24, with the number of its units in each. */
  packages: z.array(z.object({ name: z.string(), factor })),
  group_title: z.string().nullable(),
  /** Deleted from the store room since the sheet was made: nobody has to count it. */
  is_deleted: z.boolean(),
  /** Quantity in the ledger now; null on a blind sheet before anybody looked at the differences. */
  book: quantity.nullable(),
  /** Null when not counted. */
  counted: quantity.nullable(),
  /** Number of entries that add up to it: one for each place. */
  places: z.number().int(),
  /** The newest entry, to be sent back with the next one; null before the first. */
  last_entry: idOf("StockCountEntry").nullable(),
  /** Author and time of that entry; null while it is not counted. */
  counted_by: z.string().nullable(),
  counted_at: instant.nullable(),
});
export type SheetItem = z.output<typeof sheetItem>;

export const readCountSheet = route({
  method: "GET",
  path: "/stock-counts/:countId",
  summary:
    "The sheet of a count with what was entered so far. A blind one does not say what should be there.",
  access,
  params,
  response: z.object({
    count: stockCount.extend({
      /** Time at which somebody ended the blind part by looking at the differences; null before. */
      reviewed_at: instant.nullable(),
      /**
       * Ingredients of the selection that were created after the sheet and are on none; 0 once the count ended, or for chosen
       * ingredients.
       */
      added_since: z.number().int(),
    }),
    /** Sorted by group, then title. */
    items: z.array(sheetItem),
  }),
  errors: ["not_found"],
});

export const countEntry = z.object({
  /** Made when the entry is typed: sent late or twice, it is still one entry. */
  uuid: requestUuid,
  inventory_item_id: idOf("InventoryItem"),
  kind: z.enum(countEntryKinds),
  /** Quantity in `unit`; 0 for an entry that clears. */
  quantity: quantity
    .refine((amount) => amount >= 0, saying("too_small"))
    .refine((amount) => amount <= MAX_STOCK, saying("too_large")),
  /** Unit of the ingredient, or another of its family. */
  unit: singleLineText(20),
  /** The `last_entry` that the person saw; if there is a newer one, the server asks first. */
  last_entry: idOf("StockCountEntry").nullable(),
  /** Time of typing by the server's clock; a time before the count or in the future counts as the nearest allowed one. */
  counted_at: instant,
});

export const saveCountEntry = route({
  method: "POST",
  path: "/stock-counts/:countId/entries",
  summary:
    "Saves what somebody counted of one ingredient; what was saved stays, later entries stand over it.",
  access: worked,
  params,
  body: countEntry,
  response: messageReply.extend({ item: sheetItem }),
  errors: ["not_found", "stock_count_ended", "counted_meanwhile"],
});

export const reviewStockCount = route({
  method: "POST",
  path: "/stock-counts/:countId/review",
  summary:
    "Ends the blind part of a count: from then on everybody sees what should be there, and later entries are marked.",
  access: worked,
  params,
  response: messageReply,
  errors: ["not_found", "stock_count_ended"],
});

/** An ingredient with its difference; the figures are null when it was not counted. */
export const countDifference = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  group_title: z.string().nullable(),
  /** Deleted from the store room since the sheet was made; its difference is posted all the same. */
  is_deleted: z.boolean(),
  counted: quantity.nullable(),
  /** Expected quantity at the moment of counting. */
  expected: quantity.nullable(),
  /** Counted less expected. */
  difference: quantity.nullable(),
  /** Quantity that closing moves or moved: less than the difference when less is left than is missing. */
  posted: quantity.nullable(),
  /** Quantity in stock now; null once the count ended. */
  now: quantity.nullable(),
  /**
   * Quantity that came in or went out since the count other than by sales: a purchase typed late would be counted twice. 0 once
   * the count ended.
   */
  moved_since: quantity,
  /** True when stock moved between two of its entries: the difference is then the smallest certain one. */
  is_uncertain: z.boolean(),
  /** True when it was counted after somebody saw the expected quantities. */
  is_after_review: z.boolean(),
  unit_cost: unitCost.nullable(),
  /** Value of the posted quantity at average cost; null when the cost is unknown. */
  cost: money.nullable(),
  entries: z.array(
    z.object({
      kind: z.enum(countEntryKinds),
      quantity,
      unit: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
});
export type CountDifference = z.output<typeof countDifference>;

const ofItem = columnOf<CountDifference>();

export const differenceColumns = [
  ofItem("item", "text", "common.ingredient", ({ title }) => title),
  ofItem("group", "text", "common.group", ({ group_title: title }) => title),
  ...inFile(ofItem("unit", "word", "common.unit", ({ unit }) => unitLabel(unit))),
  ofItem("counted", "quantity", "stockCounts.line.counted"),
  ofItem("expected", "quantity", "stockCounts.line.expected"),
  ofItem("difference", "quantity", "common.difference"),
  ...inFile(
    ofItem("posted", "quantity", "stockCounts.line.posted"),
    ofItem("unit_cost", "text", "common.cost_per_unit", ({ unit_cost: cost }) =>
      cost === null ? null : decimalFromMicros(cost),
    ),
  ),
  ofItem("cost", "money", "common.amount"),
  ofItem("by", "details", "stockCounts.line.by", ({ entries }) => [...new Set(entries.map(({ by }) => by))]),
  ...inFile(ofItem("at", "instant", "stockCounts.line.at", ({ entries }) => entries.at(-1)?.at ?? null)),
];

const differenceSum = z.object({ items: z.number().int(), cost: money });

export const readCountDifferences = route({
  method: "GET",
  path: "/stock-counts/:countId/differences",
  summary: "What a count comes to, in units and money: what closing would move, or what it moved.",
  access,
  params,
  response: z.object({
    count: stockCount.extend({
      reason: z.string().nullable(),
      approved_by: z.string().nullable(),
    }),
    items: z.array(countDifference),
    missing: differenceSum,
    surplus: differenceSum,
    /** Surplus less missing. */
    net: money,
    /** Moved ingredients with an unknown cost; the amounts leave them out. */
    unknown_cost: z.number().int(),
    /** Version of the entries, sent back to close exactly this state. */
    version: editVersion,
    currency: z.string(),
  }),
  errors: ["not_found", "stock_count_blind"],
});

export const exportCountDifferences = route({
  method: "GET",
  path: "/stock-counts/:countId/export",
  summary: "What a count comes to as a CSV file.",
  access,
  params,
  csv: true,
  response: csvFile,
  errors: ["not_found", "stock_count_blind"],
});

export const closeStockCount = route({
  method: "POST",
  path: "/stock-counts/:countId/close",
  summary:
    "Posts the differences as they were looked at, on what is in stock now. Less goes out; more needs a reason and a manager.",
  access: worked,
  params,
  body: z.object({
    uuid: requestUuid.optional(),
    version: editVersion,
    reason: text(200).nullable(),
    approval,
  }),
  response: messageReply,
  errors: [
    "not_found",
    "stock_count_ended",
    "stock_count_blind",
    "nothing_counted",
    "changed_meanwhile",
    "approval_required",
    "approval_invalid",
  ],
});

export const cancelStockCount = route({
  method: "POST",
  path: "/stock-counts/:countId/cancel",
  summary: "Ends a count without moving anything; what was entered stays to be read.",
  access: worked,
  params,
  response: messageReply,
  errors: ["not_found", "stock_count_ended"],
});
