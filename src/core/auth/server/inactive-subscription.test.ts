import { expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { subscriptionDetails } from "#operator/subscription/contract/subscription.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { boundRoutes } from "#platform/server/http/bind.ts";
import * as contract from "../contract/auth.ts";
import * as profile from "../contract/profile.ts";

const server = await testServer();
const inactive = await createTenant(server.db, { name: "Cerrada", isActive: false });
const expired = await createTenant(server.db, { name: "Vencida" });
await server.db.directory("update tenants set subscription_end = $2 where id = $1", [
  expired,
  addDays(today(), -1),
]);

/** The day where the restaurants are. */
function today() {
  return wallDateOf(server.deps.clock().getTime(), "America/El_Salvador");
}

const bound = boundRoutes.get(server.app) ?? [];
/** The console is no restaurant's, and programs have a key. */
const needsSession = ({ access }: RouteDefinition) =>
  access !== "public" &&
  access !== "guest" &&
  access !== "superadmin" &&
  !(typeof access === "object" && "apiKey" in access);

test.each([
  ["switched off", inactive],
  ["run out", expired],
])("with a subscription %s every staff call answers 402 but the few that stay open", async (_, tenantId) => {
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const staff = await aPerson(server, tenantId, { scope: ["POS", "ORDERS"] });
  const closed = bound.filter((definition) => needsSession(definition) && !definition.openWhenInactive);
  expect(closed.length).toBeGreaterThan(0);
  for (const definition of closed) {
    for (const person of [admin, staff]) {
      const reply = await person.call(definition, { body: {} });
      expect([definition.path, reply.status, reply.error.code]).toEqual([
        definition.path,
        402,
        "subscription_inactive",
      ]);
    }
  }
});

test("sign-in, devices, subscription and the way out stay open", async () => {
  const open = bound.filter(({ openWhenInactive }) => openWhenInactive).map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    "/announcements",
    "/auth/cancel-subscription",
    "/auth/demo",
    "/auth/devices",
    "/auth/language",
    "/auth/me",
    "/auth/refresh-token",
    "/auth/remove-device",
    "/auth/resume-subscription",
    "/auth/shared-till/lock",
    "/auth/signout",
    "/auth/stripe-product-lookup",
    "/auth/subscription-checkout",
    "/auth/subscription-confirm",
    "/auth/subscription-details",
    "/auth/subscription-portal",
    "/settings/exports",
    "/settings/exports",
    "/settings/exports/:id/file",
    "/superadmin/refresh-token",
    "/superadmin/signout",
    "/support/look-ins",
    "/support/look-ins/access",
    "/support/look-ins/end",
    "/support/look-ins/now",
    "/support/look-ins/own",
  ]);
  const { username } = await aPerson(server, inactive, { role: "admin" });
  const browser = aBrowser(server);
  const signedIn = await browser.call(contract.signIn, { body: { username, password: testPassword } });
  expect(signedIn.ok.user.subscription_active).toBe(false);
  expect((await browser.call(contract.currentUser)).ok.subscription_active).toBe(false);
  expect((await browser.call(profile.listDevices)).ok.devices.length).toBeGreaterThan(0);
  expect((await browser.call(contract.setLanguage, { body: { language: "es" } })).status).toBe(200);
  expect((await browser.call(subscriptionDetails)).ok.is_active).toBe(false);
  expect((await browser.call(contract.refreshToken)).status).toBe(200);
  expect((await browser.call(contract.signOut)).status).toBe(200);
});

test("a subscription is active through its last day", async () => {
  const tenantId = await createTenant(server.db, { name: "Ultimo Dia" });
  await server.db.directory("update tenants set subscription_end = $2 where id = $1", [tenantId, today()]);
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const details = (await admin.call(subscriptionDetails)).ok;
  expect(details).toMatchObject({ subscription_id: String(tenantId), is_active: true });
  expect(details.subscription_end).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await admin.call(contract.currentUser)).ok.subscription_active).toBe(true);
});

test("only the admin sees the subscription", async () => {
  const tenantId = await createTenant(server.db, { name: "La Casa" });
  const staff = await aPerson(server, tenantId, { scope: ["SETTINGS", "ADMIN_PANEL"] });
  expect((await staff.call(subscriptionDetails)).error.code).toBe("not_permitted");
});
