import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { createInventoryItem, stockDifferences } from "#db/seeds/stock.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { businessDateOf, businessDayStart, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { deleteInventoryItem, readStockValue } from "../contract/items.ts";
import { exportStockLogs, listStockLogs } from "../contract/movements.ts";
import { readInventoryDashboard, readLosses } from "../contract/stock-dashboard.ts";
import { setUnitCost } from "../contract/unit-cost.ts";
import type { StockPosting } from "../domain/stock-movement.ts";
import { micros } from "../domain/unit-cost.ts";
import { postStock } from "./post-stock.ts";

const today = businessDateOf(testNow().getTime(), DEFAULT_DAY_RULE);
const daysAgo = (days: number) => addDays(today, -days);
/** In the middle of a business day. */
const noonOf = (days: number) => new Date(businessDayStart(daysAgo(days), DEFAULT_DAY_RULE) + 8 * 3_600_000);

/** Makes a restaurant whose cheese moved on several days; its opening is on the first of them. */
async function aHistory() {
  const floor = await aFloor();
  const { queso } = floor.small.stock;
  const post = (days: number, ...postings: Omit<StockPosting, "itemId">[]) =>
    floor.server.db.inTenant(floor.small.tenantId, (tx) =>
      postStock(
        tx,
        { now: noonOf(days), userId: floor.admin.userId },
        postings.map((posting) => ({ itemId: queso, ...posting })),
      ),
    );
  // The seed opened the ledger now, so the following days are in the future.
  await post(-1, { delta: thousandths(5_000), cause: "purchase", unitCost: micros(4_000_000) });
  await post(-2, { delta: thousandths(-1_000), cause: "wastage", reason: "expired" });
  await post(-3, { delta: thousandths(3_000), cause: "purchase", unitCost: micros(7_000_000) });
  await post(-4, { delta: thousandths(-3_000), cause: "purchase_cancelled", unitCost: micros(7_000_000) });
  return { floor, queso, post };
}

const custom = (from: number, to: number) =>
  ({ type: "custom", from: daysAgo(from), to: daysAgo(to) }) as const;

const askValue = (floor: Floor, days?: number) =>
  floor.admin.call(readStockValue, { query: days === undefined ? {} : { day: daysAgo(days) } });

/** Reads the value after the whole history. */
async function valueAt(floor: Floor, days?: number) {
  floor.server.clock.now = noonOf(-6);
  const reply = await askValue(floor, days);
  floor.server.clock.now = undefined;
  return reply.ok;
}

test("the stock is worth at any day what was there then, at the average of then", async () => {
  const { floor, queso } = await aHistory();
  // Five of unknown cost, then five at 4: an unknown cost cannot be weighed.
  expect((await valueAt(floor, -1)).value).toBe(4_000);
  expect((await valueAt(floor, -2)).value).toBe(3_600);
  // Nine at 4 and three at 7: 57 in all.
  expect((await valueAt(floor, -3)).value).toBe(5_700);
  // Returned at its purchase price: as before.
  expect((await valueAt(floor, -4)).value).toBe(3_600);
  expect((await valueAt(floor)).value).toBe(3_600);
  expect(await valueAt(floor, 0)).toMatchObject({ value: 0, unknown_cost: 2 });
  expect((await askValue(floor, -1)).error.fields).toMatchObject([{ field: "day", code: "day_ahead" }]);
  floor.server.clock.now = noonOf(-5);
  await floor.admin.call(setUnitCost, { params: { id: queso }, body: { unit_cost: 5 } });
  floor.server.clock.now = undefined;
  expect((await valueAt(floor, -4)).value).toBe(3_600);
  expect((await valueAt(floor, -5)).value).toBe(4_500);
  expect((await valueAt(floor)).groups).toEqual([{ group_title: null, items: 2, value: 4_500 }]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("the dashboard adds up what moved in a period alone", async () => {
  const { floor, queso } = await aHistory();
  floor.server.clock.now = noonOf(-6);
  await floor.sendOrder();
  floor.server.clock.now = undefined;
  const read = async (query: Record<string, string>) =>
    (await floor.admin.call(readInventoryDashboard, { query })).ok;
  const cheese = async (from: number, to: number) => {
    const { cummulativeInventoryMovements: rows } = await read(custom(from, to));
    const { total_in, total_out, total_wastage } = rows.find((row) => row.inventory_item_id === queso) ?? {};
    return [total_in, total_out, total_wastage];
  };
  expect(await cheese(-1, -4)).toEqual([8_000, 3_000, 1_000]);
  expect(await cheese(-2, -2)).toEqual([0, 0, 1_000]);
  expect(await cheese(-7, -9)).toEqual([0, 0, 0]);
  const usage = await read({ ...custom(-6, -6), q: "queso", table: "usage" });
  expect(usage.cummulativeInventoryMovements).toEqual([]);
  expect(usage.inventoryUsageVSCurrentStock).toEqual([
    expect.objectContaining({ title: "Queso", min_quantity_threshold: 1_000, status: "in" }),
  ]);
  const [sold] = await floor.rows<{ sold: number }>(
    "select -sum(quantity)::integer as sold from stock_movements where tenant_id = $1 and inventory_item_id = $2 and cause = 'order'",
    queso,
  );
  expect(usage.inventoryUsageVSCurrentStock[0]?.total_usage).toBe(sold?.sold);
  const backwards = await floor.admin.call(readInventoryDashboard, { query: custom(-9, -1) });
  expect(backwards.error.fields).toMatchObject([{ field: "to", code: "ends_before_start" }]);
});

test("what walked away is what counting says beyond recipes, the dearest first", async () => {
  const { floor, queso, post } = await aHistory();
  const { masa } = floor.small.stock;
  await post(
    -5,
    { delta: thousandths(-500), cause: "adjustment" },
    { delta: thousandths(-250), cause: "count" },
  );
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    postStock(tx, { now: noonOf(-5), userId: floor.admin.userId }, [
      { itemId: masa, delta: thousandths(-1_000), cause: "adjustment" },
    ]),
  );
  await post(-6, { delta: thousandths(250), cause: "count" });
  const read = async (from: number, to: number) =>
    (await floor.admin.call(readLosses, { query: custom(from, to) })).ok;
  const then = await read(-1, -5);
  expect(then).toMatchObject({ count: 2, value: 300, unknown_cost: 1 });
  expect(
    then.items.map((row) => [row.inventory_item_id, row.theoretical, row.counted, row.lost, row.value]),
  ).toEqual([
    [queso, 0, 750, 750, 300],
    [masa, 0, 1_000, 1_000, null],
  ]);
  expect((await read(-6, -6)).items).toMatchObject([{ lost: -250, value: -100 }]);
  expect(await read(-1, -4)).toMatchObject({ items: [], count: 0, value: 0 });
});

test("what was deleted since a period began stays in its tables", async () => {
  const floor = await aFloor();
  const { server, small, admin } = floor;
  const id = await server.db.inTenant(small.tenantId, (tx) =>
    createInventoryItem(tx, { title: "Loroco", unit: "kg", quantity: 500 }),
  );
  const titles = async (query: Record<string, string>) =>
    (await admin.call(readInventoryDashboard, { query })).ok.cummulativeInventoryMovements.map(
      ({ title, is_deleted }) => [title, is_deleted],
    );
  await admin.call(deleteInventoryItem, { params: { id } });
  expect(await titles({})).toContainEqual(["Loroco", true]);
  expect(await titles({ q: "loroco", ...custom(-1, -1) })).toEqual([]);
});

test("the logs go by period, type, ingredient and words", async () => {
  const { floor } = await aHistory();
  const { admin } = floor;
  const logs = async (query: object) =>
    (await admin.call(listStockLogs, { query: { ...custom(-1, -9), ...query } })).ok;
  const causes = async (query: object) => (await logs(query)).rows.map((row) => row.cause);
  const all = ["purchase_cancelled", "purchase", "wastage", "purchase"];
  expect(await causes({})).toEqual(all);
  expect(await causes({ movementType: "IN" })).toEqual(["purchase", "purchase"]);
  expect(await causes({ movementType: "OUT", q: "queso" })).toEqual(["purchase_cancelled"]);
  expect(await causes({ q: "masa" })).toEqual([]);
  expect(await causes({ q: "queso", sort: "created_at" })).toEqual(all.toReversed());
  const first = await logs({ limit: "3", q: "queso" });
  const rest = await logs({ limit: "3", q: "queso", cursor: first.next });
  expect([...first.rows, ...rest.rows].map((row) => row.cause)).toEqual(all);
  expect((await logs(custom(-3, -3))).rows[0]).toMatchObject({
    type: "IN",
    quantity: 3_000,
    quantity_after: 12_000,
    unit_cost: 7_000_000,
  });
});

test("the file has the columns of the specification and today's name", async () => {
  const { floor } = await aHistory();
  const query = new URLSearchParams({ ...custom(-2, -2), lang: "es" });
  const reply = await floor.server.app.inject({
    url: `/api/v1${exportStockLogs.path}?${query}`,
    cookies: floor.admin.cookies,
  });
  expect(reply.headers["content-disposition"]).toContain(`movimientos-${today}.csv`);
  const [head, line] = reply.body.replace(/^\uFEFF/, "").split("\r\n");
  expect(head).toBe("title,movement,quantity,unit,remarks,updated_by,created_at");
  expect(line).toMatch(/^Queso,WASTAGE,1,kg,Vencido,.+,"\d\d\/\d\d\/\d{4}, 12:00 PM"$/);
});

test("who waited for another one's movement is stamped after it", async () => {
  const { floor, post } = await aHistory();
  const late = new Date(noonOf(-4).getTime() - 5_000);
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    postStock(tx, { now: late, userId: floor.admin.userId }, [
      { itemId: floor.small.stock.queso, delta: thousandths(-1), cause: "adjustment" },
    ]),
  );
  const stamps = await floor.rows<{ at: Date }>(
    "select created_at as at from stock_movements where tenant_id = $1 and cause in ('purchase_cancelled', 'adjustment') order by id",
  );
  expect(stamps.map(({ at }) => at)).toEqual([noonOf(-4), noonOf(-4)]);
  await post(-6, { delta: thousandths(-1), cause: "adjustment" });
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});
