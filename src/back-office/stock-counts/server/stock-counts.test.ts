import { expect, test } from "vitest";
import { approvalOf } from "#app/server/testing/approval-of.ts";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { boughtGoods, buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCount, aCountOfOne, closingOf, enter, entryOf } from "#app/server/testing/stock-count.ts";
import { createInventoryItem, stockDifferences } from "#db/seeds/stock.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import {
  cancelStockCount,
  closeStockCount,
  exportCountDifferences,
  exportStockCounts,
  listStockCounts,
  readCountChoices,
  readCountDifferences,
  readCountSheet,
  reviewStockCount,
  saveCountEntry,
  startStockCount,
} from "../contract/stock-counts.ts";

interface Movement {
  readonly quantity: number;
  readonly type: string;
  readonly quantity_after: number;
}

/** A store room with somebody who counts and may not approve. */
async function aStoreRoom() {
  const desk = await aDesk();
  const counter = await aPerson(desk.server, desk.small.tenantId, { scope: ["INVENTORY"] });
  const movementsOf = (itemId: InventoryItemId) =>
    desk.rows<Movement>(
      `select type, quantity, quantity_after from stock_movements
        where tenant_id = $1 and inventory_item_id = $2 and cause = 'count' order by id`,
      itemId,
    );
  return { ...desk, counter, movementsOf };
}

const cheeseOf = async ({ rows, small }: Desk) =>
  (
    await rows<{ quantity: number }>(
      "select quantity from inventory_items where tenant_id = $1 and id = $2",
      small.stock.queso,
    )
  )[0]?.quantity ?? 0;

test("less than the book goes out when the count is closed", async () => {
  const room = await aStoreRoom();
  const { queso, masa } = room.small.stock;
  const id = await aCount(room.counter, [queso, masa]);
  await enter(room.counter, { id, itemId: queso }, 4.2);
  const closing = await closingOf(room.counter, id);
  expect((await room.counter.call(closeStockCount, closing)).ok.message).toContain("Conteo");
  expect(await room.movementsOf(queso)).toEqual([{ type: "OUT", quantity: -800, quantity_after: 4200 }]);
  expect(await room.movementsOf(masa)).toEqual([]);
  const { items, count } = (await room.counter.call(readCountDifferences, { params: { countId: id } })).ok;
  expect(count).toMatchObject({ status: "closed", counted: 1, items: 2 });
  expect(items.map((item) => [item.title, item.counted, item.posted])).toEqual([
    ["Masa de maíz", null, null],
    ["Queso", 4200, -800],
  ]);
  expect(await room.server.db.inTenant(room.small.tenantId, stockDifferences)).toEqual([]);
  const again = await room.counter.call(closeStockCount, {
    ...closing,
    body: { ...closing.body, uuid: crypto.randomUUID() },
  });
  expect(again.error.code).toBe("stock_count_ended");
});

test("more needs a reason and a manager; the money is what the approver reads", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  await enter(room.counter, count, 12.5);
  const closing = await closingOf(room.counter, count.id);
  const nameless = await room.counter.call(closeStockCount, closing);
  expect(nameless.error).toMatchObject({ code: "invalid_input", fields: [{ field: "reason" }] });
  const reasoned = await closingOf(room.counter, count.id, "Se recibió sin factura");
  const refused = await room.counter.call(closeStockCount, reasoned);
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "stock.count", amount: 5, pieces: 1, reason: "Se recibió sin factura" },
  });
  expect(await room.movementsOf(count.itemId)).toEqual([]);
  const approval = await approvalOf(refused, room.counter, { userId: room.manager.userId, pin: "7391" });
  await room.counter.call(closeStockCount, { ...reasoned, body: { ...reasoned.body, approval } });
  expect(await room.movementsOf(count.itemId)).toEqual([
    { type: "IN", quantity: 2500, quantity_after: 12_500 },
  ]);
  const closed = (await room.admin.call(readCountDifferences, { params: { countId: count.id } })).ok;
  expect(closed).toMatchObject({ surplus: { items: 1, cost: 500 }, missing: { items: 0 }, net: 500 });
  expect(closed.count).toMatchObject({ reason: "Se recibió sin factura", approved_by: "Persona de prueba" });
  const [audited] = await room.rows<{ reason: string; approver_id: number }>(
    "select reason, approver_id from audit_entries where tenant_id = $1 and action = 'stock_count.closed' order by id",
  );
  expect(audited).toEqual({ reason: "Se recibió sin factura", approver_id: room.manager.userId });
});

test("what is sold after the entry is not missing", async () => {
  const room = await aStoreRoom();
  const { queso } = room.small.stock;
  const id = await aCount(room.counter, [queso]);
  const before = await cheeseOf(room);
  await enter(room.counter, { id, itemId: queso }, (before - 1000) / 1000);
  await room.sendOrder();
  const sold = before - (await cheeseOf(room));
  expect(sold).toBeGreaterThan(0);
  await room.counter.call(closeStockCount, await closingOf(room.counter, id));
  expect(await cheeseOf(room)).toBe(before - 1000 - sold);
});

test("an entry that arrives late is held against the book of when it was typed", async () => {
  const room = await aStoreRoom();
  const { queso } = room.small.stock;
  const start = new Date(Date.now() + 86_400_000);
  const minute = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  room.server.clock.now = start;
  const id = await aCount(room.counter, [queso]);
  const before = await cheeseOf(room);
  room.server.clock.now = minute(10);
  await room.sendOrder();
  room.server.clock.now = minute(20);
  const counted = { counted_at: minute(5).toISOString() };
  await enter(room.counter, { id, itemId: queso }, before / 1000, counted);
  const { items } = (await room.counter.call(readCountDifferences, { params: { countId: id } })).ok;
  expect(items[0]).toMatchObject({ counted: before, expected: before, difference: 0 });
  room.server.clock.now = undefined;
});

test("what was typed since an ingredient was counted is told", async () => {
  const room = await aStoreRoom();
  const { queso, masa } = room.small.stock;
  const id = await aCount(room.counter, [queso, masa]);
  await enter(room.counter, { id, itemId: queso }, 15);
  await enter(room.counter, { id, itemId: masa }, 20);
  room.server.clock.now = new Date(room.server.deps.clock().getTime() + 1000);
  const late = { title: "Queso", quantity: 10, unit: "kg", inventory_item_id: queso, unit_price: 30 };
  expect((await buy(room.admin, { vendor: { name: "Lácteos" }, items: [late] })).status).toBe(200);
  await room.sendOrder();
  const { items } = (await room.counter.call(readCountDifferences, { params: { countId: id } })).ok;
  expect(items.map(({ title, moved_since }) => [title, moved_since])).toEqual([
    ["Masa de maíz", 0],
    ["Queso", 10_000],
  ]);
  expect(items[1]).toMatchObject({ difference: 10_000, now: await cheeseOf(room) });
  room.server.clock.now = undefined;
});

test("two people count one ingredient: the second is told", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  const late = await entryOf(room.admin, count, 3);
  await enter(room.counter, count, 6);
  const params = { countId: count.id };
  const refused = await room.admin.call(saveCountEntry, { params, body: late });
  expect(refused.error).toMatchObject({ code: "counted_meanwhile", details: { name: "Persona de prueba" } });
  const added = await enter(room.admin, count, 3, { kind: "add" });
  expect(added.ok.item).toMatchObject({ counted: 9000, places: 2 });
  const replaced = await enter(room.admin, count, 8);
  expect(replaced.ok.item).toMatchObject({ counted: 8000, places: 1 });
  const cleared = await enter(room.admin, count, 0, { kind: "clear" });
  expect(cleared.ok.item).toMatchObject({ counted: null, counted_by: null, places: 0 });
  const nothing = await room.admin.call(closeStockCount, await closingOf(room.admin, count.id));
  expect(nothing.error.code).toBe("nothing_counted");
});

test("the same entry sent twice is one", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  const input = { params: { countId: count.id }, body: await entryOf(room.counter, count, 6) };
  const first = await room.counter.call(saveCountEntry, input);
  const second = await room.counter.call(saveCountEntry, input);
  expect(second.ok).toEqual(first.ok);
  expect(await room.rows("select id from stock_count_entries where tenant_id = $1")).toHaveLength(1);
});

test("a quantity may be typed in another unit of the family and in no other", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  const inPounds = await enter(room.counter, count, 2, { unit: "lb" });
  expect(inPounds.ok.item.counted).toBe(907);
  const inLitres = await enter(room.counter, count, 2, { unit: "l" });
  expect(inLitres.error).toMatchObject({ code: "invalid_input", fields: [{ field: "unit" }] });
  const sacks = await enter(room.counter, count, 9_999_999, { unit: "kg" });
  expect(sacks.status).toBe(200);
  const inGrams = await room.server.db.inTenant(room.small.tenantId, (tx) =>
    createInventoryItem(tx, { title: "Azafrán", unit: "g", quantity: 1000, unitCost: 200 }),
  );
  const saffron = { id: await aCount(room.counter, [inGrams]), itemId: inGrams };
  const tooMuch = await enter(room.counter, saffron, 9_000_000, { unit: "kg" });
  expect(tooMuch.error).toMatchObject({ fields: [{ field: "quantity", code: "too_large" }] });
  const nothing = await enter(room.counter, count, 0.001, { unit: "g" });
  expect(nothing.error).toMatchObject({ code: "invalid_input", fields: [{ field: "quantity" }] });
});

test("a blind sheet says nothing of the book until somebody looks", async () => {
  const room = await aStoreRoom();
  const { queso, masa } = room.small.stock;
  const id = await aCount(room.counter, [queso, masa], { is_blind: true });
  const params = { countId: id };
  await enter(room.counter, { id, itemId: queso }, 5);
  const sheet = async () => (await room.counter.call(readCountSheet, { params })).ok;
  expect((await sheet()).items.map(({ book }) => book)).toEqual([null, null]);
  expect((await enter(room.counter, { id, itemId: queso }, 5)).ok.item.book).toBeNull();
  for (const route of [readCountDifferences, exportCountDifferences])
    expect((await room.counter.call(route, { params })).error.code).toBe("stock_count_blind");
  const body = { uuid: crypto.randomUUID(), version: "1", reason: null };
  expect((await room.counter.call(closeStockCount, { params, body })).error.code).toBe("stock_count_blind");
  await room.counter.call(reviewStockCount, { params, headers: aKey() });
  expect((await sheet()).items.map(({ book }) => book)).toEqual([20_000, 5000]);
  room.server.clock.now = new Date(room.server.deps.clock().getTime() + 1000);
  await enter(room.counter, { id, itemId: masa }, 20);
  const { items } = (await room.counter.call(readCountDifferences, { params })).ok;
  expect(items.map((item) => item.is_after_review)).toEqual([true, false]);
  room.server.clock.now = undefined;
});

test("cancelling reveals nothing of a blind count", async () => {
  const room = await aStoreRoom();
  const { queso } = room.small.stock;
  const id = await aCount(room.counter, [queso], { is_blind: true });
  const params = { countId: id };
  await enter(room.counter, { id, itemId: queso }, 4);
  await room.counter.call(cancelStockCount, { params, headers: aKey() });
  const { items } = (await room.counter.call(readCountSheet, { params })).ok;
  expect(items[0]).toMatchObject({ book: null, counted: 4000 });
  expect((await room.counter.call(readCountDifferences, { params })).error.code).toBe("stock_count_blind");
  await room.counter.call(reviewStockCount, { params, headers: aKey() });
  const seen = (await room.counter.call(readCountDifferences, { params })).ok;
  expect(seen.items[0]).toMatchObject({ difference: -1000, posted: null, cost: null });
  expect(seen).toMatchObject({ missing: { items: 0, cost: 0 }, surplus: { items: 0, cost: 0 }, net: 0 });
  const audited = await room.rows(
    "select id from audit_entries where tenant_id = $1 and action = 'stock_count.reviewed' order by id",
  );
  expect(audited).toHaveLength(1);
});

test("what was looked at is what is posted: an entry in between is told first", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  await enter(room.counter, count, 9);
  const closing = await closingOf(room.counter, count.id);
  await enter(room.admin, count, 8);
  expect((await room.counter.call(closeStockCount, closing)).error.code).toBe("changed_meanwhile");
});

test("an ingredient that is deleted while it is counted is marked", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  const params = { countId: count.id };
  await enter(room.counter, count, 9);
  await room.rows(
    "update inventory_items set archived_at = now() where tenant_id = $1 and id = $2",
    count.itemId,
  );
  expect((await room.counter.call(readCountSheet, { params })).ok.items[0]?.is_deleted).toBe(true);
  const { items } = (await room.counter.call(readCountDifferences, { params })).ok;
  expect(items[0]).toMatchObject({ is_deleted: true, posted: -1000 });
  expect((await room.counter.call(closeStockCount, await closingOf(room.counter, count.id))).status).toBe(
    200,
  );
  expect(await room.movementsOf(count.itemId)).toHaveLength(1);
});

test("an ingredient is in one open count at a time", async () => {
  const room = await aStoreRoom();
  const { queso } = room.small.stock;
  const first = await aCount(room.counter, [queso]);
  const start = async (item_ids: InventoryItemId[] = []) => {
    const selection = item_ids.length === 0 ? ("all" as const) : ("items" as const);
    const body = { title: "Todo", selection, item_ids, is_blind: false };
    return room.counter.call(startStockCount, { body, headers: aKey() });
  };
  const taken = { code: "items_being_counted", details: { number: 1, title: "Conteo" } };
  expect((await start([queso])).error).toMatchObject(taken);
  const choices = (await room.counter.call(readCountChoices)).ok;
  expect(choices.items.map(({ title, counted_in }) => [title, counted_in])).toEqual([
    ["Masa de maíz", null],
    ["Queso", 1],
  ]);
  expect([choices.all, choices.groups]).toEqual([{ items: 2, free: 1 }, []]);
  const found = (await room.counter.call(readCountChoices, { query: { q: "MAIZ" } })).ok.items;
  expect(found.map(({ title }) => title)).toEqual(["Masa de maíz"]);
  const { id } = (await start()).ok;
  const sheet = (await room.counter.call(readCountSheet, { params: { countId: id } })).ok;
  expect(sheet.items.map(({ title }) => title)).toEqual(["Masa de maíz"]);
  expect(sheet.count.added_since).toBe(0);
  expect((await start()).error).toMatchObject(taken);
  for (const countId of [first, id])
    await room.counter.call(cancelStockCount, { params: { countId }, headers: aKey() });
  expect((await start()).status).toBe(200);
  expect(await cheeseOf(room)).toBe(5000);
});

test("the sheet of everything tells what came after it", async () => {
  const room = await aStoreRoom();
  const { queso } = room.small.stock;
  await boughtGoods(room.admin, queso);
  const countId = await aCount(room.counter, [], { selection: "all" });
  const sheet = async () => (await room.counter.call(readCountSheet, { params: { countId } })).ok;
  expect((await sheet()).items.map(({ title, packages }) => [title, packages])).toEqual([
    ["Masa de maíz", []],
    ["Queso", [{ name: "caja", factor: exactFromDecimal(12) }]],
  ]);
  expect((await sheet()).count.added_since).toBe(0);
  await room.server.db.inTenant(room.small.tenantId, (tx) =>
    createInventoryItem(tx, { title: "Loroco", unit: "kg", quantity: 1000 }),
  );
  expect((await sheet()).count.added_since).toBe(1);
  await aCount(room.counter, [], { selection: "all" });
  expect((await sheet()).count.added_since).toBe(0);
});

test("a manager who lets stock go up alone is who approved it", async () => {
  const room = await aStoreRoom();
  const count = await aCountOfOne(room);
  await enter(room.admin, count, 12);
  const closing = await closingOf(room.admin, count.id, "Estaba en el congelador");
  expect((await room.admin.call(closeStockCount, closing)).status).toBe(200);
  const { approved_by, ended_by } = (
    await room.admin.call(readCountDifferences, { params: { countId: count.id } })
  ).ok.count;
  expect([approved_by, ended_by]).toEqual([ended_by, expect.any(String)]);
});

test("a group is counted by its name, an empty one is refused", async () => {
  const room = await aStoreRoom();
  await room.rows(
    "update inventory_items set group_title = 'Lácteos' where tenant_id = $1 and id = $2",
    room.small.stock.queso,
  );
  const body = { title: "Lácteos", selection: "group" as const, item_ids: [], is_blind: false };
  const start = (rest: object) =>
    room.counter.call(startStockCount, { body: { ...body, ...rest }, headers: aKey() });
  expect((await start({})).error).toMatchObject({ fields: [{ field: "group_title" }] });
  expect((await start({ group_title: "Carnes" })).error.code).toBe("nothing_to_count");
  expect((await start({ selection: "items", item_ids: [1] })).error.code).toBe("not_found");
  const { id } = (await start({ group_title: "Lácteos" })).ok;
  const { items, count } = (await room.counter.call(readCountSheet, { params: { countId: id } })).ok;
  expect(items.map(({ title }) => title)).toEqual(["Queso"]);
  expect(count).toMatchObject({ number: 1, group_title: "Lácteos", status: "open" });
});

test("counts are listed the newest first, by title, number and status, and as files", async () => {
  const room = await aStoreRoom();
  const { queso, masa } = room.small.stock;
  const bar = await aCount(room.counter, [masa], { title: "Barra del lunes" });
  const store = await aCount(room.counter, [queso], { title: "Bodega" });
  await enter(room.counter, { id: store, itemId: queso }, 4);
  await room.counter.call(closeStockCount, await closingOf(room.counter, store));
  const titles = async (query: Record<string, string>) =>
    (await room.counter.call(listStockCounts, { query })).ok.rows.map(({ title }) => title);
  expect(await titles({})).toEqual(["Bodega", "Barra del lunes"]);
  expect(await titles({ q: "BÁRRA" })).toEqual(["Barra del lunes"]);
  expect(await titles({ q: "2" })).toEqual(["Bodega"]);
  expect(await titles({ status: "open" })).toEqual(["Barra del lunes"]);
  expect(await titles({ period: "today" })).toHaveLength(2);
  expect(await titles({ period: "yesterday" })).toEqual([]);
  const list = await room.counter.call(exportStockCounts);
  expect(list.raw).toContain("Barra del lunes");
  const file = await room.counter.call(exportCountDifferences, { params: { countId: store } });
  expect(file.raw).toContain("Queso,,kg,4,5,-1,-1");
  expect((await room.counter.call(readCountSheet, { params: { countId: bar } })).ok.count.counted).toBe(0);
});
