import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { createTenant } from "#core/tenants/server/public.ts";
import { type RouteDefinition, route } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { type ApiScope, apiScopes } from "#platform/domain/access/api-scopes.ts";
import { type Permission, permissions } from "#platform/domain/access/permissions.ts";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { allRoutes } from "../../contract/routes.ts";
import { buildApp } from "../http/build-app.ts";
import { anApiProgram } from "../testing/integrations/api-program.ts";
import { aPerson } from "../testing/sessions.ts";
import { testServer } from "../testing/test-server.ts";
import { call, routeName } from "./call.ts";
import { inChunks } from "./in-chunks.ts";

const file = new URL("access-matrix.json", import.meta.url);

/** `ok` or the refusal's code. `scopes`: each scope that opens the route to staff who hold nothing else. */
interface Row {
  anonymous: string;
  staff: string;
  scopes: string[];
  admin: string;
  inactiveAdmin: string;
  superadmin: string;
  /** Scopes whose key opens a route for programs; no person ever does. */
  keys?: string[];
}

/** Refusals that mean "not you"; everything later is no matter of access. */
const closed = ["not_signed_in", "api_key_invalid", "not_permitted", "subscription_inactive"];

type Cookies = Record<string, string>;
interface Actors {
  staff: Cookies;
  admin: Cookies;
  inactiveAdmin: Cookies;
  superadmin: Cookies;
  /** Cookies of staff who hold these scopes and nothing else. */
  holding(scopes: readonly Permission[]): Promise<Cookies>;
  /** Headers of a program whose key has these scopes. */
  withKey(scopes: readonly ApiScope[]): Promise<Record<string, string>>;
  inactiveKey: Record<string, string>;
}

let actors: Actors;

beforeAll(async () => {
  const server = await testServer();
  const tenant = await createTenant(server.db, { name: "Abierto" });
  const inactive = await createTenant(server.db, { name: "Cerrado", isActive: false });
  const platform = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
  const cookiesOf = async (...options: Parameters<typeof aPerson>) => (await aPerson(...options)).cookies;
  const maker = await aPerson(server, tenant, { role: "admin" });
  const inactiveMaker = await aPerson(server, inactive, { role: "admin" });
  actors = {
    holding: eachOnce((scope) => cookiesOf(server, tenant, { scope })),
    withKey: eachOnce(async (scopes) => ({
      ...(await anApiProgram(server, tenant, maker.userId, scopes)).headers,
    })),
    inactiveKey: { ...(await anApiProgram(server, inactive, inactiveMaker.userId)).headers },
    staff: await cookiesOf(server, tenant, {}),
    admin: await cookiesOf(server, tenant, { role: "admin" }),
    inactiveAdmin: await cookiesOf(server, inactive, { role: "admin" }),
    superadmin: await cookiesOf(server, platform, { role: "superadmin" }),
  };
});

/** Makes what is asked for when it is asked for first. */
function eachOnce<Key, Made>(make: (keys: readonly Key[]) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (keys: readonly Key[]) => made.getOrInsertComputed(keys.join(), () => make(keys));
}

/**
 * Each of all that opens the route when somebody holds nothing else. Those that are not expected to are held together by one
 * person: a further scope never shuts anybody out, so they are asked one by one only when that person gets in.
 */
async function openedBy<Scope>(
  all: readonly Scope[],
  expected: readonly Scope[],
  isOpenTo: (scopes: readonly Scope[]) => Promise<boolean>,
): Promise<Scope[]> {
  const others = all.filter((scope) => !expected.includes(scope));
  const asked = others.length > 0 && !(await isOpenTo(others)) ? expected : all;
  const opened: Scope[] = [];
  for (const scope of all) if (asked.includes(scope) && (await isOpenTo([scope]))) opened.push(scope);
  return opened;
}

/** Every definition behind the real access machinery; whoever gets through meets a handler that does nothing. */
async function matrixOf(
  definitions: readonly RouteDefinition[],
  written: Readonly<Record<string, Row>> = {},
): Promise<Record<string, Row>> {
  const { deps } = await testServer();
  const reached: FeatureRoutes = (on) => {
    for (const definition of definitions) on(definition, () => Promise.reject(new Error("reached")));
  };
  const app = await buildApp(deps, [reached], { secure: false, trustProxy: false });
  const rows: Record<string, Row> = {};
  for (const definition of definitions) {
    const statusFor = async (cookies: Cookies = {}) => {
      const { code } = await call(app, definition, { cookies, body: {} });
      return code !== undefined && closed.includes(code) ? code : "ok";
    };
    const { staff, admin, inactiveAdmin, superadmin, holding, withKey, inactiveKey } = actors;
    const row = written[routeName(definition)];
    const keys = await openedBy(apiScopes, (row?.keys ?? []) as ApiScope[], async (held) => {
      const { code } = await call(app, definition, { headers: await withKey(held), body: {} });
      return code === undefined || !closed.includes(code);
    });
    // A key opens nothing of people's, and none of an inactive restaurant opens anything.
    const isProgramRoute = typeof definition.access === "object" && "apiKey" in definition.access;
    if (isProgramRoute) {
      const { code } = await call(app, definition, { headers: inactiveKey, body: {} });
      expect(code, routeName(definition)).toBe("subscription_inactive");
    }
    const isOpen = definition.access === "public" || definition.access === "guest";
    if (!isProgramRoute && !isOpen) expect(keys, routeName(definition)).toEqual([]);
    const expected = row?.scopes[0] === "*" ? permissions : ((row?.scopes ?? []) as Permission[]);
    const scopes: string[] = await openedBy(
      permissions,
      expected,
      async (held) => (await statusFor(await holding(held))) === "ok",
    );
    rows[routeName(definition)] = {
      anonymous: await statusFor(),
      staff: await statusFor(staff),
      scopes: scopes.length === permissions.length ? ["*"] : scopes,
      admin: await statusFor(admin),
      inactiveAdmin: await statusFor(inactiveAdmin),
      superadmin: await statusFor(superadmin),
      ...(isProgramRoute ? { keys } : {}),
    };
  }
  await app.close();
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => compareNames("en")(a, b)));
}

/** The table that was checked in. To make it anew delete the file and run the suite twice; read the difference before you commit it. */
async function writtenTable(matrix?: Record<string, Row>): Promise<Record<string, Row>> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Record<string, Row>;
  if (matrix) await writeFile(file, tableText(matrix));
  throw new Error("access-matrix.json was missing and is written anew: read it, commit it");
}

/** A line a route, so that a new route is one line of a difference. */
function tableText(matrix: Readonly<Record<string, Row>>): string {
  const lines = Object.entries(matrix).map(
    ([name, row]) => `${JSON.stringify(name)}: ${JSON.stringify(row)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

const definitions = [...allRoutes.values()];

test("the table that was checked in names every route and no other", async () => {
  const isMissing = !existsSync(file);
  const written = await writtenTable(isMissing ? await matrixOf(definitions) : undefined);
  expect(Object.keys(written).toSorted()).toEqual(definitions.map(routeName).toSorted());
  expect(await readFile(file, "utf8")).toBe(tableText(written));
});

test.for(inChunks(definitions))(
  "%s: who may call what is exactly the table that was checked in",
  async ([, chunk]) => {
    const written = await writtenTable();
    const matrix = await matrixOf(chunk, written);
    expect(matrix).toEqual(Object.fromEntries(Object.keys(matrix).map((name) => [name, written[name]])));
  },
);

test("the access table gives nobody more than their scope", async () => {
  const written = await writtenTable();
  for (const [name, row] of Object.entries(written)) {
    if (row.keys) {
      const { keys, scopes, ...people } = row;
      expect(new Set(Object.values(people)), name).toEqual(new Set(["api_key_invalid"]));
      expect([scopes, keys.length > 0], name).toEqual([[], true]);
      continue;
    }
    if (row.anonymous === "ok") {
      expect(name).toMatch(
        / \/(auth|qr|qrmenu|superadmin|reservations|public|stripe)\/(demo|webhook|subscription-signout|documents\/:code|report-mail\/:token|support|signin|signout|refresh-token|second-factor|sign-up|forgot-password|reset-password|shared-till|:qrcode|places|guest\/:code)/,
      );
      continue;
    }
    expect(row.anonymous, name).toBe("not_signed_in");
    if (name.includes("/superadmin/")) {
      // A session of the one door is nobody's at the other.
      expect([row.admin, row.staff, row.inactiveAdmin], name).toEqual(Array(3).fill("not_signed_in"));
      expect(row.scopes, name).toEqual([]);
      continue;
    }
    expect(row.superadmin, name).toBe("not_signed_in");
    expect(["ok", "subscription_inactive", "not_permitted"], name).toContain(row.inactiveAdmin);
    if (!/ \/(auth|announcements|support|settings\/exports)(\/|$)/.test(name))
      expect(row.inactiveAdmin, name).not.toBe("ok");
  }
});

test("a route without its row, and a route that opens wider than its row, are seen", async () => {
  const added = route({
    method: "POST",
    path: "/orders/added",
    summary: "A route nobody wrote into the table.",
    access: { staff: ["ORDERS"] },
    response: messageReply,
  });
  const wider = { ...added, path: "/orders/wider", access: "signed-in" } as const;
  const matrix = await matrixOf([added, wider]);
  const written = await writtenTable();
  expect(written).not.toHaveProperty(["POST /orders/added"]);
  const row: Row = {
    anonymous: "not_signed_in",
    staff: "not_permitted",
    scopes: ["ORDERS"],
    admin: "ok",
    inactiveAdmin: "subscription_inactive",
    superadmin: "not_signed_in",
  };
  expect(matrix["POST /orders/added"]).toEqual(row);
  expect(matrix["POST /orders/wider"]?.scopes).toEqual(["*"]);
  const compared = await matrixOf([added, wider], {
    "POST /orders/added": { ...row, scopes: ["KITCHEN"] },
    "POST /orders/wider": row,
  });
  expect(compared["POST /orders/added"]?.scopes).toEqual(["ORDERS"]);
  expect(compared["POST /orders/wider"]?.scopes).toEqual(["*"]);
});
