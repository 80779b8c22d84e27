import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { limitItem, listItemLimits } from "../contract/item-limits.ts";

const limit = (
  till: Till,
  itemId: MenuItemId,
  remaining: number | null,
  until: "tomorrow" | "told" = "told",
) => till.waiter.call(limitItem, { params: { itemId }, body: { remaining, until } });

const limits = async (till: Till) =>
  (await till.waiter.call(listItemLimits)).ok.itemLimits.map(({ item_id, remaining }) => [
    item_id,
    remaining,
  ]);

const carne = (till: Till, quantity = 1) =>
  aCart([aLine({ id: till.small.items.carne.id, price: 6.5, quantity })]);

test("a dish that is sold out is refused by name until it is told otherwise", async () => {
  const till = await aTill();
  const { id } = till.small.items.carne;
  expect((await limit(till, id, 4, "tomorrow")).ok.before).toBeNull();
  const reply = await limit(till, id, 0);
  expect(reply.ok.itemLimit).toEqual({ item_id: id, remaining: 0, until: null });
  expect(reply.ok.before).toMatchObject({ remaining: 4, until: expect.any(Date) });
  expect((await till.waiter.call(listItemLimits)).ok.itemLimits).toMatchObject([{ title: "Carne asada" }]);
  const refused = await till.send(carne(till));
  expect([refused.status, refused.error.code]).toEqual([409, "item_sold_out"]);
  expect(refused.error.message).toContain("Carne asada");
  expect(refused.error.details).toMatchObject({ title: "Carne asada", itemId: id, remaining: 0 });
  expect(refused.error.fields).toMatchObject([{ field: "cart.0.id" }]);
  expect((await limit(till, id, null)).ok.itemLimit).toBeNull();
  expect((await till.send(carne(till))).status).toBe(200);
  const heard = till.server.events.filter((sent) => sent.tenantId === till.small.tenantId);
  expect(heard.map(({ event }) => event).slice(0, 2)).toEqual([
    { type: "menu_changed", itemId: id },
    { type: "menu_changed", itemId: id },
  ]);
});

test("an order takes its portions from the countdown", async () => {
  const till = await aTill();
  const { carne: dish, horchata } = till.small.items;
  await limit(till, dish.id, 3);
  const two = aCart([
    aLine({ id: dish.id, price: 6.5 }),
    aLine({ id: dish.id, price: 6.5, notes: "sin sal" }),
    aLine({ id: horchata.id, price: 1.5, quantity: 9 }),
  ]);
  expect((await till.send(two)).status).toBe(200);
  expect(await limits(till)).toEqual([[dish.id, 1]]);
  expect((await till.send(carne(till, 2))).error.details).toMatchObject({ remaining: 1 });
  expect(await limits(till)).toEqual([[dish.id, 1]]);
  const last = carne(till);
  expect((await till.send(last)).status).toBe(200);
  expect((await till.send(last)).status).toBe(200);
  expect(await limits(till)).toEqual([[dish.id, 0]]);
});

test("of many tills that send the last portion at once, exactly one sells it", async () => {
  const till = await aTill();
  const { id } = till.small.items.carne;
  // Ten times: one race may be over before the second till arrives.
  for (let round = 0; round < 10; round += 1) {
    await limit(till, id, 1);
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => till.send(carne(till), { "idempotency-key": randomUUID() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((reply) => reply.error.code))).toEqual(new Set(["item_sold_out"]));
    expect(await limits(till)).toEqual([[id, 0]]);
  }
});

test("until tomorrow ends when the restaurant's next business day begins", async () => {
  const till = await aTill();
  const { clock } = till.server;
  const { id } = till.small.items.carne;
  try {
    // 19:00 of the 20th in El Salvador.
    clock.now = new Date("2026-11-21T01:00:00Z");
    const { itemLimit } = (await limit(till, id, 0, "tomorrow")).ok;
    expect(itemLimit?.until?.toISOString()).toBe("2026-11-21T10:00:00.000Z");
    clock.now = new Date("2026-11-21T09:59:59Z");
    expect((await till.send(carne(till))).error.code).toBe("item_sold_out");
    expect(await limits(till)).toEqual([[id, 0]]);
    clock.now = new Date("2026-11-21T10:00:00Z");
    expect(await limits(till)).toEqual([]);
    expect((await till.send(carne(till))).status).toBe(200);
  } finally {
    clock.now = undefined;
  }
});

test("a till that starts gets what is limited with the menu", async () => {
  const till = await aTill();
  const { id } = till.small.items.carne;
  const before = await till.waiter.call(posInit);
  expect(before.ok.itemLimits).toEqual([]);
  await limit(till, id, 5);
  const after = await till.waiter.call(posInit, {
    headers: { "if-none-match": String(before.headers.etag) },
  });
  expect(after.ok.itemLimits).toEqual([{ item_id: id, remaining: 5, until: null }]);
});

test("the kitchen may say what is sold out", async () => {
  const till = await aTill();
  const { server, small } = till;
  const cook = await aPerson(server, small.tenantId, { scope: ["KITCHEN"] });
  const display = await aPerson(server, small.tenantId, { scope: ["KITCHEN_DISPLAY"] });
  const input = { params: { itemId: small.items.carne.id }, body: { remaining: 0, until: "told" } } as const;
  expect((await cook.call(limitItem, input)).status).toBe(200);
  expect((await display.call(listItemLimits)).ok.itemLimits).toHaveLength(1);
  expect((await display.call(limitItem, input)).error.code).toBe("not_permitted");
  expect((await limit(till, 987_654 as MenuItemId, 0)).error.code).toBe("not_found");
});
