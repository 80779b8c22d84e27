import type { z } from "zod";
import type { PublicApiWords } from "#app/words/public-api-words.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { type RouteDefinition, takesKey } from "#platform/contract/define.ts";
import { PER_KEY_PER_MINUTE } from "#platform/server/http/key-limit.ts";
import { errorReply, errorResponses, refusalsOf } from "#platform/server/http/route-document.ts";
import { webhookMessage } from "#reporting/integrations/contract/webhook-payloads.ts";
import { webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { exampleOf, type JsonSchema } from "./json-example.ts";
import { wireSchema } from "./wire-schema.ts";

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
    ...(takesKey(definition as RouteDefinition) ? [key] : []),
  ];
}

/** The scope that a route of programs asks for; null where any key opens it. */
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

/** The one form of refusals, its fields explained. */
function refusalSchema({ fields: { refusal, refused_field } }: PublicApiWords) {
  const explained = (properties: object, meanings: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, { ...schema, description: meanings[name] }]),
    );
  const { items, ...list } = errorReply.properties.fields;
  const fields = { ...list, items: { ...items, properties: explained(items.properties, refused_field) } };
  return { ...errorReply, properties: explained({ ...errorReply.properties, fields }, refusal) };
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
 * What programs of others may do and are told, as OpenAPI 3.1, its fields explained in the language of `words`: made from the contract,
 * so that it cannot drift from what is answered.
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
