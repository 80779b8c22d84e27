import { z } from "zod";
import type { PublicApiWords } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { acceptsKey, type RouteDefinition } from "#platform/contract/define.ts";
import { money, percent, quantity } from "#platform/contract/wire.ts";
import { PER_KEY_PER_MINUTE } from "#platform/server/http/limits/rate-limit.ts";
import { errorReplySchema, errorResponses, refusalsOf } from "#platform/server/http/route-document.ts";
import { webhookMessage } from "#reporting/integrations/contract/webhook-payloads.ts";
import { webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { fieldMeanings, schemaExamples } from "../../contract/public-wire.ts";
import { exampleOf, type JsonSchema } from "./json-example.ts";

const jsonOf = (schema: JsonSchema) => ({
  "application/json": { schema, example: exampleOf(schema) },
});

/** A parameter of an address or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

function parametersOf({ params, query, ...definition }: RouteDefinition, words: PublicApiWords): Parameter[] {
  const listed = (schema: z.ZodType | undefined, place: "path" | "query") => {
    const { properties = {}, required = [] } = schema ? wireSchema(schema, words) : {};
    return Object.entries(properties).map(([name, { description = "", ...inner }]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      description,
      schema: inner,
    }));
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: words.fields.headers.idempotency_key,
    schema: { type: "string", minLength: 1, maxLength: 100 },
  };
  return [
    ...listed(params, "path"),
    ...listed(query, "query"),
    ...(acceptsKey(definition as RouteDefinition) ? [key] : []),
  ];
}

/** Returns the scope that a public route requires; null where any key works. */
export function scopeOf({ access }: RouteDefinition): string | null {
  return typeof access === "object" && "apiKey" in access && access.apiKey !== "any" ? access.apiKey : null;
}

function operationOf(name: string, definition: RouteDefinition, words: PublicApiWords) {
  const scope = scopeOf(definition);
  return {
    operationId: name,
    summary: definition.summary,
    description: scope === null ? "Any key." : `Scope: \`${scope}\`.`,
    parameters: parametersOf(definition, words),
    ...(definition.body
      ? { requestBody: { required: true, content: jsonOf(wireSchema(definition.body, words)) } }
      : {}),
    responses: {
      200: { description: "Done", content: jsonOf(wireSchema(definition.response, words)) },
      ...(definition.method === "GET" ? { 304: { description: "As the client has it" } } : {}),
      ...Object.fromEntries(
        Object.entries(errorResponses(refusalsOf(definition))).map(([status, { description }]) => [
          status,
          { description, content: { "application/json": { schema: refusalSchema(words) } } },
        ]),
      ),
    },
  };
}

/** The schema of all errors, with explained fields. */
function refusalSchema({ fields: { refusal, refused_field } }: PublicApiWords) {
  const explained = (properties: object, meanings: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, { ...schema, description: meanings[name] }]),
    );
  const { items, ...list } = errorReplySchema.properties.fields;
  const fields = { ...list, items: { ...items, properties: explained(items.properties, refused_field) } };
  return { ...errorReplySchema, properties: explained({ ...errorReplySchema.properties, fields }, refusal) };
}

function pathsOf(words: PublicApiWords): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of Object.entries(publicRoutes)) {
    const path = publicApiBase + definition.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(name, definition, words) };
  }
  return paths;
}

const webhookHeadersOf = ({ fields: { headers } }: PublicApiWords): Parameter[] =>
  (["webhook_id", "webhook_timestamp", "webhook_signature"] as const).map((name) => ({
    name: name.replace("_", "-"),
    in: "header",
    required: true,
    description: headers[name],
    schema: { type: "string" },
  }));

const webhooksOf = (words: PublicApiWords) =>
  Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: type,
          summary: `Sent to endpoints that asked for ${type}.`,
          parameters: webhookHeadersOf(words),
          requestBody: { required: true, content: jsonOf(wireSchema(webhookMessage(type), words)) },
          responses: { "2XX": { description: "Taken; anything else is sent again later." } },
        },
      },
    ]),
  );

/**
 * Returns the public API and its webhooks as OpenAPI 3.1, with its fields explained in the language of `words`. It is
 * made from the contract, so that it always matches the answers.
 */
export function publicDocument(publicUrl: string, words: PublicApiWords) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda API",
      version: "1.1.0",
      description: `Read a restaurant's orders, invoices, payments, customers, stock and figures, say what is sold out, and be told what happens by webhooks. Amounts are decimal numbers in the currency of the restaurant (12.5 is 12.50, not cents), quantities have up to three decimals, instants are ISO 8601 in UTC, business days YYYY-MM-DD in the time zone of the restaurant. Errors have one form, with a \`code\` that never changes. A key may ask ${PER_KEY_PER_MINUTE} times a minute. The guide is at ${publicUrl}/developers.`,
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    paths: pathsOf(words),
    webhooks: webhooksOf(words),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "A key of the restaurant: comanda_<number>_<secret>.",
        },
      },
    },
  };
}

/** The words of the public API in one language. */

/** Form of the words in any language. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Writable = { -readonly [Key in keyof JsonSchema]: JsonSchema[Key] };

/** Returns the wire side of one of our schemas, with the meaning of each field and each allowed value. */
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

/** Kinds of our numbers, which their type does not tell. */
const kinds = new Map<unknown, string>([
  [money, "amount"],
  [quantity, "quantity"],
  [percent, "percent"],
]);

/** Returns the kind of a schema, or of the one that it is a copy of. */
function kindOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined;
  return kinds.get(schema) ?? kindOf(schema._zod.parent);
}

/**
 * Removes bounds of the number type, patterns that `format` already implies, and the ban on additional fields.
 */
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
  // Repeats the meanings in the description, which every reader of such documents shows.
  json.description = [`${description}\n`, ...meanings.map(([value, said]) => `- \`${value}\`: ${said}`)].join(
    "\n",
  );
}

/** Returns the allowed values of a field, or of the elements of a list; none where any value works. */
export function allowedValues(schema: JsonSchema): readonly string[] {
  if (schema.enum) return schema.enum.filter((value) => typeof value === "string");
  if (schema.items) return allowedValues(schema.items);
  return (schema.anyOf ?? []).flatMap(allowedValues);
}
