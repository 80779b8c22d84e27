import type { FastifySchema } from "fastify";
import { z } from "zod";
import { commonErrors, type ErrorCode, errorStatus, keyErrors } from "#app/contract/errors.ts";
import { acceptsKey, type RouteDefinition } from "../../contract/define.ts";
import { languages } from "../../domain/text/languages.ts";

const jsonSchema = (schema: z.ZodType) => {
  // "input" is the wire side of our codecs in both directions.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
};

/** The one form of every refusal. */
export const errorReplySchema = {
  type: "object",
  required: ["success", "code", "message", "requestId"],
  properties: {
    success: { const: false },
    code: { type: "string" },
    message: { type: "string" },
    requestId: { type: "string" },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "code", "message"],
        properties: { field: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    details: { type: "object", additionalProperties: true },
  },
} as const;

/** The refusals by status; each tells its codes. */
export function errorResponses(codes: readonly ErrorCode[]): Record<string, { description: string }> {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(", "), ...errorReplySchema }]),
  );
}

function accessText({ access }: RouteDefinition): string {
  if (typeof access === "object" && "apiKey" in access)
    return access.apiKey === "any" ? "any key" : `a key with the scope ${access.apiKey}`;
  return typeof access === "object" ? `an admin, or staff with one of: ${access.staff.join(", ")}` : access;
}

const keyHeader = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      minLength: 1,
      maxLength: 100,
      description: "A repeat under the same key gets the first answer and changes nothing.",
    },
  },
} as const;

const languageQuery = {
  type: "string",
  description: `Language of the reply's words: ${languages.join(", ")}, with or without a region. Of several the first that is known counts; without one the person's own, then that of Accept-Language.`,
} as const;

function successDocument({
  media,
  csv,
  archive,
  events,
  response,
}: RouteDefinition): Record<string, unknown> {
  if (csv) return { description: "The file", content: { "text/csv": { schema: { type: "string" } } } };
  if (events)
    return { description: "The events", content: { "text/event-stream": { schema: { type: "string" } } } };
  if (!media && !archive) return { description: "Done", ...jsonSchema(response) };
  const bytes = { schema: { type: "string", format: "binary" } };
  if (!media) return { description: "The file", content: { "application/zip": bytes } };
  return { description: "The file", content: Object.fromEntries(media.map((type) => [type, bytes])) };
}

/** Every refusal a caller may meet, each once. */
export function refusalsOf(definition: RouteDefinition): ErrorCode[] {
  const ofKey = acceptsKey(definition) ? keyErrors : [];
  const ofAddress: readonly ErrorCode[] = definition.params ? ["invalid_request"] : [];
  const isProgramRoute = typeof definition.access === "object" && "apiKey" in definition.access;
  const common = isProgramRoute
    ? commonErrors
        .filter((code) => code !== "look_in_reads_only")
        .map((code) => (code === "not_signed_in" ? "api_key_invalid" : code))
    : commonErrors;
  return [
    ...new Set<ErrorCode>([...common, ...ofAddress, ...ofKey, ...((definition.errors ?? []) as ErrorCode[])]),
  ];
}

function tagOf({ access, path }: RouteDefinition): string {
  const [, first = "api"] = path.split("/");
  return typeof access === "object" && "apiKey" in access ? `public ${first}` : first;
}

function securityOf({ access }: RouteDefinition): Record<string, string[]>[] {
  if (access === "public" || access === "guest") return [];
  return [typeof access === "object" && "apiKey" in access ? { key: [] } : { session: [] }];
}

/** Describes a route for the OpenAPI document, from its definition, so that it cannot drift. */
export function routeDocument(definition: RouteDefinition): FastifySchema {
  const query = definition.query ? jsonSchema(definition.query) : { type: "object", properties: {} };
  const parts = query.properties as Readonly<Record<string, object>>;
  const specified = Object.entries(definition.queryNames ?? {}).map(([name, own]) => [name, parts[own]]);
  return {
    summary: definition.summary,
    description: `Access: ${accessText(definition)}.`,
    tags: [tagOf(definition)],
    ...(definition.params ? { params: jsonSchema(definition.params) } : {}),
    querystring: {
      ...query,
      properties: { ...parts, ...Object.fromEntries(specified), lang: languageQuery },
    },
    ...(definition.multipart ? { consumes: ["multipart/form-data"] } : {}),
    ...(definition.body ? { body: jsonSchema(definition.body) } : {}),
    ...(acceptsKey(definition) ? { headers: keyHeader } : {}),
    security: securityOf(definition),
    response: {
      200: successDocument(definition),
      ...(definition.cached === "revalidate" || definition.cached === "day"
        ? { 304: { description: "As the client has it" } }
        : {}),
      ...errorResponses(refusalsOf(definition)),
    },
  } as FastifySchema;
}
