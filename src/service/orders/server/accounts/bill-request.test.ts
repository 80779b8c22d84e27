import { expect, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { billRequest, moveToTable } from "../../contract/accounts.ts";
import { listOrders } from "../../contract/orders.ts";

const step = (floor: Floor, action: "request" | "acknowledge" | "cancel", table = floor.small.tables[0]) =>
  floor.waiter.call(billRequest, { params: { tableId: table }, body: { action } });

const statusOf = async (floor: Floor) =>
  (await floor.waiter.call(listOrders)).ok.groups[0]?.billRequest?.status;

const billRequestEvents = (floor: Floor) =>
  floor.server.events
    .filter(({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "bill_request")
    .map(({ event }) => event);

test("a request is made, attended and made again; every screen hears each step once", async () => {
  const floor = await aFloor();
  const tableId = floor.small.tables[0];
  await floor.sendOrder({ deliveryType: "dinein", tableId });
  expect((await step(floor, "acknowledge")).error.code).toBe("bill_not_requested");
  await step(floor, "request");
  expect(await statusOf(floor)).toBe("REQUESTED");
  const attended = await floor.waiter.call(billRequest, {
    params: { tableId },
    body: { action: "acknowledge" },
    headers: { "accept-language": "es" },
  });
  expect(attended.ok.message).toBe("Solicitud atendida.");
  expect(await statusOf(floor)).toBe("ACKNOWLEDGED");
  expect((await step(floor, "acknowledge")).status).toBe(200);
  expect((await step(floor, "cancel")).error.code).toBe("bill_not_requested");
  await step(floor, "request");
  expect((await step(floor, "cancel")).ok.message).toBe("Request canceled.");
  expect(billRequestEvents(floor)).toEqual(
    ["REQUESTED", "ACKNOWLEDGED", "REQUESTED", "CANCELLED"].map((status) => ({
      type: "bill_request",
      tableId,
      status,
    })),
  );
});

test("attended and cancelled at once: one answer stands", async () => {
  const floor = await aFloor();
  await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  await step(floor, "request");
  const replies = await Promise.all(
    eight.map((_, index) => step(floor, index % 2 === 0 ? "acknowledge" : "cancel")),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(4);
  expect(billRequestEvents(floor)).toHaveLength(2);
});

test("the request goes with the account to another table", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  await step(floor, "request");
  await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: second } });
  expect((await step(floor, "acknowledge", first)).error.code).toBe("no_open_account");
  expect((await step(floor, "acknowledge", second)).status).toBe(200);
  const unknown = await floor.waiter.call(billRequest, {
    params: { tableId: 999_999 },
    body: { action: "cancel" },
  });
  expect(unknown.error.code).toBe("not_found");
});
