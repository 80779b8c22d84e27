import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { updateLineStatus } from "#service/orders/contract/orders.ts";
import { barBoard, barLineStatus, kitchenBoard, kitchenLineStatus } from "../contract/kitchen.ts";

async function titlesOf(floor: Floor, board: "kitchen" | "bar"): Promise<string[][]> {
  const { orders } = (await floor.cook.call(board === "kitchen" ? kitchenBoard : barBoard)).ok;
  return orders.map((order) => order.items.map((item) => `${item.item_title} ${item.status}`));
}

async function lineId(floor: Floor, title: string): Promise<number> {
  const [line] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and title = $2 order by id limit 1",
    title,
  );
  return line?.id ?? 0;
}

test("each board shows its own lines, oldest order first, with what a cook reads", async () => {
  const floor = await aFloor();
  const first = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const second = await floor.sendOrder();
  const { ok } = await floor.cook.call(kitchenBoard);
  expect(ok.station).toMatchObject({ slug: "kitchen", title: "Cocina", late_minutes: 20 });
  expect(
    ok.orders.map((order) => [order.id, order.token_no, order.table_title, order.delivery_type]),
  ).toEqual([
    [first, 1, "Mesa 1", "dinein"],
    [second, 2, null, "takeaway"],
  ]);
  expect(ok.orders[0]?.items[0]).toMatchObject({
    item_title: "Pupusa de queso",
    variant_title: "De maíz",
    addons: ["Extra queso"],
    quantity: 2,
    notes: "bien dorada",
    status: "created",
  });
  expect(await titlesOf(floor, "kitchen")).toEqual([
    ["Pupusa de queso created", "Quesadilla created"],
    ["Pupusa de queso created", "Quesadilla created"],
  ]);
  expect(await titlesOf(floor, "bar")).toEqual([
    ["Horchata created", "Cerveza created"],
    ["Horchata created", "Cerveza created"],
  ]);
});

test("the board names the newest event it contains and the server's time", async () => {
  const floor = await aFloor();
  const now = new Date("2026-11-21T18:00:00.000Z");
  floor.server.clock.now = now;
  expect((await floor.cook.call(kitchenBoard)).ok).toMatchObject({ seq: 0, orders: [], now });
  await floor.sendOrder();
  await floor.sendOrder();
  expect((await floor.cook.call(kitchenBoard)).ok.seq).toBe(2);
  floor.server.clock.now = undefined;
});

test("a line goes from created to preparing to completed; a second tap does nothing", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const tap = (itemId: number, status: "preparing" | "completed") =>
    floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status }, headers: aKey() });
  const [pupusa, quesadilla] = [await lineId(floor, "Pupusa de queso"), await lineId(floor, "Quesadilla")];
  expect((await tap(pupusa, "completed")).error.code).toBe("line_status_refused");
  const taps = await Promise.all(eight.map(() => tap(pupusa, "preparing")));
  expect(taps.map((reply) => reply.ok.message)).toEqual(
    eight.map(() => "Pupusa de queso is being prepared."),
  );
  const updates = floor.server.events.filter(
    ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "order_update",
  );
  expect(updates).toEqual([
    { tenantId: floor.small.tenantId, event: { type: "order_update", orderIds: [orderId] } },
  ]);
  await tap(pupusa, "completed");
  expect(await titlesOf(floor, "kitchen")).toEqual([["Pupusa de queso completed", "Quesadilla created"]]);
  await floor.waiter.call(updateLineStatus, {
    params: { itemId: quesadilla },
    body: { status: "cancelled" },
  });
  expect(await titlesOf(floor, "kitchen")).toEqual([]);
  expect(await titlesOf(floor, "bar")).toEqual([["Horchata created", "Cerveza created"]]);
});

test("a board moves its own lines only; further stations are boards of the kitchen", async () => {
  const floor = await aFloor();
  await floor.sendOrder();
  const body = { status: "preparing" } as const;
  const beer = { itemId: await lineId(floor, "Cerveza") };
  const quesadilla = { itemId: await lineId(floor, "Quesadilla") };
  expect((await floor.cook.call(kitchenLineStatus, { params: beer, body })).error.code).toBe("not_found");
  expect((await floor.cook.call(barLineStatus, { params: quesadilla, body })).error.code).toBe("not_found");
  expect((await floor.cook.call(barLineStatus, { params: beer, body })).status).toBe(200);
  await floor.rows(
    `with grill as (insert into stations (tenant_id, slug, title) values ($1, 'parrilla', 'Parrilla') returning id)
     update order_lines set station_id = grill.id from grill where tenant_id = $1 and order_lines.id = $2`,
    quesadilla.itemId,
  );
  const grill = await floor.cook.call(kitchenBoard, { query: { station: "parrilla" } });
  expect(grill.ok.orders.map((order) => order.items.map((item) => item.item_title))).toEqual([
    ["Quesadilla"],
  ]);
  expect((await floor.cook.call(kitchenLineStatus, { params: quesadilla, body })).status).toBe(200);
  expect((await floor.cook.call(kitchenBoard, { query: { station: "nowhere" } })).error.code).toBe(
    "not_found",
  );
});
