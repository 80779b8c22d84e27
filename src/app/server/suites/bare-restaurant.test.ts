/** @module-tag further */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTenant } from "#core/tenants/server/public.ts";
import { allRoutes } from "../../contract/routes.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call, routeName } from "./call.ts";
import { inputOf } from "./input-of.ts";
import { aWorld, type World } from "./suite-world.ts";

let server: ListeningServer;
/** A restaurant with everything, of which the inputs are taken. */
let world: World;
let owner: Person;

beforeAll(async () => {
  server = await listeningServer();
  world = await aWorld(server, "Con todo");
  const tenantId = await createTenant(server.db, { name: "Recién creado", kind: "restaurant" });
  owner = await aPerson(server, tenantId, { role: "admin" });
});
afterAll(() => server.close());

/** What ends the session that asks. */
const isLast = (name: string) => /signout|remove-device|lock$/.test(name);

test("a restaurant in which nothing was entered meets no fault at any route", async () => {
  const faults: string[] = [];
  const routes = [...allRoutes.values()].filter(
    ({ access }) => typeof access === "object" && "staff" in access,
  );
  expect(routes.length).toBeGreaterThan(300);
  for (const definition of routes.toSorted(
    (a, b) => Number(isLast(routeName(a))) - Number(isLast(routeName(b))),
  )) {
    const wire = await inputOf(definition, world);
    const { status, raw } = await call(server.app, definition, { ...wire, cookies: owner.cookies });
    if (status >= 500) faults.push(`${routeName(definition)}: ${status} ${raw.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
});

const taxRoutes = [...allRoutes.values()].filter(
  ({ path, access }) =>
    /tax-document|tax-issuer|send-invoice|fiscal/.test(path) && access !== "public" && access !== "guest",
);

/** The data that name an issuer in its documents. */
const DATA = [
  "legal_name",
  "nit",
  "nrc",
  "activity_code",
  "activity_desc",
  "department_code",
  "municipality_code",
  "district_code",
  "address_complement",
  "phone",
  "email",
] as const;

const settings = async () =>
  server.db.inTenant(world.small.tenantId, (tx) =>
    tx.query<object>({ text: "select * from fiscal_settings where tenant_id = $1", values: [tx.tenantId] }),
  );

const write = (columns: readonly string[], row: object | undefined) =>
  server.db.inTenant(world.small.tenantId, (tx) =>
    tx.query({
      text: `update fiscal_settings f set ${columns.map((name) => `${name} = r.${name}`).join(", ")}
        from jsonb_populate_record(null::fiscal_settings, $2) r where f.tenant_id = $1`,
      values: [tx.tenantId, JSON.stringify(row ?? {})],
    }),
  );

test.each([
  ["does not issue", [...DATA, "environment"]],
  ["issues but lacks the data of its issuer", DATA],
])("no route of tax documents has a fault where the restaurant %s", async (_, emptied) => {
  expect(taxRoutes.length).toBeGreaterThan(35);
  const [issuer] = await settings();
  const faults: string[] = [];
  for (const definition of taxRoutes) {
    await write([...DATA, "environment"], issuer);
    const wire = await inputOf(definition, world);
    await write(emptied, undefined);
    const { status, raw } = await call(server.app, definition, { ...wire, cookies: world.admin.cookies });
    if (status >= 500) faults.push(`${routeName(definition)}: ${status} ${raw.slice(0, 200)}`);
  }
  await write([...DATA, "environment"], issuer);
  expect(faults).toEqual([]);
});
