import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { aCart } from "#app/server/testing/till.ts";
import { kitchenBoard, kitchenLineStatus, recallLines } from "#service/kitchen/contract/kitchen.ts";
import { claimDishes, readTray, releaseDishes, serveDishes } from "../contract/tray.ts";

async function quesadillaOf(floor: Floor, orderId: number): Promise<number> {
  const [line] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = 'Quesadilla'",
    orderId,
  );
  return line?.id ?? 0;
}

/** An order at the first table whose quesadilla is ready. */
async function aReadyDish(floor: Floor): Promise<number> {
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const itemId = await quesadillaOf(floor, orderId);
  for (const status of ["preparing", "completed"] as const)
    await floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status } });
  return itemId;
}

const otherWaiter = (floor: Floor) => aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
const dishes = async (person: Person) =>
  (await person.call(readTray)).ok.orders.flatMap((order) => order.items);

test("what is ready reaches the waiter who serves the table, and only that one", async () => {
  const floor = await aFloor();
  const line = await aReadyDish(floor);
  const { orders } = (await floor.waiter.call(readTray)).ok;
  expect(orders).toMatchObject([
    {
      token_no: 1,
      table_title: "Mesa 1",
      floor: "Salón",
      is_mine: true,
      items: [{ id: line, item_title: "Quesadilla", station: "Cocina", late: false, claimed_by: null }],
    },
  ]);
  expect(await dishes(await otherWaiter(floor))).toEqual([]);
});

test("a part of a combo says which, and a dish of which course it is", async () => {
  const floor = await aFloor();
  const { line } = await aCombo(floor);
  await floor.send(aCart([line({ course: 2 })]));
  const [meat] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and title = 'Carne asada'",
  );
  for (const status of ["preparing", "completed"] as const)
    await floor.cook.call(kitchenLineStatus, { params: { itemId: meat?.id ?? 0 }, body: { status } });
  expect(await dishes(floor.waiter)).toMatchObject([
    { item_title: "Carne asada", combo_title: "Combo típico", course: 2 },
  ]);
});

test("what nobody fetches in time is on everybody's tray, and late on the board", async () => {
  const floor = await aFloor();
  const line = await aReadyDish(floor);
  await floor.rows(
    "update order_lines set status_changed_at = status_changed_at - interval '6 minutes' where tenant_id = $1 and id = $2",
    line,
  );
  const other = await otherWaiter(floor);
  expect(await dishes(other)).toMatchObject([{ id: line, late: true, claimed_by_me: false }]);
  expect((await floor.cook.call(kitchenBoard)).ok.ready).toMatchObject([
    { token_no: 1, table_title: "Mesa 1", dishes: 1, claimed_by: null },
  ]);
  await floor.waiter.call(claimDishes, { body: { lineIds: [line] } });
  expect(await dishes(other)).toEqual([]);
  expect((await floor.cook.call(kitchenBoard)).ok.ready).toMatchObject([{ claimed_by: "Persona de prueba" }]);
});

test("of two waiters who tap Voy at once one goes, and the other reads who does", async () => {
  const floor = await aFloor();
  const line = await aReadyDish(floor);
  const other = await otherWaiter(floor);
  const replies = await Promise.all(
    eight.map((_, index) =>
      (index % 2 === 0 ? floor.waiter : other).call(claimDishes, {
        body: { lineIds: [line] },
        headers: aKey(),
      }),
    ),
  );
  const went = replies.filter((reply) => reply.status === 200);
  expect(went).toHaveLength(4);
  expect(replies.find((reply) => reply.status !== 200)?.error).toMatchObject({
    code: "line_claimed",
    message: "Persona de prueba is already on the way.",
  });
  const [row] = await floor.rows<{ claimed_by: number }>(
    "select claimed_by from order_lines where tenant_id = $1 and id = $2",
    line,
  );
  expect([floor.waiter.userId, other.userId]).toContain(row?.claimed_by);
});

test("who does not go after all leaves it to others, and cannot take it from them", async () => {
  const floor = await aFloor();
  const lineIds = [await aReadyDish(floor)];
  const other = await otherWaiter(floor);
  await floor.waiter.call(claimDishes, { body: { lineIds } });
  await other.call(releaseDishes, { body: { lineIds } });
  expect(await dishes(floor.waiter)).toMatchObject([{ claimed_by_me: true }]);
  await floor.waiter.call(releaseDishes, { body: { lineIds } });
  expect((await other.call(claimDishes, { body: { lineIds } })).status).toBe(200);
});

test("served dishes leave the tray, and serving twice is fine", async () => {
  const floor = await aFloor();
  const lineIds = [await aReadyDish(floor)];
  await floor.waiter.call(claimDishes, { body: { lineIds } });
  await floor.cook.call(recallLines, { body: { station: "kitchen", lineIds } });
  expect((await floor.waiter.call(serveDishes, { body: { lineIds } })).error.code).toBe(
    "line_status_refused",
  );
  const params = { itemId: lineIds[0] ?? 0 };
  await floor.cook.call(kitchenLineStatus, { params, body: { status: "completed" } });
  expect(await dishes(floor.waiter)).toMatchObject([{ claimed_by: null }]);
  for (const _ of [1, 2])
    expect((await floor.waiter.call(serveDishes, { body: { lineIds }, headers: aKey() })).ok.message).toBe(
      "1 item delivered.",
    );
  expect(await dishes(floor.waiter)).toEqual([]);
});

test("a dish is served or taken back when both are tapped at once", async () => {
  const floor = await aFloor();
  const lineIds = [await aReadyDish(floor)];
  await Promise.all(
    eight.map((_, index) =>
      index % 2 === 0
        ? floor.waiter.call(serveDishes, { body: { lineIds }, headers: aKey() })
        : floor.cook.call(recallLines, { body: { station: "kitchen", lineIds }, headers: aKey() }),
    ),
  );
  const [row] = await floor.rows<{ status: string }>(
    "select status from order_lines where tenant_id = $1 and id = any($2)",
    lineIds,
  );
  expect(["delivered", "preparing"]).toContain(row?.status);
});

test("what is not ready cannot be fetched", async () => {
  const floor = await aFloor();
  const lineIds = [await quesadillaOf(floor, await floor.sendOrder())];
  expect((await floor.waiter.call(claimDishes, { body: { lineIds } })).error.code).toBe(
    "line_status_refused",
  );
  expect((await floor.waiter.call(claimDishes, { body: { lineIds: [999_999] } })).error.code).toBe(
    "not_found",
  );
});
