import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { anItem } from "#app/server/testing/menu-desk.ts";
import { aHappyHour } from "#app/server/testing/price-rule.ts";
import { updateMenuItem } from "#menu/menu/contract/menu-items.ts";
import { addPriceRule } from "#menu/price-rules/contract/price-rules.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { moveToTable } from "#service/orders/contract/accounts.ts";
import { cancelQrOrders } from "#service/qr-orders/contract/qr-orders.ts";
import { settlePhone } from "#service/visits/contract/staff-visits.ts";
import { readGuestMenu } from "../../contract/guest-menu.ts";
import { StreamPlaces } from "./stream-places.ts";

test("an open menu hears a price and what is sold out, and reads the new one at once", async () => {
  const { aPhone, admin, small, qrcode } = await aGuestTable();
  const phone = aPhone();
  const page = await phone.hear({});
  expect(page.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const menu = async () => (await phone.call(readGuestMenu, { params: { qrcode } })).ok;
  const first = await menu();
  expect((await page.next("hello")).data.menu).toBe(first.version);
  const { id } = small.items.carne;
  const of = (shown: typeof first) => shown.menuItems.find((item) => item.id === id);
  await admin.call(updateMenuItem, { params: { id }, body: anItem({ title: "Carne", price: 7.25 }) });
  const dearer = await page.next("menu_changed");
  // The clock stands still: only what was heard makes the server read again.
  const second = await menu();
  expect([of(first)?.price, of(second)?.price, second.version]).toEqual([650, 725, dearer.data.menu]);
  const from = page.names().length;
  await admin.call(limitItem, { params: { itemId: id }, body: { remaining: 0, until: "told" } });
  await page.next("menu_changed", from);
  expect(of(await menu())?.availability).toBe("sold_out");
});

test("a happy hour that begins is heard without any change", async () => {
  const { aPhone, admin, server } = await aGuestTable();
  server.clock.now = new Date("2026-07-10T22:59:59.500Z");
  await admin.call(addPriceRule, { body: aHappyHour, headers: aKey() });
  const page = await aPhone().hear();
  const { data } = await page.next("hello");
  server.clock.now = new Date("2026-07-10T23:00:00Z");
  expect((await page.next("menu_changed")).data.menu).not.toBe(data.menu);
});

test("a party hears of its orders, and nobody else does", async () => {
  const { aPhone, take, admin, small, qrcode, locatorOf, sendOrder, pay } = await aGuestTable();
  const ana = aPhone();
  const placed = (await ana.order()).ok;
  const stranger = aPhone();
  const neighbour = aPhone({ qrcode, tableId: await locatorOf(small.tables[1]) });
  const theirs = (await neighbour.order()).ok;
  await take(theirs.id);
  const [anas, page, strangers, neighbours] = [
    await ana.hear(),
    await aPhone().hear({ order: placed.token }),
    await stranger.hear(),
    await neighbour.hear(),
  ];
  const orderId = await take(placed.id);
  await Promise.all([anas.next("order_update"), page.next("order_update"), strangers.next("visits_changed")]);
  const lines = (await ana.bill()).ok.orders;
  expect(lines).toMatchObject([{ id: orderId, status: "pending" }]);
  let from = anas.names().length;
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  await anas.next("order_update", from);
  from = anas.names().length;
  await pay([orderId]);
  await anas.next("order_update", from);
  for (const other of [strangers, neighbours]) expect(other.names()).not.toContain("order_update");
  expect(neighbours.names()).not.toContain("visits_changed");
  await admin.call(cancelQrOrders, { headers: aKey() });
});

test("who was removed from a table hears no more of its orders", async () => {
  const { aPhone, take, admin, visit } = await aGuestTable();
  const [ana, beto] = [aPhone(), aPhone()];
  await take((await ana.order()).ok.id);
  await beto.join("Beto");
  const open = await visit();
  const phoneOf = (name: string) => open?.phones.find((phone) => phone.name === name)?.id;
  const settle = async (name: string, answer: "admit" | "remove") =>
    admin.call(settlePhone, {
      params: { visitId: String(open?.id), phoneId: String(phoneOf(name)) },
      body: { answer },
    });
  await settle("Beto", "admit");
  await settle("Ana", "remove");
  const [anas, betos] = [await ana.hear(), await beto.hear()];
  await take((await beto.order({ customer: { name: "Beto" } })).ok.id);
  await betos.next("order_update");
  expect(anas.names()).not.toContain("order_update");
});

test("a table that its party leaves hears of it, as do orders that are all refused", async () => {
  const { aPhone, take, admin, small } = await aGuestTable();
  const ana = aPhone();
  const orderId = await take((await ana.order()).ok.id);
  const page = await ana.hear();
  await page.next("hello");
  await admin.call(moveToTable, {
    body: { orderIds: [orderId], newTableId: small.tables[1] },
    headers: aKey(),
  });
  await page.next("visits_changed");
  expect((await ana.state()).ok.standing).toBe("none");
  const waiting = (await ana.order()).ok;
  const ofOrder = await aPhone().hear({ order: waiting.token });
  await admin.call(cancelQrOrders, { headers: aKey() });
  await ofOrder.next("order_update");
});

test("a place that is given back is free again; strangers take none of a known phone", () => {
  const places = new StreamPlaces();
  const stranger = { tenantId: 1, address: "10.0.0.1", knownPhone: null };
  const taken = Array.from({ length: 200 }, () => places.take(stranger));
  expect(() => places.take(stranger)).toThrow("too_many_requests");
  const known = { ...stranger, knownPhone: "ab" };
  for (let tab = 0; tab < 6; tab += 1) places.take(known);
  expect(() => places.take(known)).toThrow("too_many_requests");
  taken[0]?.();
  expect(() => places.take(stranger)).not.toThrow();
});
