/** @module-tag further */
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signIn } from "#core/auth/contract/auth.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { allRoutes, apiBase } from "../../contract/routes.ts";
import { wordsOf } from "../../words/word-catalogues.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { anAddress } from "../testing/browser.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call, headersBeside, isProgramRoute, routeName, urlOf } from "./call.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { inChunks } from "./in-chunks.ts";
import { installRestOfProduct } from "./product-app.ts";
import { sampleOf } from "./samples.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
let world: World;
let operator: Person;
const whoMay = ({ access }: RouteDefinition) => (access === "superadmin" ? operator : world.admin).cookies;
/** The real checks in front of handlers that only tell that they were reached, and with what. */
let guarded: FastifyInstance;
const reached: { name: string; body: unknown }[] = [];
const mutations = [...allRoutes.values()].filter(isMutation);

beforeAll(async () => {
  server = await listeningServer({ otherRoutes: installRestOfProduct });
  world = await aWorld(server, "Seguro");
  const platform = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
  operator = await aPerson(server, platform, { role: "superadmin" });
  const telling: FeatureRoutes = (on) => {
    for (const definition of allRoutes.values()) {
      // Counts of requests have a test of their own; here they would hide what lies behind them.
      const { rateLimit: _, ...uncounted } = definition;
      on(uncounted, ({ body }) => {
        reached.push({ name: routeName(definition), body });
        return Promise.reject(new Error("reached"));
      });
    }
  };
  guarded = await buildApp(server.deps, [telling], { secure: false, trustProxy: false });
});
afterAll(async () => {
  await guarded.close();
  await server.close();
});

test("headers of safety are on every kind of reply", async () => {
  const { app } = server;
  const cookies = world.admin.cookies;
  const kinds = {
    read: await app.inject({ method: "GET", url: `${apiBase}/auth/me`, cookies }),
    menu: await app.inject({ method: "GET", url: `${apiBase}/pos/init`, cookies }),
    refusal: await app.inject({ method: "GET", url: `${apiBase}/auth/me` }),
    unknown: await app.inject({ method: "GET", url: `${apiBase}/nothing` }),
    "unknown file": await app.inject({ method: "GET", url: "/assets/none.js" }),
    page: await app.inject({ method: "GET", url: "/dashboard/pos" }),
    file: await app.inject({ method: "GET", url: "/icon.svg" }),
    health: await app.inject({ method: "GET", url: "/healthz" }),
    words: await app.inject({ method: "GET", url: "/locales/es/translation.json" }),
    document: await app.inject({ method: "GET", url: `${apiBase}/openapi.json` }),
    docs: await app.inject({ method: "GET", url: "/api/docs" }),
    "foreign origin": await app.inject({
      method: "POST",
      url: `${apiBase}/auth/signout`,
      headers: { origin: "http://b.example" },
    }),
    "bad json": await app.inject({
      method: "POST",
      url: `${apiBase}/auth/signin`,
      headers: { "content-type": "application/json" },
      payload: "{",
    }),
    "odd type": await app.inject({
      method: "POST",
      url: `${apiBase}/auth/signin`,
      headers: { "content-type": "text/xml" },
      payload: "<a/>",
    }),
    oversize: await app.inject({
      method: "POST",
      url: `${apiBase}/auth/signin`,
      payload: { a: "x".repeat(300_000) },
    }),
    "method unknown": await app.inject({ method: "DELETE", url: `${apiBase}/auth/me` }),
  };
  for (const [kind, { headers, statusCode }] of Object.entries(kinds)) {
    expect(statusCode, kind).toBeLessThan(500);
    expect(headers["x-content-type-options"], kind).toBe("nosniff");
    expect(headers["referrer-policy"], kind).toBe("same-origin");
    expect(headers["permissions-policy"], kind).toContain("camera=(), microphone=()");
    expect(headers["x-powered-by"], kind).toBeUndefined();
    expect(headers["access-control-allow-origin"], kind).toBeUndefined();
    expect(headers["x-request-id"], kind).toMatch(/^[0-9a-f-]{36}$/);
    const policy = String(headers["content-security-policy"]);
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
    ])
      expect(policy, kind).toContain(part);
    expect(policy.replace(/style-src-attr [^;]*/, ""), kind).not.toContain("unsafe");
  }
  for (const kind of ["read", "refusal", "unknown", "foreign origin", "bad json"] as const)
    expect(kinds[kind].headers["cache-control"], kind).toBe("no-store");
  expect(kinds.page.headers["content-type"]).toContain("text/html");
  const nonce = /nonce="([^"]+)"/.exec(kinds.page.body)?.[1] ?? "none";
  expect(String(kinds.page.headers["content-security-policy"])).toContain(`'nonce-${nonce}'`);
});

test("an address that cannot be read or taken apart is refused in words", async () => {
  const { app } = server;
  for (const [url, status, code] of [
    ["/%c0%ae%c0%ae/etc/passwd", 400, "invalid_request"],
    [`${apiBase}/files/%`, 400, "invalid_request"],
    [`${apiBase}/files/${"a".repeat(400)}`, 404, "not_found"],
  ] as const) {
    const reply = await app.inject({ method: "GET", url, headers: { "accept-language": "es" } });
    expect(reply.statusCode, url).toBe(status);
    expect(reply.json(), url).toMatchObject({
      success: false,
      code,
      message: wordsOf("es").catalogue.errors[code],
    });
    expect(reply.headers["x-content-type-options"], url).toBe("nosniff");
    expect(reply.headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
    expect(reply.headers["x-request-id"], url).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("reached by https the server says so for a year", async () => {
  const app = await buildApp(server.deps, features, { secure: true, trustProxy: false });
  const reply = await app.inject({ method: "GET", url: `${apiBase}/nothing` });
  expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  const signedIn = await app.inject({
    method: "POST",
    url: urlOf(signIn),
    payload: (await sampleOf(signIn)?.input(world))?.body as object,
  });
  const cookies = [signedIn.headers["set-cookie"]].flat().map(String);
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  await app.close();
});

test.for(inChunks(mutations))("%s: no mutation is taken from a foreign page", async ([, definitions]) => {
  const foreign = [
    { origin: "http://b.example" },
    { origin: "null" },
    { origin: "http://localhost.b.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: "http://localhost" },
  ];
  reached.length = 0;
  for (const definition of definitions) {
    for (const headers of foreign) {
      const reply = await call(guarded, definition, {
        headers: headers as never,
        cookies: world.admin.cookies,
        body: {},
      });
      expect([reply.status, reply.code], routeName(definition)).toEqual([403, "wrong_origin"]);
    }
    const ownReply = await call(guarded, definition, {
      headers: { origin: "http://localhost:80", host: "localhost:80" },
      body: {},
    });
    expect(ownReply.code, routeName(definition)).not.toBe("wrong_origin");
  }
  expect(reached.filter(({ body }) => body !== undefined)).toEqual([]);
});

const oddTypes = [
  "application/json; charset=utf-8",
  "application/json;charset=utf-8;x=1",
  "APPLICATION/JSON",
  "application/json ",
  "\tapplication/json",
  "application/json\t; a",
  "application/json;",
  "application/json,text/plain",
  "application/jsonx",
  "application/x-json",
  "application/json+foo",
  "application/vnd.api+json",
  "application/ld+json",
  "text/json",
  "text/plain",
  "text/plain; charset=utf-8",
  "text/html",
  "text/xml",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/octet-stream",
  "application/*",
  "*/*",
  "json",
  "a/b/c",
  ";",
  "application/ json",
  "application/json\u00a0",
];

const oddPayloads = ['{"orderIds":"all","status":"free"}', "orderIds=1&status=free", "[]", "null", '"text"'];
const withBody = mutations.filter(({ body }) => body !== undefined);

/** Each type with one of the payloads, at each route with another; with all of them under `npm run explore`. */
function payloadsFor(place: number): readonly string[] {
  return inject("chance").times > 1
    ? oddPayloads
    : oddPayloads.slice(place % oddPayloads.length, (place % oddPayloads.length) + 1);
}

test.for(inChunks(withBody))(
  "%s: no mutation skips its validation because of an odd content type",
  async ([, definitions]) => {
    for (const definition of definitions) {
      // None of these is let through, so one thing to act on serves them all.
      const url = urlOf(definition, await sampleOf(definition)?.input(world));
      for (const [index, contentType] of oddTypes.entries()) {
        for (const payload of payloadsFor(index + withBody.indexOf(definition))) {
          reached.length = 0;
          const reply = await guarded.inject({
            method: definition.method,
            url,
            headers: { "content-type": contentType, ...headersBeside(definition, whoMay(definition)) },
            cookies: whoMay(definition),
            remoteAddress: anAddress(),
            payload,
          });
          const what = `${routeName(definition)} as "${contentType}" with ${payload}`;
          expect(reached, what).toEqual([]);
          const refusals = contentType.startsWith("text/") ? [415] : [400, 415];
          expect(refusals, `${what}: ${reply.body}`).toContain(reply.statusCode);
          expect(reply.json().success, what).toBe(false);
        }
      }
    }
  },
);

test.for(inChunks(mutations))(
  "%s: a body that is too large, broken or empty is refused before the handler",
  async ([, definitions]) => {
    for (const definition of definitions) {
      const ask = (payload: string, headers: Record<string, string> = {}) =>
        guarded.inject({
          method: definition.method,
          url: urlOf(definition),
          cookies: world.admin.cookies,
          remoteAddress: anAddress(),
          headers: { "content-type": "application/json", ...headers },
          payload,
        });
      reached.length = 0;
      const large = await ask(
        JSON.stringify({ words: "x".repeat((definition.bodyLimit ?? 256 * 1024) + 1) }),
      );
      expect([large.statusCode, large.json().code], routeName(definition)).toEqual([
        413,
        "payload_too_large",
      ]);
      for (const payload of [
        "{",
        '{"a":1}}',
        "\u0000",
        "[".repeat(50_000),
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
      ]) {
        const reply = await ask(payload);
        expect(
          [reply.statusCode, reply.json().code],
          `${routeName(definition)} ${payload.slice(0, 40)}`,
        ).toEqual([400, "invalid_input"]);
      }
      expect(reached, routeName(definition)).toEqual([]);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test("fields that a route does not know never reach its handler", async () => {
  const extra = {
    tenant_id: 1,
    tenantId: 1,
    role: "superadmin",
    scope: "ADMIN_PANEL",
    paid: true,
    isAdmin: true,
    user_id: 1,
  };
  for (const definition of mutations) {
    // A file has no fields but itself: others are refused with the body.
    if (definition.multipart) continue;
    const input = await sampleOf(definition)?.input(world);
    reached.length = 0;
    await call(guarded, definition, {
      ...input,
      // Others refuse such a query (queries.test.ts).
      ...(definition.takesAnyQuery ? { query: { ...input?.query, ...extra } } : {}),
      body: withExtra(input?.body ?? {}, extra),
      cookies: whoMay(definition),
    });
    const [reachedCall] = reached;
    expect(reachedCall, routeName(definition)).toBeDefined();
    const text = JSON.stringify(reachedCall?.body ?? {});
    const strange = Object.keys(extra).filter((name) => !(name in Object(input?.body)));
    for (const name of strange) expect(text, routeName(definition)).not.toContain(`"${name}":`);
  }
});

/** The extra fields at every level of the body. */
function withExtra(body: unknown, extra: object): unknown {
  if (Array.isArray(body)) return body.map((value) => withExtra(value, extra));
  if (typeof body !== "object" || body === null) return body;
  return {
    ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withExtra(value, extra)])),
    ...extra,
  };
}

const reads = [...allRoutes.values()].filter((definition) => !isMutation(definition));

test.for(inChunks(reads))("%s: no read changes anything", async ([, definitions]) => {
  const superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  for (const definition of definitions) {
    const before = await fingerprintOf(superuser, world.small.tenantId);
    await call(server.app, definition, {
      ...(await sampleOf(definition)?.input(world)),
      cookies: world.admin.cookies,
    });
    expect(await fingerprintOf(superuser, world.small.tenantId), routeName(definition)).toEqual(before);
  }
  await superuser.end();
});

const guardedRoutes = [...allRoutes.values()].filter(
  ({ access }) => access !== "public" && access !== "guest",
);

test.for(inChunks(guardedRoutes))(
  "%s: the lang query chooses the words of any refusal",
  async ([, definitions]) => {
    for (const definition of definitions) {
      const wordsIn = (language: Language) =>
        isProgramRoute(definition)
          ? wordsOf(language).serverWords.publicApi.errors.api_key_invalid
          : wordsOf(language).catalogue.errors.not_signed_in;
      for (const language of languages) {
        const reply = await call(guarded, definition, { query: { lang: language } });
        expect(JSON.parse(reply.raw).message, routeName(definition)).toBe(wordsIn(language));
      }
      const odd = await call(guarded, definition, {
        query: { lang: "../../etc" },
        headers: { "accept-language": "es-SV,es;q=0.9" },
      });
      expect(JSON.parse(odd.raw).message, routeName(definition)).toBe(wordsIn("es"));
    }
  },
);

test("the lang query disturbs no route", async () => {
  const known = await call(server.app, routeNamed("GET /kitchen"), {
    query: { lang: "es", station: "bar" },
    cookies: world.admin.cookies,
  });
  expect(known.status).toBe(200);
});

function routeNamed(name: string): RouteDefinition {
  const found = [...allRoutes.values()].find((definition) => routeName(definition) === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
