import { z } from "zod";

/**
 * What a field of the public API is known by in its documentation: `order.status`. Its words stand in
 * `words/<language>.ts` of the public API, below `fields` and, for each allowed value, below `values`.
 */
export const fieldMeanings = z.registry<{ group: string; field: string }>();

/** Whole values of a schema, as they cross the wire; they are shown, and a test reads them with the schema. */
export const schemaExamples = z.registry<{ examples: readonly unknown[] }>();

/** The same fields, each known by its name within `group`. A schema that several fields share stays as it is: each field has its own copy. */
export function meant<Shape extends z.ZodRawShape>(group: string, shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [
      field,
      (schema as z.ZodType).clone().register(fieldMeanings, { group, field }),
    ]),
  ) as unknown as Shape;
}

/** The same schema, shown by these values. */
export function shownBy<Schema extends z.ZodType>(
  schema: Schema,
  ...examples: NoInfer<z.input<Schema>>[]
): Schema {
  schemaExamples.add(schema, { examples });
  return schema;
}
