import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, aTill, type CartBody, type Till } from "#app/server/testing/till.ts";
import { listDrafts, saveDraft } from "#service/drafts/contract/drafts.ts";
import { barBoard, kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { moveLines } from "../../contract/accounts.ts";
import { listOrders } from "../../contract/orders.ts";

const drink = ({ small }: Till, changes = {}) =>
  aLine({ id: small.items.horchata.id, price: 1.5, ...changes });

/** Somebody who sees every screen of the service. */
const aViewer = ({ server, small }: Till) =>
  aPerson(server, small.tenantId, { scope: ["ORDERS", "KITCHEN"] });

async function sourcesShown(till: Till) {
  const viewer = await aViewer(till);
  const board = (await viewer.call(barBoard)).ok.orders;
  const groups = (await viewer.call(listOrders)).ok.groups.flatMap((group) => group.orders);
  const facts = ({ order_no, source, external_number }: (typeof board)[number] | (typeof groups)[number]) => [
    order_no,
    source,
    external_number,
  ];
  return { board: board.map(facts), accounts: groups.map(facts) };
}

test("the source and the platform's number are on the ticket and on the account", async () => {
  const till = await aTill();
  const delivery = { deliveryType: "delivery" } as const;
  await till.send(
    aCart([drink(till)], { ...delivery, source: "delivery_platform", externalNumber: " A-17 " }),
  );
  await till.send(aCart([drink(till)], { source: "phone", externalNumber: "not a platform" }));
  await till.send(aCart([drink(till)], delivery));
  const expected = [
    [1, "delivery_platform", "A-17"],
    [2, "phone", null],
    [3, "phone", null],
  ];
  expect(await sourcesShown(till)).toEqual({ board: expected, accounts: expected });
});

test("each round of a table keeps its own source", async () => {
  const till = await aTill();
  const atTable = { deliveryType: "dinein", tableId: till.small.tables[0] } as const;
  await till.send(aCart([drink(till)], atTable));
  await till.send(aCart([drink(till)], { ...atTable, source: "qr" }));
  const expected = [
    [1, "table", null],
    [2, "qr", null],
  ];
  expect(await sourcesShown(till)).toEqual({ board: expected, accounts: expected });
});

test("a dish that moves to another account takes its source along", async () => {
  const till = await aTill();
  const platform = { deliveryType: "takeaway", source: "delivery_platform", externalNumber: "88" } as const;
  const sent = (await till.send(aCart([drink(till, { quantity: 2 })], platform))).ok;
  const mover = await aPerson(till.server, till.small.tenantId, { scope: ["POS", "ORDERS"] });
  const [order] = (await mover.call(listOrders)).ok.groups.flatMap((group) => group.orders);
  const [line] = order?.items ?? [];
  if (!line) throw new Error(`The order ${sent.orderId} has no line`);
  const body = {
    lines: [{ itemId: line.id, quantity: 1, of: 2 }],
    target: { tableId: till.small.tables[0] },
  };
  expect((await mover.call(moveLines, { body })).status).toBe(200);
  const { accounts, board } = await sourcesShown(till);
  expect(accounts.map((facts) => facts.slice(1))).toEqual([
    ["delivery_platform", "88"],
    ["delivery_platform", "88"],
  ]);
  expect(board).toHaveLength(2);
});

test("orders of before migration 0016 have the source of their account", async () => {
  const till = await aTill();
  const platform = { deliveryType: "takeaway", source: "delivery_platform", externalNumber: "88" } as const;
  await till.send(aCart([drink(till)], platform));
  await till.server.db.inTenant(till.small.tenantId, (tx) =>
    tx.query({
      text: "update orders set source = null, external_number = null where tenant_id = $1",
      values: [till.small.tenantId],
    }),
  );
  const expected = [[1, "delivery_platform", "88"]];
  expect(await sourcesShown(till)).toEqual({ board: expected, accounts: expected });
});

test.each<[string, Partial<CartBody>, string, string]>([
  [
    "a platform without its number",
    { deliveryType: "delivery", source: "delivery_platform" },
    "external_number_required",
    "externalNumber",
  ],
  [
    "a platform with an empty number",
    { deliveryType: "delivery", source: "delivery_platform", externalNumber: " " },
    "invalid_input",
    "externalNumber",
  ],
  ["a table that takes its food away", { source: "table" }, "invalid_input", "source"],
])("%s is refused and leaves nothing behind", async (_, changes, code, field) => {
  const till = await aTill();
  const reply = await till.send(aCart([drink(till)], changes));
  expect(reply.error).toMatchObject({ code, fields: [{ field }] });
  expect((await sourcesShown(till)).accounts).toEqual([]);
});

test("nobody dines in at a platform", async () => {
  const till = await aTill();
  const platformOrder = { source: "delivery_platform", externalNumber: "A-17" } as const;
  const atTable = { deliveryType: "dinein", tableId: till.small.tables[0] } as const;
  expect((await till.send(aCart([drink(till)], { ...atTable, ...platformOrder }))).error.code).toBe(
    "invalid_input",
  );
});

test("a line of who dines in keeps its seat, on the ticket and on the account", async () => {
  const till = await aTill();
  const { carne } = till.small.items;
  const atTable = { deliveryType: "dinein", tableId: till.small.tables[0] } as const;
  const dishes = () => [
    aLine({ id: carne.id, price: 6.5, seat: 2 }),
    aLine({ id: carne.id, price: 6.5, seat: 1 }),
    aLine({ id: carne.id, price: 6.5 }),
  ];
  await till.send(aCart(dishes(), atTable));
  await till.send(aCart(dishes()));
  const viewer = await aViewer(till);
  const onBoard = (await viewer.call(kitchenBoard)).ok.orders;
  const onCard = (await viewer.call(listOrders)).ok.groups.flatMap((group) => group.orders);
  for (const orders of [onBoard, onCard])
    expect(orders.map((order) => order.items.map((item) => item.seat))).toEqual([
      [2, 1, null],
      [null, null, null],
    ]);
});

test.each([0, 41, 1.5])("%s is no seat", async (seat) => {
  const till = await aTill();
  expect((await till.send(aCart([drink(till, { seat })]))).error.code).toBe("invalid_input");
});

test("a draft keeps the seats; one of an older version has none", async () => {
  const till = await aTill();
  const { horchata } = till.small.items;
  const line = {
    id: horchata.id,
    title: "Horchata",
    quantity: 1,
    price: 1.5,
    notes: null,
    variant: null,
    addons: [],
  };
  const uuid = (end: string) => `00000000-0000-4000-8000-0000000000${end}`;
  const body = {
    uuid: uuid("01"),
    nameRef: "Mesa del fondo",
    cart: {
      lines: [
        { ...line, uuid: uuid("02"), seat: 3 },
        { ...line, uuid: uuid("03") },
      ],
      deliveryType: "dinein" as const,
      customer: null,
      tableId: till.small.tables[0],
      selectedQrOrderItem: null,
      source: null,
      externalNumber: null,
    },
  };
  await till.waiter.call(saveDraft, { body });
  const { drafts } = (await till.waiter.call(listDrafts)).ok;
  expect(drafts[0]?.cart.lines.map(({ seat }) => seat)).toEqual([3, null]);
});
