import { expect, test } from "vitest";
import { aFloor, aKey, eight } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { fireCourse } from "#service/orders/contract/courses.ts";
import { kitchenBoard, printTicket } from "../contract/kitchen.ts";

test("the first ticket is the original, every later one a duplicate", async () => {
  const floor = await aFloor();
  const params = {
    orderId: await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] }),
  };
  const print = async (station: string) =>
    (await floor.cook.call(printTicket, { params, body: { station }, headers: aKey() })).ok.paper;
  expect(await print("kitchen")).toMatchObject({
    station: "Cocina",
    copy_no: 1,
    page_format: 80,
    ticket: {
      token_no: 1,
      table_title: "Mesa 1",
      items: [{ item_title: "Pupusa de queso", notes: "bien dorada" }, { item_title: "Quesadilla" }],
    },
  });
  expect((await print("kitchen"))?.copy_no).toBe(2);
  expect((await print("bar"))?.copy_no).toBe(1);
});

test("of eight devices that print by themselves one prints", async () => {
  const floor = await aFloor();
  const params = { orderId: await floor.sendOrder() };
  const replies = await Promise.all(
    eight.map(() =>
      floor.cook.call(printTicket, {
        params,
        body: { station: "kitchen", automatic: true },
        headers: aKey(),
      }),
    ),
  );
  expect(replies.map((reply) => reply.ok.paper?.copy_no).filter((copy) => copy !== undefined)).toEqual([1]);
});

test("a station without a dish of the order prints nothing", async () => {
  const floor = await aFloor();
  const params = { orderId: await floor.sendOrder() };
  await floor.rows("insert into stations (tenant_id, slug, title) values ($1, 'postres', 'Postres')");
  const reply = await floor.cook.call(printTicket, { params, body: { station: "postres" } });
  expect(reply.error.code).toBe("not_found");
});

test("what is held is on no paper; fired, it is on one of its own, once", async () => {
  const floor = await aFloor();
  const { carne, quesadilla } = floor.small.items;
  const start = Date.now();
  const at = (minutes: number) => {
    floor.server.clock.now = new Date(start + minutes * 60_000);
  };
  at(0);
  const { orderId } = (
    await floor.send(
      aCart([
        aLine({ id: quesadilla.id, price: 2, course: 1 }),
        aLine({ id: carne.id, price: 6.5, course: 2, hold: true }),
      ]),
    )
  ).ok;
  const print = async (automatic = true) => {
    const body = { station: "kitchen", automatic };
    const reply = await floor.cook.call(printTicket, { params: { orderId }, body, headers: aKey() });
    const { paper } = reply.ok;
    return paper && [paper.copy_no, paper.ticket.items.map(({ item_title }) => item_title)];
  };
  expect(await print()).toEqual([1, ["Quesadilla"]]);
  at(1);
  expect(await print()).toBeNull();
  const [order] = (await floor.cook.call(kitchenBoard)).ok.orders;
  expect(order?.items.map(({ course, fire_at }) => [course, fire_at?.getTime() ?? null])).toEqual([
    [1, start],
    [2, null],
  ]);
  const [account] = await floor.rows<{ id: number }>("select id from accounts where tenant_id = $1");
  await floor.waiter.call(fireCourse, { body: { account: account?.id ?? 0, course: 2 } });
  at(2);
  expect(await print()).toEqual([1, ["Carne asada"]]);
  expect(await print()).toBeNull();
  at(3);
  expect(await print(false)).toEqual([2, ["Quesadilla", "Carne asada"]]);
  floor.server.clock.now = undefined;
});

test("a ticket of held dishes alone is not printed, and says why", async () => {
  const floor = await aFloor();
  const line = aLine({ id: floor.small.items.carne.id, price: 6.5, course: 1, hold: true });
  const { orderId } = (await floor.send(aCart([line]))).ok;
  const body = { station: "kitchen" };
  const refused = await floor.cook.call(printTicket, { params: { orderId }, body, headers: aKey() });
  expect(refused.error.code).toBe("line_held");
});
