import { readdir } from "node:fs/promises";
import { compileErrors, validate } from "@readme/openapi-parser";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTenant } from "#core/tenants/server/public.ts";
import { apiBase, routeAddress } from "#platform/contract/api-base.ts";
import { acceptsKey, type RouteDefinition, route } from "#platform/contract/define.ts";
import { messageReply, money } from "#platform/contract/wire.ts";
import { languages } from "#platform/domain/text/languages.ts";
import { boundRoutes } from "#platform/server/http/bind.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { commonErrors, type ErrorCode, errorStatus } from "../../contract/errors.ts";
import { allRoutes } from "../../contract/routes.ts";
import { validationCodes } from "../../contract/validation-code.ts";
import { wordsOf } from "../../words/word-catalogues.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";
import { call, routeName } from "./call.ts";
import { inputOf } from "./input-of.ts";
import { installRestOfProduct, recordRoutes } from "./product-app.ts";
import { oneWayPlaces } from "./schema-walk.ts";
import { aWorld } from "./suite-world.ts";

let server: TestServer;
let product: FastifyInstance;
const registered = recordRoutes();

const options = { secure: false, trustProxy: false } as const;

beforeAll(async () => {
  server = await testServer();
  product = await buildApp(server.deps, features, {
    ...options,
    onRoute: registered.onRoute,
    otherRoutes: (app) => installRestOfProduct(app, server),
  });
  await product.ready();
});
afterAll(() => product.close());

const definitions = [...allRoutes.values()];

function timesBound(
  bound: readonly RouteDefinition[],
  expected: readonly RouteDefinition[],
): Record<string, number> {
  const allDefinitions = new Set([...bound, ...expected]);
  const odd = [...allDefinitions].map((definition) => {
    const times = bound.filter((answered) => answered === definition).length;
    return [routeName(definition), expected.includes(definition) ? times : -times] as const;
  });
  return Object.fromEntries(odd.filter(([, times]) => times !== 1));
}

test("every definition is bound exactly once, and nothing is bound that is not defined", () => {
  expect(timesBound(boundRoutes.get(product) ?? [], definitions)).toEqual({});
});

test("a missing, a double and an undefined binding are seen", () => {
  const [first, second] = definitions as [RouteDefinition, RouteDefinition];
  const stray = route({
    method: "GET",
    path: "/stray",
    summary: "Bound without being listed.",
    access: "public",
    response: messageReply,
  });
  expect(timesBound([first, first, stray], [first, second])).toEqual({
    [routeName(first)]: 2,
    [routeName(second)]: 0,
    "GET /stray": -1,
  });
});

test("no two definitions share method and path", async () => {
  expect(new Set(definitions.map(routeName)).size).toBe(definitions.length);
  const sources = new URL("../../../", import.meta.url);
  const names = (await readdir(sources, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const contracts = names.filter((name) => /\/contract\/.*(?<!\.test)\.ts$/.test(name));
  expect(contracts.length).toBeGreaterThan(100);
  for (const name of contracts) {
    const exported = Object.values((await import(new URL(name, sources).href)) as Record<string, unknown>);
    const routes = exported.filter(
      (value): value is RouteDefinition =>
        typeof value === "object" && value !== null && "access" in value && "path" in value,
    );
    for (const route of routes) expect(definitions, `${name}: ${routeName(route)}`).toContain(route);
  }
});

/** Addresses outside the API, each with the reason why it is no definition. */
const outsideTheApi: readonly [RegExp, string][] = [
  [/^\/(healthz|readyz|metrics)$/, "for machines that watch the server"],
  [/^\/api\/v1\/openapi\.json$/, "the document made from the definitions"],
  [/^\/api\/docs(\/.*)?$/, "the page to read it"],
  [/^\/api\/public\/v1\/openapi\.json$/, "the document of the public API, made from the definitions"],
  [
    /^\/developers(\/(guide-(script|search)\.mjs|inter\.woff2))?$/,
    "the page to read it, its script and its type",
  ],
  [/^\/locales\/:language\/translation\.json$/, "words of a language, a file in all but name"],
  [/^\/assets\/:name$/, "built files of the web app"],
  [/^\/dev\/mail(\/:id(\/:no)?)?$/, "mails in development"],
];

function strayRoutes(routes: readonly string[]): string[] {
  return routes.filter((name) => {
    const [method = "", url = ""] = name.split(" ");
    const isRead = method === "GET" || method === "HEAD";
    if (outsideTheApi.some(([pattern]) => pattern.test(url))) return !isRead;
    return !definitions.some(
      (known) => known.method === (isRead ? "GET" : method) && routeAddress(known) === url,
    );
  });
}

test("the server answers no route that is not a definition or on the list", async () => {
  expect(registered.routes.length).toBeGreaterThan(definitions.length);
  expect(strayRoutes(registered.routes)).toEqual([]);
  const careless = recordRoutes();
  const app = await buildApp(server.deps, features, {
    ...options,
    onRoute: careless.onRoute,
    otherRoutes: async (app) => {
      app.post("/api/v1/backdoor", async () => "open");
      app.delete("/healthz", async () => "gone");
    },
  });
  expect(strayRoutes(careless.routes)).toEqual(["POST /api/v1/backdoor", "DELETE /healthz"]);
  await app.close();
});

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        responses: Record<string, unknown>;
        requestBody?: unknown;
      }
    >
  >;
}

async function openApi(): Promise<OpenApi> {
  const reply = await product.inject({ method: "GET", url: `${apiBase}/openapi.json` });
  return reply.json() as OpenApi;
}

test("the OpenAPI document is valid, and the validator refuses a broken one", async () => {
  const result = await validate((await openApi()) as never);
  expect(result.valid ? "valid" : compileErrors(result)).toBe("valid");
  const broken = { ...(await openApi()), paths: { "/x": { get: { responses: "none" } } } };
  expect((await validate(broken as never)).valid).toBe(false);
});

test("the OpenAPI document tells every route: its params, body and refusals", async () => {
  const { paths } = await openApi();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = definitions.map(
    (definition) => `${definition.method} ${routeAddress(definition).replaceAll(/:(\w+)/g, "{$1}")}`,
  );
  expect(documented.toSorted()).toEqual(expected.toSorted());
  for (const definition of definitions) {
    const url = routeAddress(definition).replaceAll(/:(\w+)/g, "{$1}");
    const operation = paths[url]?.[definition.method.toLowerCase()];
    const statuses = Object.keys(operation?.responses ?? {});
    const codes = [...commonErrors, ...(definition.errors ?? [])];
    expect(Object.keys(errorStatus), routeName(definition)).toEqual(expect.arrayContaining(codes));
    const refusals = codes.map((code) => String(errorStatus[code as ErrorCode]));
    expect(statuses, routeName(definition)).toEqual(expect.arrayContaining(["200", ...refusals]));
    expect(operation?.requestBody !== undefined, routeName(definition)).toBe(definition.body !== undefined);
    const headers = operation?.parameters?.filter((parameter) => parameter.in === "header") ?? [];
    expect(
      headers.map((header) => header.name),
      routeName(definition),
    ).toEqual(acceptsKey(definition) ? ["Idempotency-Key"] : []);
    const params = [...definition.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inPath = (operation?.parameters ?? [])
      .filter((parameter) => parameter.in === "path")
      .map((parameter) => parameter.name);
    expect(inPath.toSorted(), routeName(definition)).toEqual(params.toSorted());
  }
});

test("the params of a path and of its schema are the same", () => {
  for (const definition of definitions) {
    const inPath = [...definition.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const shape = (definition.params?.def as unknown as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape).toSorted(), routeName(definition)).toEqual(inPath.toSorted());
  }
});

test("what a route takes and answers can be written as it is read", () => {
  const found = definitions.flatMap((definition) =>
    [definition.params, definition.query, definition.body, definition.response].flatMap((schema) =>
      oneWayPlaces(schema).map((path) => `${routeName(definition)} ${path.join(".")}`),
    ),
  );
  expect(found).toEqual([]);
  const oneWay = z.object({ rows: z.array(z.object({ next: z.string().transform(Number).optional() })) });
  expect(oneWayPlaces(oneWay)).toEqual([["rows", 0, "next"]]);
  expect(oneWayPlaces(z.object({ price: money, day: z.string().trim().nullish() }))).toEqual([]);
});

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted();

test("every refusal has words in every language, with the same placeholders", () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  for (const language of languages) {
    const { errors, validation } = wordsOf(language).catalogue;
    expect(Object.keys(errors).toSorted(), language).toEqual(codes.toSorted());
    expect(Object.keys(validation).toSorted(), language).toEqual([...validationCodes].toSorted());
    for (const code of codes) {
      expect(errors[code].length, `${language} ${code}`).toBeGreaterThan(5);
      expect(placeholders(errors[code]), `${language} ${code}`).toEqual(
        placeholders(wordsOf("en").catalogue.errors[code]),
      );
    }
  }
});

test("a refusal is uniform, in the caller's language, for every code", async () => {
  const { AppError } = await import("#platform/server/http/app-error.ts");
  const app = await buildApp(server.deps, [], {
    ...options,
    otherRoutes: async (app) => {
      app.setNotFoundHandler(async ({ headers }) => {
        throw new AppError(headers["x-refusal"] as ErrorCode);
      });
    },
  });
  for (const [code, status] of Object.entries(errorStatus) as [ErrorCode, number][]) {
    const reply = await app.inject({ method: "GET", url: "/x?lang=es", headers: { "x-refusal": code } });
    expect(reply.statusCode, code).toBe(status);
    const { success, code: sentCode, message, requestId } = reply.json();
    expect([success, sentCode, typeof requestId], code).toEqual([false, code, "string"]);
    const beforeFigures = (words: string) => words.split(/{{|\d|[0-9a-f-]{36}/)[0];
    expect(beforeFigures(message)).toBe(beforeFigures(wordsOf("es").catalogue.errors[code]));
  }
  await app.close();
});

test("every route hides an unknown error behind `internal` and a request id", async () => {
  const secret = 'relation "users" at 10.0.0.7 password=canario';
  const broken: FeatureRoutes = (on) => {
    for (const definition of definitions) on(definition, () => Promise.reject(new Error(secret)));
  };
  const app = await buildApp(server.deps, [broken], options);
  const world = await aWorld(server, "Con averías");
  const root: Person = await aPerson(
    server,
    await createTenant(server.db, { name: "Plataforma", kind: "platform" }),
    {
      role: "superadmin",
    },
  );
  for (const definition of definitions) {
    const cookies = definition.access === "superadmin" ? root.cookies : world.admin.cookies;
    const reply = await call(app, definition, { ...(await inputOf(definition, world)), cookies });
    expect([reply.status, reply.code], `${routeName(definition)}: ${reply.raw}`).toEqual([500, "internal"]);
    expect(reply.raw).not.toMatch(/canario|users|10\.0\.0\.7|at .*\.ts/);
    const { requestId, message } = JSON.parse(reply.raw);
    expect(reply.headers["x-request-id"]).toBe(requestId);
    // Programs read the number beside the words.
    if (typeof definition.access !== "object" || !("apiKey" in definition.access))
      expect(message).toContain(requestId);
  }
  await app.close();
});
