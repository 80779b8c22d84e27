import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { routeAddress } from "#platform/contract/api-base.ts";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { boundRoutes } from "#platform/server/http/bind.ts";
import type { TestServer } from "../testing/test-server.ts";
import { wirePayload } from "../testing/wire-payload.ts";
import { programHeaders } from "./world-parts.ts";

/** Input in wire form. */
export interface WireInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface WireCall extends WireInput {
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export interface WireReply {
  readonly status: number;
  readonly code: string | undefined;
  /** The body without what differs from request to request. */
  readonly body: string;
  readonly raw: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

let addresses = 0;
/** An address of its own for each call, so that limits per address do not meet the suites. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const REQUEST_ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The address a definition answers at, with its params filled in. */
export function urlOf(definition: RouteDefinition, { params = {}, query = {} }: WireInput = {}): string {
  const path = routeAddress(definition).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "1")),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** Tells whether the route is for programs, which act for the person of the cookies. */
export const isProgramRoute = ({ access }: RouteDefinition) =>
  typeof access === "object" && "apiKey" in access;

/**
 * Returns the headers that let a person in besides their cookies: on routes for programs the key of their
 * program.
 */
export const headersBeside = (
  definition: RouteDefinition,
  cookies: object,
): Readonly<Record<string, string>> => (isProgramRoute(definition) ? programHeaders(cookies) : {});

/** Calls a route by its definition with whatever a client might send. */
export async function call(
  app: FastifyInstance,
  definition: RouteDefinition,
  wire: WireCall = {},
): Promise<WireReply> {
  const { cookies = {}, headers = {}, body } = wire;
  const reply = await app.inject({
    ...(definition.events && { payloadAsStream: true }),
    method: definition.method,
    url: urlOf(definition, wire),
    cookies,
    headers: { ...headersBeside(definition, cookies), ...headers },
    remoteAddress: freshAddress(),
    ...(body === undefined || !isMutation(definition)
      ? {}
      : { payload: wirePayload(definition, body as object) }),
  });
  const raw = definition.events ? await begun(reply.stream()) : reply.body;
  const isJson = String(reply.headers["content-type"]).includes("json");
  return {
    status: reply.statusCode,
    code: isJson && reply.statusCode >= 400 ? String(JSON.parse(raw).code) : undefined,
    body: raw.replaceAll(REQUEST_ID, "<id>"),
    raw,
    headers: reply.headers,
  };
}

/** Reads the first piece of server-sent events, which have no end, and goes away. */
async function begun(stream: Readable): Promise<string> {
  for await (const piece of stream) return String(piece);
  return "";
}

/** Name of a route in tables and messages. */
export const routeName = (definition: RouteDefinition) =>
  `${definition.method} ${isProgramRoute(definition) ? routeAddress(definition) : definition.path}`;

/** The definitions that this server really answers. */
export const boundDefinitions = ({ app }: Pick<TestServer, "app">) => boundRoutes.get(app) ?? [];
