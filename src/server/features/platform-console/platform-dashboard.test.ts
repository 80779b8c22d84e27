import { expect, test } from "vitest";
import { platformDashboard } from "../../../contract/platform-console.ts";
import { aPerson } from "../../testing/sessions.ts";
import { ownTestServer } from "../../testing/test-server.ts";
import { createTenant } from "../tenants/public.ts";

const server = await ownTestServer();
const platformId = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
const open = await createTenant(server.db, { name: "abierta", email: "a@lacasa.example" });
const closed = await createTenant(server.db, { name: "Cerrada", isActive: false });
const expired = await createTenant(server.db, { name: "Vencida" });
await server.db.directory("update tenants set subscription_end = '2020-01-31' where id = $1", [expired]);

test("the operator sees every restaurant by name, active or not, and not the platform itself", async () => {
  const operator = await aPerson(server, platformId, { role: "superadmin" });
  expect((await operator.call(platformDashboard)).ok).toEqual({
    activeTenants: 1,
    inactiveTenants: 2,
    tenants: [
      { id: open, name: "abierta", email: "a@lacasa.example", is_active: true, subscription_end: null },
      { id: closed, name: "Cerrada", email: null, is_active: false, subscription_end: null },
      { id: expired, name: "Vencida", email: null, is_active: false, subscription_end: "2020-01-31" },
    ],
  });
});

test("nobody of a restaurant sees it, whatever their role says", async () => {
  const admin = await aPerson(server, open, { role: "admin" });
  const impostor = await aPerson(server, open, { role: "superadmin" });
  const clerk = await aPerson(server, platformId, { role: "staff", scope: ["ADMIN_PANEL"] });
  for (const person of [admin, impostor])
    expect((await person.call(platformDashboard)).error.code).toBe("not_signed_in");
  expect((await clerk.call(platformDashboard)).error.code).toBe("not_permitted");
});
