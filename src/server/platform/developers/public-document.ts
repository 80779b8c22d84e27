import { z } from "zod";
import { webhookMessage } from "../../../contract/integrations/webhook-payloads.ts";
import { publicApiBase } from "../../../contract/platform/api-base.ts";
import { type RouteDefinition, takesKey } from "../../../contract/platform/define.ts";
import { publicRoutes } from "../../../contract/public-api/public-routes.ts";
import { webhookEventTypes } from "../../../domain/integrations/webhook-events.ts";
import { errorReply, errorResponses, refusalsOf } from "../http/route-document.ts";
import { exampleOf, type JsonSchema } from "./json-example.ts";

/** The wire side of a schema of ours. */
function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest as JsonSchema;
}

const jsonOf = (schema: JsonSchema) => ({
  "application/json": { schema, example: exampleOf(schema) },
});

function parametersOf({ params, query, ...definition }: RouteDefinition) {
  const listed = (schema: z.ZodType | undefined, place: "path" | "query") => {
    const { properties = {}, required = [] } = schema ? wireSchema(schema) : {};
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: inner,
    }));
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
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

function operationOf(name: string, definition: RouteDefinition) {
  const scope = scopeOf(definition);
  return {
    operationId: name,
    summary: definition.summary,
    description: scope === null ? "Any key." : `Scope: \`${scope}\`.`,
    parameters: parametersOf(definition),
    ...(definition.body
      ? { requestBody: { required: true, content: jsonOf(wireSchema(definition.body)) } }
      : {}),
    responses: {
      200: { description: "Done", content: jsonOf(wireSchema(definition.response)) },
      ...(definition.method === "GET" ? { 304: { description: "As the client has it" } } : {}),
      ...Object.fromEntries(
        Object.entries(errorResponses(refusalsOf(definition))).map(([status, { description }]) => [
          status,
          { description, content: { "application/json": { schema: errorReply } } },
        ]),
      ),
    },
  };
}

function pathsOf(): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of Object.entries(publicRoutes)) {
    const path = publicApiBase + definition.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(name, definition) };
  }
  return paths;
}

const webhookHeaders = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
}));

const webhooksOf = () =>
  Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: type,
          summary: `Sent to endpoints that asked for ${type}.`,
          parameters: webhookHeaders,
          requestBody: { required: true, content: jsonOf(wireSchema(webhookMessage(type))) },
          responses: { "2XX": { description: "Taken; anything else is sent again later." } },
        },
      },
    ]),
  );

/** What programs of others may do and are told, as OpenAPI 3.1: made from the contract, so that it cannot drift from what is answered. */
export function publicDocument(publicUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda API",
      version: "1.0.0",
      description:
        "For programs of others. Amounts are numbers with two decimals, quantities with three, instants ISO 8601 in UTC, business days YYYY-MM-DD. Errors are told in one form, with a `code` that stays.",
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    paths: pathsOf(),
    webhooks: webhooksOf(),
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
  };
}
