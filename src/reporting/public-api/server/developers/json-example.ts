/** The parts of JSON schema that we use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
  readonly additionalProperties?: unknown;
  /** Kind of a number: amount, quantity or percent. */
  readonly "x-kind"?: string;
  readonly examples?: readonly unknown[];
  /** Meaning of each allowed value. */
  readonly "x-enumDescriptions"?: Readonly<Record<string, string>>;
}

/** Example texts of fields that surround the examples of a schema. */
const texts: Readonly<Record<string, string>> = {
  id: "evt_0e5f9a1c-7c1b-4c62-9a57-0b2b1b1f6c11",
  created_at: "2026-11-20T19:31:22.480Z",
  next_cursor: "WyJkYXkiLGZhbHNlXQ",
};

/**
 * Returns an example value of a schema, the same each time: one of the contract, or one made of its fields.
 */
export function exampleOf(schema: JsonSchema, name = ""): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, exampleOf(inner, field)]),
    );
  if (schema.items) return [...(schema.items.examples ?? [exampleOf(schema.items, name)])];
  return texts[name] ?? null;
}
