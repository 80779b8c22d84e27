import type { z } from "zod";

/** A field of the contract that begins blank (null) in a form; the contract itself still refuses it so. */
export function orBlank<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema> | null> {
  return schema as z.ZodType<z.output<Schema>, z.input<Schema> | null>;
}
