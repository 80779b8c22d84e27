import { z } from "zod";
import { columnOf, inFile, onScreen } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, money } from "#platform/contract/wire.ts";
import { menuFields } from "../domain/menu-engineering.ts";
import { comparedDays, reportPeriod } from "./reports.ts";

const access = screenAccess("reports");
const count = z.number().int();

const placedDish = z.object({
  /** Id of the menu item. */
  key: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  /** Pieces sold after refunds, a combo as itself; without voided and free ones. */
  pieces: count,
  /** Pieces that were given back, of any day's sales. */
  refunded_pieces: count,
  /** Pieces in the compared days. */
  pieces_before: count,
  pieces_same_weekdays: count,
  /** Share of all pieces, in basis points. */
  share: count,
  is_popular: z.boolean(),
  /**
   * Pieces of unknown cost: without a recipe, or with an ingredient without a cost. The other figures leave them out.
   */
  unknown_pieces: count,
  /**
   * Average of a piece: its price without tax as it was ordered, before discounts of the bill; the cost of its
   * ingredients at that time; the difference.
   */
  price: money.nullable(),
  cost: money.nullable(),
  margin: money.nullable(),
  /** Null while no cost is known. */
  field: z.enum(menuFields).nullable(),
});
export type PlacedDish = z.output<typeof placedDish>;

const column = columnOf<PlacedDish>();

export const dishColumns = [
  column("title", "text", "common.item"),
  ...inFile(column("category", "text", "reports.column.category")),
  column("pieces", "count", "reports.menu.pieces"),
  ...inFile(column("refunded_pieces", "count", "reports.refunded_count.item")),
  column("share", "percent", "reports.menu.share", ({ share }) => share / 100),
  column("price", "money", "reports.menu.price"),
  column("cost", "money", "common.cost"),
  column("margin", "money", "reports.menu.margin"),
  ...inFile(column("unknown_pieces", "count", "reports.menu.unknown_pieces")),
  column("field", "word", "reports.menu.field", ({ field }) =>
    field === null ? "common.unknown_cost" : (`reports.menu.fields.${field}` as const),
  ),
  ...inFile(
    column(
      "advice",
      "word",
      "reports.menu.what_to_do",
      ({ field }) => `reports.menu.advice.${field ?? "unknown"}` as const,
    ),
  ),
  ...onScreen(
    column("pieces_before", "count", "reports.column.before"),
    column("pieces_same_weekdays", "count", "reports.column.same_weekdays"),
  ),
];

export const readMenuEngineering = route({
  method: "GET",
  path: "/reports/menu",
  summary:
    "What was sold of the menu in a period, by popularity and margin in four fields (Kasavana and Smith).",
  access,
  query: z.object(reportPeriod),
  response: z.object({
    from: day,
    to: day,
    ...comparedDays,
    currency: z.string(),
    /** Pieces from which a dish is popular: 70 % of an even share. */
    popular_from: count,
    /** Average margin of a piece, weighted by sales; null while no cost is known. */
    average_margin: money.nullable(),
    /** The most sold first. */
    dishes: z.array(placedDish),
  }),
  errors: ["invalid_input"],
});

export const exportMenuEngineering = route({
  method: "GET",
  path: "/reports/menu/export",
  summary: "The same as a CSV file.",
  access,
  query: z.object(reportPeriod),
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});
