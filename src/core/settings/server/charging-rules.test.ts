import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { readChargingRules, setChargingRules } from "../contract/charging-rules.ts";

const set = (floor: Floor, body: object) =>
  floor.admin.call(setChargingRules, { body: body as never, headers: aKey() });

test("the total from which buyers are identified is set apart", async () => {
  const floor = await aFloor();
  const before = floor.server.events.length;
  await set(floor, { identification_threshold: 1200.5 });
  expect(floor.server.events.slice(before).map(({ event }) => event.type)).toContain("charging_changed");
  await set(floor, { pay_first: ["dinein"] });
  expect((await floor.admin.call(readChargingRules)).ok).toEqual({
    pay_first: ["dinein"],
    identification_threshold: 120_050,
    discount_limit: 0,
    currency: "USD",
    version: expect.any(String),
  });
});

test("of two who set it the later is told", async () => {
  const floor = await aFloor();
  const { version } = (await floor.admin.call(readChargingRules)).ok;
  expect((await set(floor, { pay_first: ["takeaway"], version })).status).toBe(200);
  expect((await set(floor, { pay_first: ["delivery"], version })).error.code).toBe("changed_meanwhile");
  const now = (await floor.admin.call(readChargingRules)).ok;
  expect(now.pay_first).toEqual(["takeaway"]);
  expect((await set(floor, { version: now.version })).error.code).toBe("invalid_input");
});

test.each([0, -1, 1e12, "1095"])("a total of %s is refused at its field", async (amount) => {
  const { error } = await set(await aFloor(), { identification_threshold: amount });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field: "identification_threshold" }] });
});

test("the limit of discounts is a share of the price, at most all of it", async () => {
  const floor = await aFloor();
  expect((await set(floor, { discount_limit: 12.5 })).status).toBe(200);
  expect((await floor.admin.call(readChargingRules)).ok.discount_limit).toBe(1250);
  const { error } = await set(floor, { discount_limit: 100.01 });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field: "discount_limit" }] });
});
