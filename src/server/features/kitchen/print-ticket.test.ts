import { expect, test } from "vitest";
import { printTicket } from "../../../contract/kitchen.ts";
import { aFloor, aKey, eight } from "../../testing/floor.ts";

test("the first ticket is the original, every later one a duplicate; each station counts its own", async () => {
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
