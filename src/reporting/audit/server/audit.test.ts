import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aHappyHour } from "#app/server/testing/price-rule.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { setChargingRules } from "#core/settings/contract/charging-rules.ts";
import { addPriceRule } from "#menu/price-rules/contract/price-rules.ts";
import { addDrawer, setCashRules } from "#money/cash/contract/cash.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { addCustomer } from "#service/customers/contract/customers.ts";
import { setPeople } from "#service/orders/contract/accounts.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { exportAuditEntries, listAuditEntries } from "../contract/audit.ts";

/** Makes a restaurant whose log has two kinds of entries, by one person. */
async function aLog() {
  const floor = await aFloor(await testServer());
  await floor.admin.call(addDrawer, { body: { title: "=Caja Ñandú" }, headers: aKey() });
  await floor.admin.call(setChargingRules, { body: { pay_first: ["dinein"] } });
  return floor;
}

test("the log tells who did what, when and on what device, the newest first", async () => {
  const { admin } = await aLog();
  const { rows, subjects, people } = (await admin.call(listAuditEntries, { query: {} })).ok;
  expect(rows.map((row) => row.action).slice(0, 2)).toEqual(["charging_rules.set", "cash_drawer.added"]);
  expect(rows[0]).toMatchObject({
    before: { pay_first: ["takeaway", "delivery"] },
    after: { pay_first: ["dinein"] },
  });
  expect(rows[1]).toMatchObject({ title: "=Caja Ñandú", before: null, after: { title: "=Caja Ñandú" } });
  expect(people.map((person) => person.name)).toContain(rows[0]?.by);
  expect(subjects).toEqual(expect.arrayContaining(["cash_drawer", "store_settings"]));
});

test("a thing whose record holds no name goes by that of its row", async () => {
  const { admin, small, ...floor } = await aLog();
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: small.tables[1] });
  const [account] = await floor.rows<{ id: AccountId }>("select id from accounts where tenant_id = $1");
  await admin.call(setPeople, { body: { accountId: required(account, "the account").id, people: 3 } });
  await admin.call(cancelOrders, { body: { orderIds: [orderId] } });
  const { rows } = (await admin.call(listAuditEntries, { query: {} })).ok;
  const found = await admin.call(listAuditEntries, { query: { q: "mesa 2" } });
  expect(found.ok.rows.map(({ action }) => action)).toContain("account.people_set");
  const titleOf = (action: string) => rows.find((row) => row.action === action)?.title;
  expect(titleOf("order.cancelled")).toBe("#1");
  expect(titleOf("account.people_set")).toBe("Mesa 2");
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(["Pupusa de queso", "Cerveza"]));
});

test("words without accents, a kind, a person and days narrow it", async () => {
  const { admin, server, small } = await aLog();
  const titles = async (query: Record<string, string>) =>
    (await admin.call(listAuditEntries, { query })).ok.rows.map((row) => row.action);
  expect(await titles({ q: "nandu" })).toEqual(["cash_drawer.added"]);
  expect(await titles({ subject: "store_settings" })).toEqual(["charging_rules.set"]);
  const other = await aPerson(server, small.tenantId, { role: "admin" });
  expect(await titles({ user: String(other.userId) })).toEqual([]);
  expect(await titles({ user: String(admin.userId), subject: "cash_drawer" })).toEqual(["cash_drawer.added"]);
  expect(await titles({ period: "yesterday" })).toEqual([]);
  expect((await titles({ period: "today" })).length).toBeGreaterThan(1);
});

test("the file has the words of the language, and no cell that a spreadsheet would run", async () => {
  const { admin, server } = await aLog();
  await admin.call(setCashRules, {
    body: { difference_limit: 12.5, is_session_required: true, day_cutoff_hour: 4 },
  });
  const fileOf = async (query: string) => {
    const url = `/api/v1${exportAuditEntries.path}?${query}`;
    const reply = await server.app.inject({ url, cookies: admin.cookies });
    return reply.body.replace(/^\uFEFF/, "").split("\r\n");
  };
  const [head, line] = await fileOf("subject=cash_drawer&lang=es");
  expect(head).toContain("Acción");
  expect(line).toContain("Caja agregada");
  expect(line).toContain("'=Caja Ñandú");
  expect(line).toMatch(/,,"Nombre: =Caja Ñandú; Punto de venta \(Hacienda\): —"$/);
  const [, rules, charging] = await fileOf("subject=store_settings&lang=en");
  expect(rules).toContain("$12.50");
  expect(charging).toContain("Takeaway, Delivery");
  await admin.call(addPriceRule, { body: aHappyHour, headers: aKey() });
  const [, happyHour] = await fileOf("subject=price_rule&lang=es");
  expect(happyHour).toContain("Porcentaje: -10%");
  expect(happyHour).toContain("Horario: vie 5:00 PM–6:00 PM");
});

test("only admins read it", async () => {
  const { server, small } = await aLog();
  const manager = await aPerson(server, small.tenantId, { scope: ["SETTINGS", "OPERATIONS_MANAGER"] });
  expect((await manager.call(listAuditEntries, { query: {} })).error.code).toBe("not_permitted");
});

test("the log and its file tell codes of official lists in words", async () => {
  const { admin } = await aLog();
  const place = { department_code: "06", municipality_code: "23", address_complement: "Colonia Escalón" };
  const person = { doc_type_code: "13", doc_number: "01234567-8", gender: "female" } as const;
  await admin.call(addCustomer, {
    body: { type: "CONSUMIDOR_FINAL", phone: "7000-0009", name: "Ana", ...place, ...person },
  });
  const { rows } = (await admin.call(listAuditEntries, { query: {} })).ok;
  expect(rows[0]).toMatchObject({
    action: "customer.added",
    after: {
      address: "Colonia Escalón · SAN SALVADOR CENTRO · San Salvador",
      document: expect.stringMatching(/^DUI · 01234567-?8$/),
    },
  });
  const { raw } = await admin.call(exportAuditEntries, { query: {} });
  expect(raw).toContain("SAN SALVADOR CENTRO · San Salvador");
  expect(raw).not.toMatch(/CONSUMIDOR_FINAL|female|23 · 06/);
});
