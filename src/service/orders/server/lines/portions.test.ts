import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { type OrderId, type OrderLineId, toId } from "#platform/domain/ids.ts";
import { limitItem, listItemLimits } from "#service/item-limits/contract/item-limits.ts";
import { voidLines } from "../../contract/accounts.ts";
import { cancelOrders, updateLineStatus } from "../../contract/orders.ts";

const carneOf = (floor: Floor) => floor.small.items.carne.id;

const limit = (floor: Floor, remaining: number | null, until: "tomorrow" | "told" = "told") =>
  floor.cook.call(limitItem, { params: { itemId: carneOf(floor) }, body: { remaining, until } });

async function remaining(floor: Floor): Promise<number | undefined> {
  const { itemLimits } = (await floor.cook.call(listItemLimits)).ok;
  return itemLimits.find(({ item_id }) => item_id === carneOf(floor))?.remaining;
}

async function aCarne(floor: Floor, quantity: number): Promise<{ orderId: OrderId; lineId: OrderLineId }> {
  const cart = aCart([aLine({ id: carneOf(floor), price: 6.5, quantity })]);
  const { orderId } = (await floor.send(cart)).ok;
  const [line] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  return { orderId, lineId: line?.id ?? toId<"OrderLine">(1) };
}

const set = (floor: Floor, itemId: OrderLineId, status: "preparing" | "cancelled") =>
  floor.admin.call(updateLineStatus, { params: { itemId }, body: { status }, headers: aKey() });

test("a dish that nobody began gives its portions back when it is cancelled", async () => {
  const floor = await aFloor();
  await limit(floor, 3);
  const { lineId } = await aCarne(floor, 3);
  expect(await remaining(floor)).toBe(0);
  const eventCount = floor.server.events.length;
  expect((await set(floor, lineId, "cancelled")).status).toBe(200);
  expect(await remaining(floor)).toBe(3);
  expect(floor.server.events.slice(eventCount).map(({ event }) => event)).toContainEqual({
    type: "menu_changed",
    itemId: carneOf(floor),
  });
});

test("a dish that was begun has used its portion, also when it is cancelled", async () => {
  const floor = await aFloor();
  await limit(floor, 3);
  const { lineId } = await aCarne(floor, 2);
  for (const status of ["preparing", "cancelled", "preparing", "cancelled"] as const) {
    expect((await set(floor, lineId, status)).status).toBe(200);
    expect(await remaining(floor)).toBe(1);
  }
});

test("of eight who cancel the same dish at once its portions return once", async () => {
  const floor = await aFloor();
  await limit(floor, 5);
  const { orderId, lineId } = await aCarne(floor, 2);
  const cancelled = await Promise.all(
    eight.map((_, index) =>
      index % 2 === 0
        ? set(floor, lineId, "cancelled")
        : floor.admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() }),
    ),
  );
  expect(cancelled.map((reply) => reply.status)).toEqual(eight.map(() => 200));
  expect(await remaining(floor)).toBe(5);
  await Promise.all(eight.map(() => set(floor, lineId, "preparing")));
  expect(await remaining(floor)).toBe(3);
});

test("eight who send and eight who cancel at once leave the right countdown", async () => {
  const floor = await aFloor();
  await limit(floor, 8);
  const sent = await Promise.all(eight.map(() => aCarne(floor, 1)));
  expect(await remaining(floor)).toBe(0);
  const replies = await Promise.all(
    sent.flatMap(({ lineId }) => [
      set(floor, lineId, "cancelled"),
      floor.send(aCart([aLine({ id: carneOf(floor), price: 6.5 })]), aKey()),
    ]),
  );
  const sold = replies.filter((reply, index) => index % 2 === 1 && reply.status === 200).length;
  expect(await remaining(floor)).toBe(8 - sold);
});

test("a voided part gives back its own portions, and the rest keeps the others", async () => {
  const floor = await aFloor();
  await limit(floor, 4);
  const { orderId, lineId } = await aCarne(floor, 3);
  const take = (quantity: number, of: number) =>
    floor.admin.call(voidLines, {
      body: { orderId, reason: null, lines: [{ itemId: lineId, quantity, of }] },
      headers: aKey(),
    });
  expect((await take(1, 3)).status).toBe(200);
  expect(await remaining(floor)).toBe(2);
  expect((await take(2, 2)).status).toBe(200);
  expect(await remaining(floor)).toBe(4);
});

test("a countdown that somebody set anew gets nothing back", async () => {
  const floor = await aFloor();
  await limit(floor, 3);
  const { lineId } = await aCarne(floor, 2);
  await limit(floor, 0);
  await set(floor, lineId, "cancelled");
  expect(await remaining(floor)).toBe(0);
  await limit(floor, null);
  expect((await set(floor, lineId, "preparing")).status).toBe(200);
  expect(await remaining(floor)).toBeUndefined();
});

test("a dish sold before it was counted returns nothing", async () => {
  const floor = await aFloor();
  const { lineId } = await aCarne(floor, 2);
  await limit(floor, 1);
  await set(floor, lineId, "cancelled");
  expect(await remaining(floor)).toBe(1);
  const refused = await set(floor, lineId, "preparing");
  expect(refused.error).toMatchObject({
    code: "item_sold_out",
    details: { title: "Carne asada", itemId: carneOf(floor), remaining: 1 },
  });
  await limit(floor, 2);
  expect((await set(floor, lineId, "preparing")).status).toBe(200);
  expect(await remaining(floor)).toBe(0);
});
