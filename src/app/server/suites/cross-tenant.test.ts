import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { signedToken } from "#platform/server/http/cookies.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { allRoutes } from "../../contract/routes.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { boundDefinitions, call, routeName, type WireInput, type WireReply } from "./call.ts";
import { fillTenant } from "./fill-tenant.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { inChunks } from "./in-chunks.ts";
import { inputOf } from "./input-of.ts";
import { sampleOf } from "./samples.ts";
import { type IdPlace, idPlaces, type ValuePath, valueAt, withValue } from "./schema-walk.ts";
import { aWorld, idsOf, type World } from "./suite-world.ts";

const CANARY = "canario-de-b";
/** Ids that nobody has, of the same shape as real ones. */
const nobodys = { number: 900_000_000_001, text: "f".repeat(64) };

let server: ListeningServer;
let superuser: pg.Client;
let own: World;
let foreign: World;

beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  own = await aWorld(server, "Comedor A");
  foreign = await aWorld(server, CANARY);
  await fillTenant(superuser, foreign.small.tenantId, CANARY);
});
afterAll(async () => {
  await superuser.end();
  await server.close();
});

const parts = ["params", "query", "body"] as const;

interface Probe {
  readonly definition: RouteDefinition;
  readonly place: IdPlace;
  readonly part: (typeof parts)[number];
}

function probesOf(definition: RouteDefinition): Probe[] {
  return parts.flatMap((part) => idPlaces(definition[part]).map((place) => ({ definition, place, part })));
}

/** The sample with one id exchanged; in a list once instead of the own id, once beside it. */
function exchanged({ place, part }: Probe, input: WireInput, id: unknown): WireInput[] {
  const path: ValuePath = [part, ...place.path];
  const instead = withValue(input, path, id) as WireInput;
  if (path.at(-1) !== 0) return [instead];
  const list = path.slice(0, -1);
  const there = valueAt(input, list);
  // A list within what the input leaves out has nothing beside it.
  if (!Array.isArray(there)) return [instead];
  const beside = withValue(input, list, [...there, id]) as WireInput;
  return [instead, beside];
}

const ask = (definition: RouteDefinition, wire: WireInput): Promise<WireReply> =>
  call(server.app, definition, { ...wire, cookies: own.admin.cookies });

/**
 * Returns how the answer for another tenant's id differs from that for nobody's; undefined when it does not.
 */
async function leakOf(probe: Probe): Promise<string | undefined> {
  const { definition, place, part } = probe;
  const input = await inputOf(definition, own);
  const theirs = idsOf(foreign)[place.name] ?? nobodys.number;
  const absent = typeof theirs === "number" ? nobodys.number : nobodys.text;
  const name = `${routeName(definition)} ${part}.${place.path.join(".")}`;
  const absentInputs = exchanged(probe, input, absent);
  for (const [variant, wire] of exchanged(probe, input, theirs).entries()) {
    const before = isMutation(definition) ? await fingerprintOf(superuser, own.small.tenantId) : {};
    const reply = await ask(definition, wire);
    const missing = await ask(definition, absentInputs[variant] ?? {});
    const clean = (body: string) => body.replaceAll(String(theirs), "#").replaceAll(String(absent), "#");
    if (reply.status !== missing.status || clean(reply.body) !== clean(missing.body))
      return `${name}: ${reply.status} ${reply.raw} / ${missing.status} ${missing.raw}`;
    if (reply.status < 400) return `${name}: another tenant's id was taken: ${reply.raw}`;
    if (reply.status >= 500) return `${name}: ${reply.raw}`;
    if (reply.raw.includes(CANARY)) return `${name} tells the other tenant's words: ${reply.raw}`;
    if (
      isMutation(definition) &&
      JSON.stringify(await fingerprintOf(superuser, own.small.tenantId)) !== JSON.stringify(before)
    )
      return `${name}: a refused call changed something`;
  }
  return undefined;
}

test("the suite knows a real id for every id that a route takes", () => {
  const names = [...allRoutes.values()].flatMap((definition) =>
    probesOf(definition).map(({ place }) => place.name),
  );
  const known = Object.keys(idsOf(foreign));
  expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(15);
  const numbers = /(^|_)ids?$|Ids?$/;
  for (const definition of allRoutes.values())
    for (const part of parts)
      expect(unnamedIds(definition[part], numbers), routeName(definition)).toEqual([]);
});

/** Numbers whose field is called an id, but that idOf did not make: the suite would not see them. */
function unnamedIds(schema: RouteDefinition["body"], called: RegExp): string[] {
  if (!schema) return [];
  const shape = (schema.def as unknown as { shape?: Record<string, NonNullable<typeof schema>> }).shape ?? {};
  return (
    Object.entries(shape)
      // `uniqueId` is the restaurant itself, in the specification's words: it is compared with the session's.
      .filter(([field, inner]) => field !== "uniqueId" && called.test(field) && idPlaces(inner).length === 0)
      .map(([field]) => field)
  );
}

/** Read by whoever has the address: nobody signs in there. */
const openToAll = ({ access }: RouteDefinition) => access === "public" || access === "guest";

test("every mutation has a sample", () => {
  const without = [...allRoutes.values()].filter(
    (definition) => isMutation(definition) && !sampleOf(definition),
  );
  expect(without.map(routeName)).toEqual([]);
});

const routesWithIds = [...allRoutes.values()].filter((definition) => probesOf(definition).length > 0);

test("there are ids to exchange, and every definition is bound", () => {
  expect(routesWithIds.length).toBeGreaterThan(50);
  expect(new Set(boundDefinitions(server))).toEqual(new Set(allRoutes.values()));
});

test.for(inChunks(routesWithIds))(
  "%s: another tenant's id answers as one that does not exist, and changes nothing",
  async ([, definitions]) => {
    const theirs = await fingerprintOf(superuser, foreign.small.tenantId);
    const probes = definitions.flatMap(probesOf);
    const leaks: (string | undefined)[] = [];
    for (const probe of probes) leaks.push(await leakOf(probe));
    expect(leaks.filter((leak) => leak !== undefined)).toEqual([]);
    expect(await fingerprintOf(superuser, foreign.small.tenantId)).toEqual(theirs);
  },
);

const signedInReads = [...allRoutes.values()].filter(
  (definition) => !(openToAll(definition) || definition.access === "superadmin" || isMutation(definition)),
);

test.for(inChunks(signedInReads))(
  "%s: the tenant comes from the session, whatever header or query claims another",
  async ([, definitions]) => {
    // What is late by so many minutes is told by the clock: it stands still for the two answers that are compared.
    server.clock.now = server.deps.clock();
    const theirs = await fingerprintOf(superuser, foreign.small.tenantId);
    const tenant = String(foreign.small.tenantId);
    const [, secret] = (own.admin.cookies.comanda_access ?? "").split(".");
    for (const definition of definitions) {
      const input = await inputOf(definition, own);
      const plain = await ask(definition, input);
      const headers = { "x-tenant-id": tenant, "x-forwarded-host": "b.example" };
      const claimed = await call(server.app, definition, { ...input, cookies: own.admin.cookies, headers });
      // A query that names a tenant is refused by that name, whoever may ask at all.
      const named = await call(server.app, definition, {
        ...input,
        query: { ...input.query, tenant_id: tenant },
        cookies: own.admin.cookies,
      });
      const refused = plain.status === 401 ? plain.code : "invalid_input";
      expect(named.code, routeName(definition)).toBe(refused);
      expect(named.raw, routeName(definition)).not.toContain(CANARY);
      const steady = ({ body }: WireReply) => body.replaceAll(/"now":"[^"]+"/g, "");
      expect([claimed.status, steady(claimed)], routeName(definition)).toEqual([plain.status, steady(plain)]);
      expect(claimed.raw, routeName(definition)).not.toContain(CANARY);
      const forged = await call(server.app, definition, {
        ...input,
        cookies: { comanda_access: signedToken(`${tenant}.${secret}`, server.deps.cookieSecret) },
      });
      expect(["not_signed_in", "api_key_invalid"], routeName(definition)).toContain(forged.code);
    }
    expect(await fingerprintOf(superuser, foreign.small.tenantId)).toEqual(theirs);
    server.clock.now = undefined;
  },
);

const tenantReads = [...allRoutes.values()].filter(
  (definition) => !(isMutation(definition) || definition.access === "superadmin"),
);

test.for(inChunks(tenantReads))("%s: no read shows a word of another tenant", async ([, definitions]) => {
  for (const definition of definitions) {
    const reply = await ask(definition, await inputOf(definition, own));
    expect(reply.raw, routeName(definition)).not.toContain(CANARY);
    const other = await call(server.app, definition, {
      ...(await inputOf(definition, own)),
      cookies: foreign.admin.cookies,
    });
    if (!openToAll(definition)) expect(other.raw, routeName(definition)).not.toContain("Comedor A");
  }
});

test("the suite would find a leak: a route that looks for orders in all tenants", async () => {
  const leaky = await buildApp(
    server.deps,
    [
      (on) =>
        on(cancelOrders, async ({ body }) => {
          const { rowCount } = await superuser.query("select from orders where id = any ($1)", [
            body.orderIds,
          ]);
          throw new AppError(rowCount === 0 ? "not_found" : "order_already_paid");
        }),
    ],
    { secure: false, trustProxy: false },
  );
  const [probe] = probesOf(cancelOrders);
  const honest = server;
  server = { ...honest, app: leaky };
  const leak = probe && (await leakOf(probe));
  server = honest;
  await leaky.close();
  expect(leak).toMatch(/cancel body.orderIds.0: 409 .* 404/);
});
