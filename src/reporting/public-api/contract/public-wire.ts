import { z } from "zod";
import { day } from "#platform/contract/wire.ts";
import { meant } from "./meaning.ts";

/** Rows that a page may have. */
export const MOST_PUBLIC_ROWS = 100;

/** Which rows of a list a program gets. Rows come in a steady order; `cursor` goes on where a page ended. */
export function publicQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.object({
    ...filters,
    ...meant("paging", {
      limit: z.coerce.number().int().min(1).max(MOST_PUBLIC_ROWS).default(50),
      cursor: z
        .string()
        .regex(/^[\w-]{1,1000}$/)
        .optional(),
    }),
  });
}

/** The business days that rows are of, both included; left out, all. */
export const dayFilters = meant("day_filters", { from: day.optional(), to: day.optional() });

/** A page of a list. */
export function publicPage<Row extends z.ZodType>(row: Row) {
  return z.object(
    meant("page", {
      data: z.array(row),
      /** Goes on behind the last row; null when there is nothing more for now. */
      next_cursor: z.string().nullable(),
    }),
  );
}
