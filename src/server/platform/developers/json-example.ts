/** A JSON schema, as far as ours go. */
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
  readonly description?: string;
}

const texts: Readonly<Record<string, string>> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T18:30:00.000Z",
};
const named: Readonly<Record<string, unknown>> = {
  id: "evt_0e5f9a1c-7c1b-4c62-9a57-0b2b1b1f6c11",
  currency: "USD",
  time_zone: "America/El_Salvador",
  phone: "7123-4567",
  email: "compras@example.com",
  seal: "2026F0A1B2C3D4E5F60718293A4B5C6D7E8FABCD",
  generation_code: "8A1C2F34-5B6D-4E7F-8091-A2B3C4D5E6F7",
  control_number: "DTE-01-M001P001-000000000000042",
  unit_cost: "1.25",
  unit: "lb",
  title: "Pupusa de queso",
  variant_title: "De maíz",
  table_title: "Mesa 4",
  name: "Restaurante El Maquilishuat",
  company: "Inversiones Rivas, S.A. de C.V.",
  description: "Con curtido y salsa",
  notes: "sin sal",
  method: "Efectivo",
  reason: "Llegó frío",
  reference: "4821",
  group: "Lácteos",
  nit: "0614-230316-102-3",
  nrc: "123456-7",
  next_cursor: "WyJkYXkiLGZhbHNlXQ",
  code: "K7M2QX",
};

/** The type of a value that is there: of one that may be null the other one. */
const typeOf = ({ type }: JsonSchema): string | undefined =>
  typeof type === "string" ? type : type?.find((each) => each !== "null");

/** A value as a schema describes it, the same each time. */
export function exampleOf(schema: JsonSchema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf.find((each) => typeOf(each) !== "null") ?? {}, name);
  switch (typeOf(schema)) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, exampleOf(inner, field)]),
      );
    case "array":
      return schema.items ? [exampleOf(schema.items, name)] : [];
    case "integer":
      return /(^|_)ids?$/.test(name) ? 4_000_000_017 : Math.max(schema.minimum ?? 0, 2);
    case "number":
      return name === "tax_rate" ? 13 : 12.5;
    case "boolean":
      return !/^is_(deleted|taken_back)$/.test(name);
    case "string":
      return texts[schema.format ?? ""] ?? named[name] ?? "…";
    default:
      return null;
  }
}
