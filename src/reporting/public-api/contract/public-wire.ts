import { z } from "zod";
import { day, instant } from "#platform/contract/wire.ts";

/**
 * Name of a field in the documentation of the public API: `order.status`. Its words stand in `words/<language>.ts` of
 * the public API, below `fields` and, for each allowed value, below `values`.
 */
export const fieldMeanings = z.registry<{ group: string; field: string }>();

/**
 * Whole values of a schema, as on the wire. The documentation shows them, and a test parses them with the schema.
 */
export const schemaExamples = z.registry<{ examples: readonly unknown[] }>();

/**
 * Returns the same fields, each with its name within `group`. Shared schemas stay unchanged: each field gets its own
 * copy.
 */
export function documented<Shape extends z.ZodRawShape>(group: string, shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [
      field,
      (schema as z.ZodType).clone().register(fieldMeanings, { group, field }),
    ]),
  ) as unknown as Shape;
}

/** Returns the same schema with these examples. */
export function withExamples<Schema extends z.ZodType>(
  schema: Schema,
  ...examples: NoInfer<z.input<Schema>>[]
): Schema {
  schemaExamples.add(schema, { examples });
  return schema;
}

/** Most rows of a page. */
export const MAX_PUBLIC_ROWS = 100;

/** Query of a list. Rows have a fixed order; `cursor` continues where a page ended. */
export function publicQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.object({
    ...filters,
    ...documented("paging", {
      limit: z.coerce.number().int().min(1).max(MAX_PUBLIC_ROWS).default(50),
      cursor: z
        .string()
        .regex(/^[\w-]{1,1000}$/)
        .optional(),
    }),
  });
}

/** A business day, and a moment, as examples of queries show them. */
export const exampleDay = withExamples(day.clone(), "2026-11-20");
export const exampleInstant = withExamples(instant.clone(), "2026-11-20T14:55:12.008Z");

/** First and last business day; left out, all. */
export const dayFilters = documented("day_filters", {
  from: exampleDay.optional(),
  to: exampleDay.optional(),
});

export function publicPage<Row extends z.ZodType>(row: Row) {
  return z.object(
    documented("page", {
      data: z.array(row),
      /** Cursor of the next page; null when there is nothing more for now. */
      next_cursor: z.string().nullable(),
    }),
  );
}
