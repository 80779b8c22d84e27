import { z } from "zod";
import type { PublicApiWords } from "#app/words/public-api-words.ts";
import { money, percent, quantity } from "#platform/contract/wire.ts";
import { fieldMeanings, schemaExamples } from "../../contract/meaning.ts";
import type { JsonSchema } from "./json-example.ts";

/** The words of the public API in one language. */

/** What words there are, whatever their language. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Writable = { -readonly [Key in keyof JsonSchema]: JsonSchema[Key] };

/** The wire side of a schema of ours, each field with what it means, each allowed value with what it says. */
export function wireSchema(schema: z.ZodType, words: PublicApiWords): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      explain(zodSchema as unknown as z.ZodType, jsonSchema as unknown as Writable, words);
    },
  });
  return rest as JsonSchema;
}

/** How numbers of ours are meant, which their type does not tell. */
const kinds = new Map<unknown, string>([
  [money, "amount"],
  [quantity, "quantity"],
  [percent, "percent"],
]);

/** The kind of a schema, or of the one that it is a copy of. */
function kindOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined;
  return kinds.get(schema) ?? kindOf(schema._zod.parent);
}

/** Bounds that only say what fits into a number, patterns that say what `format` says, and that no field is ever added: these are not told. */
function tidy(json: Writable): void {
  for (const bound of ["minimum", "maximum"] as const)
    if (Math.abs(json[bound] ?? 0) >= BEYOND) delete json[bound];
  if (json.format !== undefined) delete json.pattern;
  delete json.additionalProperties;
}

const BEYOND = 1e12;

function explain(schema: z.ZodType, json: Writable, words: PublicApiWords): void {
  tidy(json);
  const kind = kindOf(schema);
  if (kind !== undefined) json["x-kind"] = kind;
  const shown = schemaExamples.get(schema);
  if (shown) json.examples = [...shown.examples];
  const meaning = fieldMeanings.get(schema);
  if (!meaning) return;
  const { group, field } = meaning;
  const description = (words.fields as Groups)[group]?.[field];
  if (description === undefined) throw new Error(`Nothing says what ${group}.${field} means`);
  json.description = description;
  const allowed = allowedValues(json);
  if (allowed.length === 0) return;
  const values = words.values as Groups;
  const told = values[`${group}_${field}`] ?? values[field] ?? {};
  const meanings = allowed.map((value): [string, string] => {
    const said = told[value];
    if (said === undefined) throw new Error(`Nothing says what ${group}.${field} = ${value} means`);
    return [value, said];
  });
  json["x-enumDescriptions"] = Object.fromEntries(meanings);
  // Once more in the words that every reader of such documents shows.
  json.description = [`${description}\n`, ...meanings.map(([value, said]) => `- \`${value}\`: ${said}`)].join(
    "\n",
  );
}

/** The values that a field, or each of a list, may have; none where any will do. */
export function allowedValues(schema: JsonSchema): readonly string[] {
  if (schema.enum) return schema.enum.filter((value) => typeof value === "string");
  if (schema.items) return allowedValues(schema.items);
  return (schema.anyOf ?? []).flatMap(allowedValues);
}
