/** @module-tag further */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTenant } from "#core/tenants/server/public.ts";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { parseInput } from "#platform/server/http/parse-input.ts";
import { allRoutes } from "../../contract/routes.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call, routeName, type WireInput, type WireReply } from "./call.ts";
import { inputOf } from "./input-of.ts";
import { sampleOf } from "./samples.ts";
import { numberPlaces, textPlaces, type ValuePath, withValue } from "./schema-walk.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
let world: World;
let root: Person;

beforeAll(async () => {
  server = await listeningServer();
  world = await aWorld(server, "Valores raros");
  const platform = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
  root = await aPerson(server, platform, { role: "superadmin" });
});
afterAll(() => server.close());

/** Texts that no database takes. Half a character exists in JSON only: an address is bytes. */
const unstorable = {
  params: ["a\0b", "\0"],
  query: ["a\0b", "\0"],
  body: ["a\0b", "\0", "a\ud800", "\udc00"],
};

/** Well-formed, and still nothing that every field takes. */
const odd = [
  "",
  "\u200b\u202e",
  "0001-01-01",
  "0000-00-00",
  "9999-12-31",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "-infinity",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "9999999999999999",
  "%",
  "\\",
  "'; select 1 --",
  "{}",
  "😀".repeat(126),
  "x".repeat(5_000),
];

/**
 * Numbers that no counter, column or amount was made for. JSON has no other numbers; `1e999` is read as
 * infinity.
 */
const oddNumbers = [
  -1,
  0,
  0.5,
  1e-9,
  32_768,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  1e15,
  1e300,
  -1e300,
  Number.MIN_VALUE,
];

const parts = ["params", "query", "body"] as const;

function ask(app: ListeningServer["app"], definition: RouteDefinition, wire: WireInput): Promise<WireReply> {
  // What is open to everybody is asked by a stranger: signing in ends the session that asks for it.
  if (definition.access === "public") return call(app, definition, wire);
  const { cookies } = definition.access === "superadmin" ? root : world.admin;
  return call(app, definition, { ...wire, cookies });
}

/**
 * A value that the route's own schema refuses is refused by the function that the server asks first, so it need not travel:
 * one for each field does, and all that the schema takes.
 */
function isTaken(definition: RouteDefinition, part: (typeof parts)[number], wire: WireInput): boolean {
  try {
    parseInput(definition[part], wire[part]);
    return true;
  } catch {
    return false;
  }
}

let shares = 0;
/** Returns every third value, at each field another third; all under `npm run explore`. */
function shareOf<T>(values: readonly T[]): readonly T[] {
  shares += 1;
  return inject("chance").times > 1 ? values : values.filter((_, index) => (index + shares) % 3 === 0);
}

/** Returns a route's wrong answers to odd texts in one of its fields. */
async function faultsAt(
  app: ListeningServer["app"],
  definition: RouteDefinition,
  part: (typeof parts)[number],
  path: ValuePath,
): Promise<string[]> {
  const faults: string[] = [];
  const input = await inputOf(definition, world);
  const inputWith = (value: string) => withValue(input, [part, ...path], value) as WireInput;
  const where = `${routeName(definition)} ${part}.${path.join(".")}`;
  for (const [index, value] of unstorable[part].entries()) {
    const wire = inputWith(value);
    if (index > 0 && !isTaken(definition, part, wire)) continue;
    const { status, raw } = await ask(app, definition, wire);
    if (status !== 400) faults.push(`${where} = ${JSON.stringify(value)}: ${status} ${raw.slice(0, 300)}`);
  }
  const taken = odd.filter((value) => isTaken(definition, part, inputWith(value)));
  for (const value of shareOf(taken)) {
    const wire = inputWith(value);
    const { status, raw } = await ask(app, definition, wire);
    if (status >= 500) faults.push(`${where} = ${value.slice(0, 40)}: ${status} ${raw.slice(0, 300)}`);
  }
  return faults;
}

/** Returns a route's wrong answers to odd numbers in one field of its body. */
async function faultsAtNumber(definition: RouteDefinition, path: ValuePath): Promise<string[]> {
  const faults: string[] = [];
  const input = await inputOf(definition, world);
  const inputWith = (value: number) => withValue(input, ["body", ...path], value) as WireInput;
  const taken = oddNumbers.filter((value) => isTaken(definition, "body", inputWith(value)));
  for (const value of shareOf(taken)) {
    const wire = inputWith(value);
    const { status, raw } = await ask(server.app, definition, wire);
    if (status >= 500) faults.push(`body.${path.join(".")} = ${value}: ${status} ${raw.slice(0, 300)}`);
  }
  return faults;
}

async function faultsOf(app: ListeningServer["app"], definition: RouteDefinition): Promise<string[]> {
  const faults: string[] = [];
  for (const part of parts)
    for (const path of textPlaces(definition[part]))
      faults.push(...(await faultsAt(app, definition, part, path)));
  return faults;
}

const routes = [...allRoutes.values()].filter((definition) =>
  parts.some((part) => textPlaces(definition[part]).length > 0),
);

test("there are fields to try, and every mutation has a sample to try them in", () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(
    routes.filter((definition) => isMutation(definition) && !sampleOf(definition)).map(routeName),
  ).toEqual([]);
});

test.for(routes.map((definition) => [routeName(definition), definition] as const))(
  "%s: odd texts are refused in every field, never a fault of the server",
  async ([, definition]) => {
    expect(await faultsOf(server.app, definition)).toEqual([]);
  },
);

const routesWithNumbers = [...allRoutes.values()].filter(({ body }) => numberPlaces(body).length > 0);

test.for(routesWithNumbers.map((definition) => [routeName(definition), definition] as const))(
  "%s: odd numbers are refused or taken in every field, never a fault of the server",
  async ([, definition]) => {
    const faults: string[] = [];
    for (const path of numberPlaces(definition.body))
      faults.push(...(await faultsAtNumber(definition, path)));
    expect(faults).toEqual([]);
  },
);

test("the suite would find a field that lets a zero byte through to the database", async () => {
  const [careless] = routes.filter((definition) => routeName(definition) === "POST /cash/drawers");
  if (!careless) throw new Error("no route to be careless with");
  const app = await buildApp(
    server.deps,
    [
      (on, { db }) =>
        on({ ...careless, response: messageReply }, async () => {
          await db.directory("select $1::text", ["\0"]);
          return { message: "done" };
        }),
    ],
    { secure: false, trustProxy: false },
  );
  const faults = await faultsOf(app, careless);
  await app.close();
  expect(faults).toContainEqual(expect.stringContaining("500"));
});
