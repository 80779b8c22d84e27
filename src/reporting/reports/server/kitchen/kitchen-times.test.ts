import { afterEach, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { kitchenLineStatus, recallLines } from "#service/kitchen/contract/kitchen.ts";
import { completeOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { readKitchenTimes } from "../../contract/kitchen-times.ts";
import { sumDays } from "../public.ts";

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

const at = (floor: Floor, time: string) => {
  floor.server.clock.now = new Date(`2025-05-05T${time}-06:00`);
};

async function lineOf(floor: Floor, order: OrderId, title: string): Promise<OrderLineId> {
  const [line] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = $3",
    order,
    title,
  );
  if (!line) throw new Error("The dish is in the order");
  return line.id;
}

const move = (floor: Floor, itemId: OrderLineId, status: "preparing" | "completed") =>
  floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status } });

async function kitchenOf(floor: Floor) {
  const query = { type: "custom", from: "2025-05-05", to: "2025-05-05" } as const;
  const { stations } = (await floor.admin.call(readKitchenTimes, { query })).ok;
  return stations;
}

/**
 * Makes two dishes of the kitchen at noon, ready after 4:10 and, because one came back, after 21 minutes; leaves the
 * bar's.
 */
async function noon(floor: Floor): Promise<OrderId> {
  at(floor, "12:00:00");
  const order = await floor.sendOrder();
  const [pupusa, quesadilla] = [
    await lineOf(floor, order, "Pupusa de queso"),
    await lineOf(floor, order, "Quesadilla"),
  ];
  for (const line of [pupusa, quesadilla]) await move(floor, line, "preparing");
  at(floor, "12:04:10");
  for (const line of [pupusa, quesadilla]) await move(floor, line, "completed");
  at(floor, "12:06:00");
  await floor.cook.call(recallLines, { body: { station: "kitchen", lineIds: [quesadilla] } });
  at(floor, "12:21:00");
  await move(floor, quesadilla, "completed");
  return order;
}

test("a dish counts from when it was sent until it was ready for good", async () => {
  const floor = await aFloor();
  await noon(floor);
  at(floor, "13:00:00");
  const cancelled = await floor.sendOrder();
  await floor.admin.call(updateLineStatus, {
    params: { itemId: await lineOf(floor, cancelled, "Quesadilla") },
    body: { status: "cancelled" },
  });
  for (const work of [
    () => Promise.resolve(0),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    await work();
    const [kitchen, ...others] = await kitchenOf(floor);
    expect(others).toEqual([]);
    const all = { dishes: 2, median: 5, p90: 21, late: 1, recalled: 1, unmeasured: 0 };
    expect(kitchen).toMatchObject({ ...all, hours: [{ hour: 12, ...all }] });
  }
});

test("what is completed at the till says nothing of its kitchen", async () => {
  const floor = await aFloor();
  const order = await noon(floor);
  at(floor, "12:30:00");
  await floor.admin.call(completeOrders, { body: { orderIds: [order] } });
  const stations = await kitchenOf(floor);
  expect(stations.map(({ dishes, unmeasured, median }) => [dishes, unmeasured, median])).toEqual([
    [2, 0, 5],
    [0, 2, null],
  ]);
});

test("the file has a line for all of a station and one for each hour", async () => {
  const floor = await aFloor();
  await noon(floor);
  const { body } = await floor.server.app.inject({
    url: "/api/v1/reports/kitchen/export?type=custom&from=2025-05-05&to=2025-05-05&lang=en",
    cookies: floor.admin.cookies,
  });
  const lines = body.split("\r\n").slice(1, 3);
  expect(lines).toEqual([
    expect.stringMatching(/,All hours,2,5,21,1,1,0,0,,0,$/),
    expect.stringMatching(/,12 PM,2,5,21,1,1,0,0,,0,$/),
  ]);
});
