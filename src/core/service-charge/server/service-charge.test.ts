import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { readServiceCharge, setServiceCharge } from "../contract/service-charge.ts";

const read = async (floor: Floor) => (await floor.admin.call(readServiceCharge)).ok;
const set = (floor: Floor, body: object) =>
  floor.admin.call(setServiceCharge, { body: body as never, headers: aKey() });
const rule = (fromPeople: number, serviceCharge: number, deliveryType = "dinein") => ({
  deliveryType,
  fromPeople,
  serviceCharge,
});

test("the percentage alone is set as the specification's call does; the rest stays", async () => {
  const floor = await aFloor();
  await set(floor, { serviceCharge: 10, isTaxed: false, rules: [rule(6, 12.5), rule(1, 0, "takeaway")] });
  await set(floor, { serviceCharge: 8.25 });
  expect(await read(floor)).toMatchObject({
    serviceCharge: 825,
    isTaxed: false,
    rules: [
      { deliveryType: "dinein", fromPeople: 6, serviceCharge: 1250 },
      { deliveryType: "takeaway", fromPeople: 1, serviceCharge: 0 },
    ],
  });
  expect((await floor.waiter.call(posInit)).ok.serviceCharge).toBe(825);
  const [audited] = await floor.rows(
    `select before, after from audit_entries where tenant_id = $1 and action = 'service_charge.set'
      order by id desc limit 1`,
  );
  expect(audited).toMatchObject({ before: { serviceCharge: 1000 }, after: { serviceCharge: 825 } });
});

test("open accounts and charge screens are told", async () => {
  const floor = await aFloor();
  await floor.sendOrder();
  const balance = async () => (await floor.admin.call(listOrders)).ok.groups[0]?.balance;
  expect(await balance()).toBe(976);
  const before = floor.server.events.length;
  await set(floor, { serviceCharge: 10 });
  const told = floor.server.events.slice(before).map(({ event }) => event.type);
  expect(told).toEqual(expect.arrayContaining(["charging_changed", "menu_changed"]));
  expect(await balance()).toBe(1074);
});

test.each([
  ["serviceCharge", { serviceCharge: 100.01 }],
  ["serviceCharge", { serviceCharge: -1 }],
  ["serviceCharge", { serviceCharge: 1e9 }],
  ["serviceCharge", { serviceCharge: null }],
  ["serviceCharge", {}],
  ["rules.0.serviceCharge", { serviceCharge: 0, rules: [rule(1, 101)] }],
  ["rules.0.fromPeople", { serviceCharge: 0, rules: [rule(0, 10)] }],
  ["rules.1.fromPeople", { serviceCharge: 0, rules: [rule(6, 10), rule(6, 12)] }],
])("%s is refused at its field: %o", async (field, body) => {
  const floor = await aFloor();
  expect((await set(floor, body)).error).toMatchObject({ code: "invalid_input", fields: [{ field }] });
  expect((await read(floor)).serviceCharge).toBe(0);
});

test("the later of two edits is told", async () => {
  const floor = await aFloor();
  const { version } = await read(floor);
  expect((await set(floor, { serviceCharge: 10, version })).status).toBe(200);
  expect((await set(floor, { serviceCharge: 12, version })).error.code).toBe("changed_meanwhile");
});
