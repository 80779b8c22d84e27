import { afterEach, beforeEach, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aHappyHour, type PriceRuleBody } from "#app/server/testing/price-rule.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { aCart, aLine, type CartBody } from "#app/server/testing/till.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { addPriceRule, setItemHours } from "#menu/price-rules/contract/price-rules.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { listOrders } from "../../contract/orders.ts";

/** The noon in El Salvador around which these tests live. */
const noon = Math.round(testNow().getTime() / 3_600_000) * 3_600_000;
const noonMinute = (((noon / 60_000 - 6 * 60) % 1_440) + 1_440) % 1_440;
/** Until five minutes past noon. */
const untilFivePast = {
  weekdays: [],
  from: noonMinute - 60,
  to: noonMinute + 5,
  starts_on: null,
  ends_on: null,
};

let floor: Floor;
beforeEach(async () => {
  floor = await aFloor();
});
afterEach(() => {
  floor.server.clock.now = undefined;
});

const at = (minutes: number) => {
  floor.server.clock.now = new Date(noon + minutes * 60_000);
};
const addRule = (rest: Partial<PriceRuleBody>) =>
  floor.admin.call(addPriceRule, {
    body: { ...aHappyHour, dining_options: [], hours: [untilFivePast], ...rest },
  });
const beer = (price: number) => aLine({ id: floor.small.items.cerveza.id, price });
const atTable = (line: ReturnType<typeof aLine>, rest: Partial<CartBody> = {}) =>
  floor.send(aCart([line], { deliveryType: "dinein", tableId: floor.small.tables[0], ...rest }));
const sold = () =>
  floor.rows<{ price: number; rule: string | null }>(
    `select unit_price_cents::int as price, price_rule_title as rule from order_lines
     where tenant_id = $1 order by id`,
  );

test("a happy hour's price is taken during it", async () => {
  await addRule({ percent: -50 });
  at(0);
  expect((await atTable(beer(3))).error.code).toBe("price_changed");
  await atTable(beer(1.5));
  at(11);
  await atTable(beer(3));
  expect(await sold()).toEqual([
    { price: 150, rule: "Hora feliz" },
    { price: 300, rule: null },
  ]);
});

test("what was put into the cart as it ended is sold as shown for five minutes", async () => {
  await addRule({ percent: -50 });
  at(9.9);
  expect((await atTable(beer(1.5))).ok.orderNo).toBe(1);
  at(10);
  const { error } = await atTable(beer(1.5));
  expect(error).toMatchObject({ code: "price_changed", details: { shown: 1.5, current: 3 } });
  expect(error.message).toContain("Cerveza");
  expect(error.message).toContain("11:00 AM–12:05 PM");
  expect(await sold()).toEqual([{ price: 150, rule: "Hora feliz" }]);
});

test("a price list is for its source: a platform's order costs more", async () => {
  await addRule({ title: "PedidosYa", sources: ["delivery_platform"], hours: [], percent: 20 });
  const platform = { deliveryType: "delivery", source: "delivery_platform", externalNumber: "A-1" } as const;
  const { orderId } = (await floor.send(aCart([beer(3.6)], platform))).ok;
  expect((await floor.send(aCart([beer(3)], platform))).error.code).toBe("price_changed");
  await floor.send(aCart([beer(3)], { deliveryType: "delivery" }));
  const group = (await floor.admin.call(listOrders)).ok.groups.find(({ order_ids }) =>
    order_ids.includes(orderId),
  );
  const accountId = group?.accounts[0]?.id ?? null;
  const more = { deliveryType: "delivery", accountId } as const;
  expect((await floor.send(aCart([beer(3)], more))).error.code).toBe("price_changed");
  await floor.send(aCart([beer(3.6)], more));
  expect(await sold()).toEqual([
    { price: 360, rule: "PedidosYa" },
    { price: 300, rule: null },
    { price: 360, rule: "PedidosYa" },
  ]);
});

test("a dish out of its hours is refused by name, with them", async () => {
  const params = { itemId: floor.small.items.cerveza.id };
  await floor.admin.call(setItemHours, { params, body: { hours: [untilFivePast] } });
  at(0);
  await atTable(beer(3));
  at(11);
  const { status, error } = await atTable(beer(3));
  expect([status, error.code, error.details]).toMatchObject([
    409,
    "not_offered",
    { title: "Cerveza", hours: "11:00 AM–12:05 PM" },
  ]);
  expect((await sold()).length).toBe(1);
});

test("guests are served as they saw it when they sent it, however late somebody looks", async () => {
  await addRule({ percent: -50 });
  const { tenantId, items, tables } = floor.small;
  const id = await floor.server.db.inTenant(tenantId, (tx) =>
    createQrOrder(tx, {
      tableId: tables[1],
      lines: [{ item: { ...items.cerveza, price: cents(150) } }],
      createdAt: new Date(noon + 4 * 60_000),
    }),
  );
  at(14);
  await floor.admin.call(processQrOrder, { params: { id } });
  expect(await sold()).toEqual([{ price: 150, rule: "Hora feliz" }]);
});

test("a percentage with add-ons is in the price of variant and add-on", async () => {
  await addRule({ percent: -10, hours: [], includes_addons: true });
  const { pupusa } = floor.small.items;
  const [maiz] = pupusa.variants;
  const [queso] = pupusa.addons;
  const ids = { variant_id: maiz?.id ?? null, addons_ids: queso ? [queso.id] : [] };
  await atTable(aLine({ id: pupusa.id, price: 1.35, ...ids }));
  const [line] = await floor.rows<{ variant: number; addons: { price: number }[]; price: number }>(
    `select variant_price_cents::int as variant, addons, unit_price_cents::int as price
     from order_lines where tenant_id = $1`,
  );
  expect(line).toMatchObject({ variant: 90, addons: [{ price: 45 }], price: 135 });
});
