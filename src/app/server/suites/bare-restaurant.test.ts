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
