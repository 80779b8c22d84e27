import { expect, test } from "vitest";
import { z } from "zod";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { toId } from "#platform/domain/ids.ts";
import { updateLineStatus } from "#service/orders/contract/orders.ts";
import { numbersChanged, orderDisplay } from "../contract/order-display.ts";
import { numbersChange } from "./order-display.ts";

async function columns(floor: Floor, tables: "yes" | "no" = "no") {
  const display = await aPerson(floor.server, floor.small.tenantId, { scope: ["ORDER_STATUS_DISPLAY"] });
  const { preparing, ready } = (await display.call(orderDisplay, { query: { tables } })).ok;
  return { preparing: preparing.map((order) => order.token_no), ready: ready.map((order) => order.token_no) };
}

test("guests find their number among those being made, then among the ready ones", async () => {
  const floor = await aFloor();
  const first = await floor.sendOrder();
  await floor.sendReadyOrder();
  expect(await columns(floor)).toEqual({ preparing: [1], ready: [2] });
  const lines = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    first,
  );
  for (const { id } of lines)
    await floor.admin.call(updateLineStatus, { params: { itemId: id }, body: { status: "completed" } });
  expect(await columns(floor)).toEqual({ preparing: [], ready: [1, 2] });
  for (const { id } of lines)
    await floor.admin.call(updateLineStatus, { params: { itemId: id }, body: { status: "delivered" } });
  expect(await columns(floor)).toEqual({ preparing: [], ready: [2] });
});

test("orders of tables are shown only where they are asked for", async () => {
  const floor = await aFloor();
  await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  await floor.sendOrder();
  expect(await columns(floor)).toEqual({ preparing: [2], ready: [] });
  expect(await columns(floor, "yes")).toEqual({ preparing: [1, 2], ready: [] });
});

test("a delivery is called for its rider, when read and when told", async () => {
  const floor = await aFloor();
  const delivery = await floor.sendReadyOrder({ deliveryType: "delivery" });
  const takeaway = await floor.sendReadyOrder({ deliveryType: "takeaway" });
  const display = await aPerson(floor.server, floor.small.tenantId, { scope: ["ORDER_STATUS_DISPLAY"] });
  const { ready } = (await display.call(orderDisplay, { query: { tables: "no" } })).ok;
  expect(ready.map(({ token_no, is_delivery }) => [token_no, is_delivery])).toEqual([
    [2, false],
    [1, true],
  ]);
  const orderIds = [delivery, takeaway].map(toId<"Order">);
  const told = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    numbersChange.read(tx, { orderIds, tableIds: [] }, new Date()),
  );
  const { orders } = numbersChanged.shape.parse(z.encode(numbersChanged.shape, told as never));
  expect(orders.map(({ token_no, column, is_delivery }) => [token_no, column, is_delivery])).toEqual([
    [1, "ready", true],
    [2, "ready", false],
  ]);
});
