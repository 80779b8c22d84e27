import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { collide } from "#app/server/testing/collide.ts";
import { aFloor, aKey, eight } from "#app/server/testing/floor.ts";
import { aCount, aCountOfOne, closingOf, enter, entryOf } from "#app/server/testing/stock-count.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import {
  cancelStockCount,
  closeStockCount,
  saveCountEntry,
  startStockCount,
} from "../contract/stock-counts.ts";

const allCounts = "select id from stock_counts where tenant_id = $1 for update";
const allIngredients = "select id from inventory_items where tenant_id = $1 order by id for update";

test("eight people close a count at once: it is posted once", async () => {
  const floor = await aFloor();
  const count = await aCountOfOne(floor);
  await enter(floor.admin, count, 7);
  const { params, body } = await closingOf(floor.admin, count.id);
  const calls = eight.map(
    () => () => floor.admin.call(closeStockCount, { params, body: { ...body, uuid: randomUUID() } }),
  );
  const replies = await collide(floor, { hold: allCounts, calls });
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const [item] = await floor.rows<{ quantity: number }>(
    "select quantity from inventory_items where tenant_id = $1 and id = $2",
    count.itemId,
  );
  expect(item?.quantity).toBe(7000);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("closing while tills sell: none waits in a circle, and the sums are right", async () => {
  const floor = await aFloor();
  const { queso, masa } = floor.small.stock;
  const id = await aCount(floor.admin, [queso, masa]);
  const quantity = async (itemId: number) =>
    (
      await floor.rows<{ quantity: number }>(
        "select quantity from inventory_items where tenant_id = $1 and id = $2",
        itemId,
      )
    )[0]?.quantity ?? 0;
  await enter(floor.admin, { id, itemId: queso }, 4);
  await enter(floor.admin, { id, itemId: masa }, 18);
  const closing = await closingOf(floor.admin, id);
  const sells = eight.map(() => async () => (await floor.sendOrder()) > 0);
  const closes = async () => (await floor.admin.call(closeStockCount, closing)).status === 200;
  const replies = await collide(floor, { hold: allIngredients, calls: [...sells, closes] });
  expect(replies).toEqual(Array.from({ length: 9 }, () => true));
  const sold = await floor.rows<{ inventory_item_id: number; quantity: number }>(
    `select inventory_item_id, -sum(quantity)::bigint as quantity from stock_movements
      where tenant_id = $1 and cause = 'order' group by 1`,
  );
  const soldOf = (itemId: number) =>
    sold.find(({ inventory_item_id }) => inventory_item_id === itemId)?.quantity ?? 0;
  expect(await quantity(queso)).toBe(4000 - soldOf(queso));
  expect(await quantity(masa)).toBe(18_000 - soldOf(masa));
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("eight people count one ingredient at once: one is saved, the others are told", async () => {
  const floor = await aFloor();
  const count = await aCountOfOne(floor);
  const entry = await entryOf(floor.admin, count, 6);
  const replies = await collide(floor, {
    hold: allCounts,
    calls: eight.map(
      () => () =>
        floor.admin.call(saveCountEntry, {
          params: { countId: count.id },
          body: { ...entry, uuid: randomUUID() },
        }),
    ),
  });
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200).map((reply) => reply.error.code);
  expect(new Set(refused)).toEqual(new Set(["counted_meanwhile"]));
});

test("an entry begun before what was looked at is told first when it arrives after", async () => {
  const floor = await aFloor();
  const { server, small, admin } = floor;
  const { queso, masa } = small.stock;
  const id = await aCount(admin, [queso, masa]);
  const closing = await server.db.inTenant(small.tenantId, async (tx) => {
    await tx.query({
      text: `insert into stock_count_entries (tenant_id, client_uuid, count_id, inventory_item_id, kind, quantity,
          typed_quantity, typed_unit, counted_at, book, created_at, created_by)
        values ($1, $2, $3, $4, 'set', 1000, 1000, 'kg', now(), 5000, now(), $5)`,
      values: [tx.tenantId, randomUUID(), id, queso, admin.userId],
    });
    await enter(admin, { id, itemId: masa }, 18);
    return closingOf(admin, id);
  });
  expect((await admin.call(closeStockCount, closing)).error.code).toBe("changed_meanwhile");
  expect((await admin.call(closeStockCount, await closingOf(admin, id))).status).toBe(200);
});

test("an entry and the end of its count at once: it is in it, or refused", async () => {
  const floor = await aFloor();
  const count = await aCountOfOne(floor);
  const params = { countId: count.id };
  const body = await entryOf(floor.admin, count, 6);
  const [entered, cancelled] = await collide(floor, {
    hold: allCounts,
    calls: [
      () => floor.admin.call(saveCountEntry, { params, body }).then(({ status }) => status),
      () => floor.admin.call(cancelStockCount, { params, headers: aKey() }).then(({ status }) => status),
    ],
  });
  expect(cancelled).toBe(200);
  const saved = await floor.rows("select id from stock_count_entries where tenant_id = $1");
  expect([entered === 200, saved.length]).toEqual(entered === 200 ? [true, 1] : [false, 0]);
});

test("two counts of one ingredient begun at once: one is open", async () => {
  const floor = await aFloor();
  const body = { title: "Todo", selection: "all" as const, item_ids: [], is_blind: false };
  const replies = await Promise.all(
    eight.map(() => floor.admin.call(startStockCount, { body, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200).map((reply) => reply.error.code);
  expect(new Set(refused)).toEqual(new Set(["items_being_counted"]));
});
