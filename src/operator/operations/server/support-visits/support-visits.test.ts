import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { collide } from "#app/server/testing/collide.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aSupportVisit } from "#app/server/testing/support-visit.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { currentUser, sessionUser } from "#core/auth/contract/auth.ts";
import { platformUser } from "#core/auth/contract/operator-session.ts";
import { listDevices } from "#core/auth/contract/profile.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { listUsers } from "#core/users/contract/users.ts";
import { addDrawer } from "#money/cash/contract/cash.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import { listOperatorActions } from "#reporting/audit/contract/operator-actions.ts";
import {
  beginSupportVisit,
  endSupportVisit,
  endSupportVisits,
  listSupportVisits,
  readSupportVisit,
  setSupportAccess,
  supportAccess,
  supportVisitEnd,
} from "../../contract/support-visits.ts";
import { endVisitsInTime } from "./support-visits.ts";

const server = await ownTestServer();
const owner = new pg.Client(server.ownerUrl);
await owner.connect();
afterAll(() => owner.end());

const reason = "No imprime la comanda de la barra";

async function aRestaurant(name = "La Mirada") {
  const tenantId = await createTenant(server.db, { name });
  return { tenantId, admin: await aPerson(server, tenantId, { role: "admin" }) };
}

const timeIsUp = (id: number) =>
  owner.query(
    "update look_ins set began_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes' where id = $1",
    [id],
  );

test("the operator sees the restaurant as an admin does, by their own name", async () => {
  const { tenantId, admin } = await aRestaurant();
  const look = await aSupportVisit(server, tenantId);
  const me = sessionUser.parse((await look.call(currentUser)).json());
  expect(me).toMatchObject({ tenant_id: tenantId, role: "admin", name: "Persona de prueba", username: "" });
  expect((await look.call(listDevices)).json()).toMatchObject({ devices: [] });
  expect((await admin.call(listDevices)).ok.devices).toHaveLength(1);
  expect(JSON.stringify((await admin.call(listUsers, { query: {} })).ok)).not.toContain(
    look.operator.username,
  );
  expect((await look.call(readSupportVisit)).json()).toMatchObject({
    lookIn: { id: look.id, store_name: "La Mirada", reason },
  });
  expect((await admin.call(readSupportVisit)).ok).toEqual({ lookIn: null });
});

test.each([["soporte"], ["aaaaaaaaaaaaaa"], ["   "], [""]])("“%s” is no reason", async (written) => {
  const { tenantId } = await aRestaurant();
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  const refused = await operator.call(beginSupportVisit, {
    body: { tenant_id: tenantId, reason: written, minutes: 15 },
  });
  expect(refused.error).toMatchObject({ code: "invalid_input", fields: [{ field: "reason" }] });
});

test("nobody looks longer than an hour, nor for a time that is not offered", async () => {
  const { tenantId } = await aRestaurant();
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  for (const minutes of [0, 61, 90, 20])
    expect(
      (
        await operator.call(beginSupportVisit, {
          body: { tenant_id: tenantId, reason, minutes: minutes as 15 },
        })
      ).error.code,
    ).toBe("invalid_input");
});

test("the console and the platform itself cannot be looked at", async () => {
  const { admin, tenantId } = await aRestaurant();
  const platformId = await platformTenant(server.db);
  const operator = await aPerson(server, platformId, { role: "superadmin" });
  for (const tenant_id of [platformId, 999_999])
    expect(
      (
        await operator.call(beginSupportVisit, {
          body: { tenant_id: tenant_id as typeof tenantId, reason, minutes: 15 },
        })
      ).error.code,
    ).toBe("not_found");
  expect(
    (await admin.call(beginSupportVisit, { body: { tenant_id: tenantId, reason, minutes: 15 } })).error.code,
  ).toBe("not_signed_in");
});

test("the restaurant sees it while it lasts, reads why, and ends it", async () => {
  const { tenantId, admin } = await aRestaurant();
  const look = await aSupportVisit(server, tenantId);
  expect(server.events.filter((event) => event.tenantId === tenantId).map(({ event }) => event.type)).toEqual(
    ["look_in_changed"],
  );
  const { may_look, rows } = (await admin.call(supportAccess)).ok;
  expect(may_look).toBe(true);
  expect(rows).toMatchObject([{ id: look.id, operator_name: "Persona de prueba", reason, ended_at: null }]);
  await admin.call(endSupportVisits);
  expect((await look.call(currentUser)).code).toBe("not_signed_in");
  expect((await admin.call(supportAccess)).ok.rows).toMatchObject([{ ended_by: "restaurant" }]);
  const log = (await admin.call(listAuditEntries, { query: {} })).ok.rows;
  expect(log.map(({ action, reason: why, title }) => [action, why, title])).toEqual([
    ["support.look_in_ended_by_restaurant", reason, "Persona de prueba"],
    ["support.look_in_began", reason, "Persona de prueba"],
  ]);
});

test("staff who are no admins neither see nor end it", async () => {
  const { tenantId } = await aRestaurant();
  const waiter = await aPerson(server, tenantId, { scope: ["POS", "SETTINGS", "OPERATIONS_MANAGER"] });
  const look = await aSupportVisit(server, tenantId);
  expect((await waiter.call(supportAccess)).error.code).toBe("not_permitted");
  expect((await waiter.call(endSupportVisits)).error.code).toBe("not_permitted");
  expect((await look.call(currentUser)).status).toBe(200);
});

test("another restaurant sees nothing of it and ends nothing of it", async () => {
  const { tenantId } = await aRestaurant();
  const other = await aRestaurant("Otra");
  const look = await aSupportVisit(server, tenantId);
  expect((await other.admin.call(supportAccess)).ok.rows).toEqual([]);
  await other.admin.call(endSupportVisits);
  expect((await look.call(currentUser)).status).toBe(200);
});

test("the operator ends it at the console or where they look, and finds it in the list", async () => {
  const { tenantId } = await aRestaurant();
  const first = await aSupportVisit(server, tenantId);
  await first.browser.call(endSupportVisit, { body: { look_in: first.id } });
  expect((await first.call(currentUser)).code).toBe("not_signed_in");
  const second = await aSupportVisit(server, tenantId);
  expect((await second.call(endSupportVisits)).status).toBe(200);
  expect((await second.call(currentUser)).code).toBe("not_signed_in");
  const listed = (await second.browser.call(listSupportVisits, { query: { tenant: String(tenantId) } })).ok;
  expect(listed.rows.map(({ id, ended_by, tenant_name }) => [id, ended_by, tenant_name])).toEqual([
    [second.id, "operator", "La Mirada"],
    [first.id, "operator", "La Mirada"],
  ]);
  expect([listed.total, listed.next]).toEqual([null, null]);
});

test("the operator ends none of another operator's", async () => {
  const { tenantId } = await aRestaurant();
  const [mine, theirs] = [await aSupportVisit(server, tenantId), await aSupportVisit(server, tenantId)];
  await mine.browser.call(endSupportVisit, { body: { look_in: theirs.id } });
  await mine.call(endSupportVisits);
  expect((await theirs.call(currentUser)).status).toBe(200);
});

test("a second look of the same operator ends the first", async () => {
  const [one, two] = [await aRestaurant("Uno"), await aRestaurant("Dos")];
  const look = await aSupportVisit(server, one.tenantId);
  const next = await look.browser
    .copy()
    .call(beginSupportVisit, { body: { tenant_id: two.tenantId, reason, minutes: 30 } });
  expect(next.status).toBe(200);
  expect((await look.call(currentUser)).code).toBe("not_signed_in");
  expect((await one.admin.call(supportAccess)).ok.rows).toMatchObject([{ ended_by: "replaced" }]);
});

test("a restaurant that closes the door throws out whoever looks, and is asked in vain", async () => {
  const { tenantId, admin } = await aRestaurant();
  const look = await aSupportVisit(server, tenantId);
  await admin.call(setSupportAccess, { body: { may_look: false } });
  expect((await look.call(currentUser)).code).toBe("not_signed_in");
  expect(
    (await look.browser.call(beginSupportVisit, { body: { tenant_id: tenantId, reason, minutes: 15 } })).error
      .code,
  ).toBe("look_in_refused");
  await admin.call(setSupportAccess, { body: { may_look: true } });
  expect(
    (await look.browser.call(beginSupportVisit, { body: { tenant_id: tenantId, reason, minutes: 15 } }))
      .status,
  ).toBe(200);
  const actions = (await admin.call(listAuditEntries, { query: {} })).ok.rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["support.access_closed", "support.access_opened"]));
});

test("whoever looks in cannot open the door wider for themselves", async () => {
  const { tenantId } = await aRestaurant();
  const look = await aSupportVisit(server, tenantId);
  expect((await look.call(setSupportAccess, { body: { may_look: true } })).code).toBe("look_in_reads_only");
});

test("time up or operator gone: nothing opens, and the round writes the end", async () => {
  const { tenantId, admin } = await aRestaurant();
  const late = await aSupportVisit(server, tenantId);
  const left = await aSupportVisit(server, tenantId);
  const disabled = await aSupportVisit(server, tenantId);
  const lasting = await aSupportVisit(server, tenantId);
  await timeIsUp(late.id);
  const platformId = await platformTenant(server.db);
  await server.db.inTenant(platformId, async (tx) => {
    await tx.query({
      text: "update sessions set ended_at = now(), ended_reason = 'signed_out' where tenant_id = $1 and id = $2",
      values: [platformId, left.operator.sessionId],
    });
    await tx.query({
      text: "update users set is_active = false where tenant_id = $1 and id = $2",
      values: [platformId, disabled.operator.userId],
    });
  });
  for (const look of [late, left, disabled])
    expect((await look.call(currentUser)).code).toBe("not_signed_in");
  await endVisitsInTime.handle({}, server.deps);
  await endVisitsInTime.handle({}, server.deps);
  const ends = new Map((await admin.call(supportAccess)).ok.rows.map(({ id, ended_by }) => [id, ended_by]));
  expect([late, left, disabled, lasting].map(({ id }) => ends.get(id))).toEqual([
    "time",
    "operator",
    "operator",
    null,
  ]);
  expect((await lasting.call(currentUser)).status).toBe(200);
});

test("the cookie of a look opens no other look and neither door", async () => {
  const [one, two] = [await aRestaurant("Uno"), await aRestaurant("Dos")];
  const look = await aSupportVisit(server, one.tenantId);
  const other = await aSupportVisit(server, two.tenantId);
  const me = (id: number, cookies: Map<string, string>) =>
    server.app.inject({
      method: "GET",
      url: `${apiBase}/look-in/${id}/auth/me`,
      cookies: Object.fromEntries(cookies),
    });
  expect((await me(other.id, look.browser.cookies)).statusCode).toBe(401);
  expect((await me(look.id, look.browser.cookies)).statusCode).toBe(200);
  const token = [...look.browser.cookies].find(([name]) => name === "comanda_look_in_access")?.[1] ?? "";
  for (const name of ["comanda_access", "comanda_console_access"]) {
    const replayed = aBrowser(server, { cookies: new Map([[name, token]]) });
    expect((await replayed.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await replayed.call(platformUser)).error.code).toBe("not_signed_in");
  }
  const [staff] = Object.values(two.admin.cookies);
  const [console] = Object.values(look.operator.cookies);
  for (const foreign of [staff ?? "", console ?? ""])
    expect((await me(look.id, new Map([["comanda_look_in_access", foreign]]))).statusCode).toBe(401);
});

test("somebody of another restaurant in the same browser stays who they are", async () => {
  const { tenantId } = await aRestaurant();
  const own = await aRestaurant("Propia");
  const look = await aSupportVisit(server, tenantId);
  for (const [name, value] of Object.entries(own.admin.cookies)) look.browser.cookies.set(name, value);
  expect((await look.browser.call(currentUser)).ok.tenant_id).toBe(own.tenantId);
  expect((await look.browser.call(platformUser)).ok.role).toBe("superadmin");
  expect((await look.call(currentUser)).json()).toMatchObject({ tenant_id: tenantId });
  expect((await look.browser.call(addDrawer, { body: { title: "Caja propia" } })).status).toBe(200);
});

test("no way of writing the address leads from a look to the console", async () => {
  const { tenantId } = await aRestaurant();
  const look = await aSupportVisit(server, tenantId);
  for (const path of [
    "/superadmin/me",
    "/%73uperadmin/me",
    `/look-in/${look.id}/superadmin/me`,
    "//superadmin/me",
  ]) {
    const reply = await server.app.inject({
      method: "GET",
      url: `${apiBase}/look-in/${look.id}${path}`,
      cookies: Object.fromEntries(look.browser.cookies),
    });
    expect([400, 401, 403, 404], path).toContain(reply.statusCode);
  }
});

test("a restaurant without a subscription is looked at all the same", async () => {
  const tenantId = await createTenant(server.db, { name: "Vencida", isActive: false });
  const look = await aSupportVisit(server, tenantId);
  expect((await look.call(supportAccess)).status).toBe(200);
});

test("everybody at work sees until when support looks, and neither who nor why", async () => {
  const { tenantId } = await aRestaurant();
  const waiter = await aPerson(server, tenantId, { scope: ["POS"] });
  expect((await waiter.call(supportVisitEnd)).ok).toEqual({ until: null });
  const look = await aSupportVisit(server, tenantId);
  const reply = await waiter.call(supportVisitEnd);
  expect(Object.keys(reply.ok)).toEqual(["until"]);
  expect(reply.ok.until?.getTime()).toBeGreaterThan(Date.now());
  await timeIsUp(look.id);
  expect((await waiter.call(supportVisitEnd)).ok).toEqual({ until: null });
});

const door = "select from tenants where id = $1 for update -- the directory: its tenant_id is called id";

test("of two looks that one operator begins at the same moment one is left", async () => {
  const { tenantId } = await aRestaurant();
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  const begin = () =>
    operator.call(beginSupportVisit, { body: { tenant_id: tenantId, reason, minutes: 15 } });
  const replies = await collide({ server, small: { tenantId } }, { hold: door, calls: [begin, begin] });
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await owner.query("select ended_by from look_ins where tenant_id = $1 order by id", [
    tenantId,
  ]);
  expect(rows.map(({ ended_by }) => ended_by).toSorted()).toEqual([null, "replaced"]);
});

test("a door that closes while a look begins lets nobody in", async () => {
  const { tenantId } = await aRestaurant();
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  const begin = () =>
    operator.call(beginSupportVisit, { body: { tenant_id: tenantId, reason, minutes: 15 } });
  const close = `update tenants set support_may_look = false where id = $1 -- the directory: its tenant_id is called id`;
  const [reply] = await collide({ server, small: { tenantId } }, { hold: close, calls: [begin] });
  expect(reply?.error.code).toBe("look_in_refused");
  const { rows } = await owner.query("select from look_ins where tenant_id = $1", [tenantId]);
  expect(rows).toEqual([]);
});

test("a look stands among the operators' acts, with the restaurant and the reason", async () => {
  const { tenantId } = await aRestaurant("La Anotada");
  const look = await aSupportVisit(server, tenantId);
  const { rows } = (await look.browser.call(listOperatorActions, { query: { q: "anotada" } })).ok;
  expect(rows).toMatchObject([
    { action: "support.look_in_began", title: "La Anotada", reason, by: "Persona de prueba" },
  ]);
});
