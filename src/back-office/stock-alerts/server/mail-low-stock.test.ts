import { beforeAll, beforeEach, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { mailLowStock } from "./mail-low-stock.ts";

let floor: Floor;
beforeAll(async () => {
  floor = await aFloor(await ownTestServer());
  const { server, small } = floor;
  for (const [username, scope] of [
    ["bodega@test.example", ["INVENTORY"]],
    ["mesero@test.example", ["POS", "PURCHASES"]],
    ["usuario-sin-correo", ["INVENTORY"]],
    ["inactivo@test.example", ["INVENTORY"]],
  ] as const)
    await aPerson(server, small.tenantId, { username, scope });
  await floor.rows(
    "update users set email = 'duena@test.example', language = 'en' where tenant_id = $1 and role = 'admin'",
  );
  await floor.rows("update users set is_active = false where tenant_id = $1 and username like 'inactivo%'");
});
beforeEach(async () => {
  await floor.rows(
    "update store_settings set is_stock_mail_enabled = true, stock_mail_hour = 7 where tenant_id = $1",
  );
});

/** What is mailed at this hour of El Salvador, which is six hours behind UTC. */
async function mailedAt(wall: string, servers = 1) {
  const { server } = floor;
  server.clock.now = new Date(`${wall}:05-06:00`);
  const before = (await waitingJobs(server)).length;
  await Promise.all(Array.from({ length: servers }, () => mailLowStock.handle({}, server.deps)));
  return (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
}

const setStock = (title: string, quantity: number) =>
  floor.rows(
    "update inventory_items set quantity = $3, min_quantity_threshold = 1000 where tenant_id = $1 and title = $2",
    title,
    quantity,
  );

test("nothing low is no mail, and none is made up for later that day", async () => {
  expect(await mailedAt("2026-11-20T07:05")).toEqual([]);
  await setStock("Queso", 400);
  expect(await mailedAt("2026-11-20T12:05")).toEqual([]);
});

test("one mail a day to whoever keeps the store room and has an address", async () => {
  await setStock("Queso", 400);
  await setStock("Masa de maíz", 0);
  expect(await mailedAt("2026-11-21T06:05")).toEqual([]);
  const mails = await mailedAt("2026-11-21T07:05", 2);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(["bodega@test.example", "duena@test.example"]);
  const [english, spanish] = ["duena", "bodega"].map((name) =>
    mails.find(({ to }) => String(to).startsWith(name)),
  );
  expect(english?.subject).toMatch(/^2 ingredients are low or out at/);
  expect(spanish?.subject).toMatch(/^2 insumos bajos o agotados en/);
  expect(spanish?.text).toContain("Masa de maíz: agotado");
  expect(spanish?.text).toContain("Queso: quedan 0.4 kg, mínimo 1 kg");
  expect(spanish?.text).toContain("/dashboard/inventory/to-buy");
  expect(String(spanish?.text).indexOf("Masa")).toBeLessThan(String(spanish?.text).indexOf("Queso"));
  expect(await mailedAt("2026-11-21T08:05")).toEqual([]);
  expect(await mailedAt("2026-11-21T23:05")).toEqual([]);
  expect(await mailedAt("2026-11-22T07:05")).toHaveLength(2);
});

test("the hour is the restaurant's own, and it may be turned off", async () => {
  await setStock("Queso", 400);
  await floor.rows("update store_settings set stock_mail_hour = 15 where tenant_id = $1");
  expect(await mailedAt("2026-11-23T14:05")).toEqual([]);
  expect(await mailedAt("2026-11-23T15:05")).toHaveLength(2);
  await floor.rows("update store_settings set is_stock_mail_enabled = false where tenant_id = $1");
  expect(await mailedAt("2026-11-24T15:05")).toEqual([]);
});

test("what people called an ingredient is text in the mail, not markup", async () => {
  await floor.rows(
    "update inventory_items set title = '<b>Queso</b>' where tenant_id = $1 and title = 'Queso'",
  );
  const [mail] = await mailedAt("2026-11-25T07:05");
  expect(mail?.html).toContain("&lt;b&gt;Queso&lt;/b&gt;");
  expect(mail?.html).not.toContain("<b>Queso");
});
