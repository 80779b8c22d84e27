import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { kitchenBoard, kitchenLineStatus, recallLines, recentlyFinished } from "../contract/kitchen.ts";

async function lineOf(floor: Floor, orderId: number, title: string): Promise<number> {
  const [line] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = $3",
    orderId,
    title,
  );
  return line?.id ?? 0;
}

async function finish(floor: Floor, itemId: number): Promise<void> {
  for (const status of ["preparing", "completed"] as const)
    await floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status } });
}

async function board(floor: Floor) {
  const { orders } = (await floor.cook.call(kitchenBoard)).ok;
  return orders.map((order) => [
    order.id,
    ...order.items.map((item) => `${item.item_title} ${item.status}${item.recalled ? " recalled" : ""}`),
  ]);
}

test("what was finished last comes back to its old place, says so, and is written down", async () => {
  const floor = await aFloor();
  const first = await floor.sendOrder();
  const second = await floor.sendOrder();
  for (const title of ["Quesadilla", "Pupusa de queso"])
    await finish(floor, await lineOf(floor, first, title));
  expect((await board(floor)).map(([id]) => id)).toEqual([second]);
  const reply = await floor.cook.call(recallLines, { body: { station: "kitchen" } });
  expect(reply.ok.message).toBe("Token 1: 3 items were recalled.");
  expect(await board(floor)).toEqual([
    [first, "Pupusa de queso preparing recalled", "Quesadilla preparing recalled"],
    [second, "Pupusa de queso created", "Quesadilla created"],
  ]);
  const audit = await floor.rows<{ before: { status: string }; after: { status: string } }>(
    "select before, after from audit_entries where tenant_id = $1 and action = 'order_line.recalled' order by id",
  );
  expect(audit.map(({ before, after }) => [before.status, after.status])).toEqual([
    ["completed", "preparing"],
    ["completed", "preparing"],
  ]);
});

test("the list of what was finished lately leads back", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const line = await lineOf(floor, orderId, "Quesadilla");
  await finish(floor, line);
  const { lines } = (await floor.cook.call(recentlyFinished)).ok;
  expect(lines).toMatchObject([{ id: line, token_no: 1, item_title: "Quesadilla", quantity: 1 }]);
  await floor.cook.call(recallLines, { body: { station: "kitchen", lineIds: [line] } });
  expect((await floor.cook.call(recentlyFinished)).ok.lines).toEqual([]);
  await finish(floor, line);
  expect(await board(floor)).toEqual([[orderId, "Pupusa de queso created", "Quesadilla completed"]]);
});

test("after half an hour nothing is listed, and nothing comes back", async () => {
  const floor = await aFloor();
  const line = await lineOf(floor, await floor.sendOrder(), "Quesadilla");
  expect((await floor.cook.call(recallLines, { body: { station: "kitchen" } })).error.code).toBe(
    "nothing_to_recall",
  );
  await finish(floor, line);
  await floor.rows(
    "update order_lines set status_changed_at = status_changed_at - interval '31 minutes' where tenant_id = $1 and id = $2",
    line,
  );
  expect((await floor.cook.call(recentlyFinished)).ok.lines).toEqual([]);
  expect((await floor.cook.call(recallLines, { body: { station: "kitchen" } })).error.code).toBe(
    "nothing_to_recall",
  );
  expect(
    (await floor.cook.call(recallLines, { body: { station: "kitchen", lineIds: [line] } })).ok.line_ids,
  ).toEqual([line]);
});

test("eight taps bring one dish back once", async () => {
  const floor = await aFloor();
  const line = await lineOf(floor, await floor.sendOrder(), "Quesadilla");
  await finish(floor, line);
  const replies = await Promise.all(
    eight.map(() =>
      floor.cook.call(recallLines, { body: { station: "kitchen", lineIds: [line] }, headers: aKey() }),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual(eight.map(() => 200));
  const audit = await floor.rows(
    "select from audit_entries where tenant_id = $1 and action = 'order_line.recalled' order by id",
  );
  expect(audit).toHaveLength(1);
});

test("a station recalls its own lines, finished ones, and nothing of a paid order", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const line = await lineOf(floor, orderId, "Quesadilla");
  const recall = async (station: string, lineIds: number[]) =>
    (await floor.cook.call(recallLines, { body: { station, lineIds } })).error.code;
  expect(await recall("kitchen", [line])).toBe("line_status_refused");
  expect(await recall("bar", [line])).toBe("not_found");
  expect(await recall("nowhere", [line])).toBe("not_found");
  const ready = await floor.sendReadyOrder();
  await floor.rows("update orders set payment_status = 'paid' where tenant_id = $1 and id = $2", ready);
  expect(await recall("kitchen", [await lineOf(floor, ready, "Quesadilla")])).toBe("order_already_paid");
});
