import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, money } from "#platform/contract/wire.ts";
import { menuFields } from "../domain/menu-engineering.ts";
import { comparedDays, reportPeriod } from "./reports.ts";

const access = screenAccess("reports");
const count = z.number().int();

export const placedDish = z.object({
  /** Of the item of the menu. */
  key: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  /** Pieces sold, a combo as itself; what was voided or given for free does not count. */
  pieces: count,
  /** Pieces in the days that the period is compared with. */
  pieces_before: count,
  pieces_same_weekdays: count,
  /** Of all pieces, in basis points. */
  share: count,
  is_popular: z.boolean(),
  /** Pieces whose cost is not known: no recipe, or an ingredient without a cost. The other figures are without them. */
  unknown_pieces: count,
  /** Of a piece, on average: its price without tax as it was ordered, before discounts of the bill; what its ingredients cost then; what is left. */
  price: money.nullable(),
  cost: money.nullable(),
  margin: money.nullable(),
  /** Null while no cost is known. */
  field: z.enum(menuFields).nullable(),
});
export type PlacedDish = z.output<typeof placedDish>;

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
    /** The margin of a piece, each dish by how many were sold; null while no cost is known. */
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
