import type { z } from "zod";

/** A field of the contract that begins blank (null) in a form; the contract itself still refuses it so. */
export function orBlank<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema> | null> {
  return schema as z.ZodType<z.output<Schema>, z.input<Schema> | null>;
}

/** The same for fields of a schema that compares its fields. */
export function withBlank<
  Schema extends z.ZodType<unknown, Record<string, unknown>>,
  Field extends keyof z.input<Schema>,
>(
  schema: Schema,
  ..._fields: readonly Field[]
): z.ZodType<
  z.output<Schema>,
  Omit<z.input<Schema>, Field> & { [Key in Field]: z.input<Schema>[Key] | null }
> {
  return schema as never;
}
