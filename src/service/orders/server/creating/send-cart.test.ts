import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { stockDifferences } from "#db/seeds/stock.ts";

interface LineRow {
  title: string;
  slug: string;
  variant_title: string | null;
  variant_price_cents: number | null;
  addons: unknown;
  quantity: number;
  unit_price_cents: number;
  tax_title: string | null;
  tax_rate_bp: number;
  tax_type: string;
  notes: string | null;
  category_title: string | null;
}

function linesOf({ server, small }: Till, orderId: number): Promise<LineRow[]> {
  return server.db.inTenant(small.tenantId, (tx) =>
    tx.query<LineRow>({
      text: `select l.title, s.slug, l.variant_title, l.variant_price_cents, l.addons, l.quantity, l.unit_price_cents,
          l.tax_title, l.tax_rate_bp, l.tax_type, l.notes, l.category_title
        from order_lines l join stations s on s.tenant_id = l.tenant_id and s.id = l.station_id
        where l.tenant_id = $1 and l.order_id = $2 order by l.id`,
      values: [small.tenantId, orderId],
    }),
  );
}

interface OrderRow {
  id: number;
  order_no: number;
  token_no: number;
  round: number;
  account_id: number;
  business_date: string;
  table_id: number | null;
  customer_id: number | null;
  dining_option: string;
  source: string;
}

function ordersOf({ server, small }: Till): Promise<OrderRow[]> {
  return server.db.inTenant(small.tenantId, (tx) =>
    tx.query<OrderRow>({
      text: `select o.id, o.order_no, o.token_no, o.round, o.account_id, o.business_date,
          a.table_id, a.customer_id, a.dining_option, a.source
        from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
        where o.tenant_id = $1 order by o.order_no`,
      values: [small.tenantId],
    }),
  );
}

test("an order keeps title, choices, price and tax as they were when sent", async () => {
  const till = await aTill();
  const { pupusa, horchata } = till.small.items;
  const [maiz] = pupusa.variants;
  const [queso] = pupusa.addons;
  const reply = await till.send(
    aCart([
      aLine({
        id: pupusa.id,
        price: 1.5,
        quantity: 3,
        variant_id: maiz?.id ?? null,
        addons_ids: queso ? [queso.id] : [],
        notes: "bien dorada",
      }),
      aLine({ id: horchata.id, price: 1.5 }),
    ]),
    { "accept-language": "es" },
  );
  expect(reply.ok).toMatchObject({ tokenNo: 1, orderNo: 1, message: "Token #1 — Orden 1 creada" });
  await till.server.db.inTenant(till.small.tenantId, (tx) =>
    tx.query({
      text: "update categories set title = 'Otra', station_id = (select max(id) from stations where tenant_id = $1) where tenant_id = $1",
      values: [till.small.tenantId],
    }),
  );
  expect(await linesOf(till, reply.ok.orderId)).toEqual([
    {
      title: "Pupusa de queso",
      slug: "kitchen",
      category_title: "Comida",
      variant_title: "De maíz",
      variant_price_cents: 100,
      addons: [{ id: queso?.id, title: "Extra queso", price: 50 }],
      quantity: 3,
      unit_price_cents: 150,
      tax_title: "IVA",
      tax_rate_bp: 1300,
      tax_type: "inclusive",
      notes: "bien dorada",
    },
    {
      title: "Horchata",
      slug: "bar",
      category_title: "Bebidas",
      variant_title: null,
      variant_price_cents: null,
      addons: [],
      quantity: 1,
      unit_price_cents: 150,
      tax_title: "IVA",
      tax_rate_bp: 1300,
      tax_type: "inclusive",
      notes: null,
    },
  ]);
});

test("the whole cart is taken from stock, and the ledger says why", async () => {
  const till = await aTill();
  const { items, stock, tenantId } = till.small;
  const [maiz, arroz] = items.pupusa.variants;
  const [queso] = items.pupusa.addons;
  const sent = await till.send(
    aCart([
      aLine({
        id: items.pupusa.id,
        price: 1.5,
        quantity: 2,
        variant_id: maiz?.id ?? null,
        addons_ids: queso ? [queso.id] : [],
      }),
      aLine({ id: items.pupusa.id, price: 1.25, variant_id: arroz?.id ?? null }),
      aLine({ id: items.quesadilla.id, price: 2 }),
    ]),
  );
  const { movements, levels, differences } = await till.server.db.inTenant(tenantId, async (tx) => ({
    movements: await tx.query({
      text: `select inventory_item_id, type, quantity, cause, order_id from stock_movements
        where tenant_id = $1 and cause = 'order' order by inventory_item_id`,
      values: [tenantId],
    }),
    levels: await tx.query({
      text: "select id, quantity from inventory_items where tenant_id = $1 order by id",
      values: [tenantId],
    }),
    differences: await stockDifferences(tx),
  }));
  const order = { type: "OUT", cause: "order", order_id: sent.ok.orderId };
  // masa: 2 × 100. queso: 3 × 50 base, 2 × 40 add-on, 1 × 250.
  expect(movements).toEqual([
    { inventory_item_id: stock.masa, quantity: -200, ...order },
    { inventory_item_id: stock.queso, quantity: -480, ...order },
  ]);
  expect(levels).toEqual([
    { id: stock.masa, quantity: 19_800 },
    { id: stock.queso, quantity: 4_520 },
  ]);
  expect(differences).toEqual([]);
});

test("rounds of a table join its open account; takeaway and delivery open one each", async () => {
  const till = await aTill();
  const { items, tables, customerId } = till.small;
  const line = () => aLine({ id: items.carne.id, price: 6.5 });
  const atTable = { deliveryType: "dinein", tableId: tables[0] } as const;
  await till.send(aCart([line()], atTable));
  await till.send(aCart([line()], { ...atTable, customerType: "CUSTOMER", customerId }));
  await till.send(aCart([line()], { deliveryType: "takeaway" }));
  await till.send(aCart([line()], { deliveryType: "delivery", tableId: tables[0] }));
  const orders = await ordersOf(till);
  expect(
    orders.map((order) => [order.order_no, order.round, order.dining_option, order.source, order.table_id]),
  ).toEqual([
    [1, 1, "dinein", "table", tables[0]],
    [2, 2, "dinein", "table", tables[0]],
    [3, 1, "takeaway", "counter", null],
    [4, 1, "delivery", "phone", null],
  ]);
  expect(new Set(orders.map((order) => order.account_id)).size).toBe(3);
  expect(orders.map((order) => order.customer_id)).toEqual([customerId, customerId, null, null]);
});

test("a closed account is left alone: the next party at the table gets its own", async () => {
  const till = await aTill();
  const { items, tables, tenantId } = till.small;
  const body = () =>
    aCart([aLine({ id: items.carne.id, price: 6.5 })], { deliveryType: "dinein", tableId: tables[0] });
  await till.send(body());
  await till.server.db.inTenant(tenantId, (tx) =>
    tx.query({ text: "update accounts set closed_at = now() where tenant_id = $1", values: [tenantId] }),
  );
  await till.send(body());
  const orders = await ordersOf(till);
  expect(orders.map((order) => order.round)).toEqual([1, 1]);
  expect(new Set(orders.map((order) => order.account_id)).size).toBe(2);
});

test("the token starts again with each business day of the restaurant's zone", async () => {
  const till = await aTill();
  const { clock } = till.server;
  const send = async (at: string) => {
    clock.now = new Date(at);
    const { tokenNo, orderNo } = (
      await till.send(aCart([aLine({ id: till.small.items.carne.id, price: 6.5 })]))
    ).ok;
    return [tokenNo, orderNo];
  };
  try {
    expect(await send("2030-03-10T23:00:00-06:00")).toEqual([1, 1]);
    expect(await send("2030-03-11T03:59:59-06:00")).toEqual([2, 2]);
    expect(await send("2030-03-11T04:00:00-06:00")).toEqual([1, 3]);
    // Over a clock that was set back each day goes on with its own tokens: none comes twice, none is of another day.
    expect(await send("2030-03-11T03:00:00-06:00")).toEqual([3, 4]);
    await till.server.db.inTenant(till.small.tenantId, (tx) =>
      tx.query({
        text: "update store_settings set time_zone = 'Asia/Tokyo', day_cutoff_hour = 0 where tenant_id = $1",
        values: [till.small.tenantId],
      }),
    );
    expect(await send("2030-03-11T23:59:00+09:00")).toEqual([2, 5]);
    expect(await send("2031-03-12T00:00:00+09:00")).toEqual([1, 6]);
    expect(await send("2030-03-12T00:00:00+09:00")).toEqual([1, 7]);
  } finally {
    clock.now = undefined;
  }
  expect((await ordersOf(till)).map((order) => order.business_date)).toEqual([
    "2030-03-10",
    "2030-03-10",
    "2030-03-11",
    "2030-03-10",
    "2030-03-11",
    "2031-03-12",
    "2030-03-12",
  ]);
});

test("screens hear of the order after it is kept, once", async () => {
  const till = await aTill();
  const { orderId, tokenNo } = (
    await till.send(aCart([aLine({ id: till.small.items.carne.id, price: 6.5 })]))
  ).ok;
  const heard = till.server.events.filter(({ tenantId }) => tenantId === till.small.tenantId);
  expect(heard).toEqual([{ tenantId: till.small.tenantId, event: { type: "new_order", orderId, tokenNo } }]);
});

test("a line that was sent in another order is refused and changes nothing", async () => {
  const till = await aTill();
  const line = aLine({ id: till.small.items.carne.id, price: 6.5, uuid: randomUUID() });
  await till.send(aCart([line]));
  const again = await till.send(aCart([line]));
  expect(again.error.code).toBe("uuid_taken");
  expect(await ordersOf(till)).toHaveLength(1);
});

test("the specification's payload without uuids needs an idempotency key", async () => {
  const till = await aTill();
  const { id, title, price } = { ...till.small.items.carne, price: 6.5 };
  const body = {
    // A cart line of the specification is the menu item and what was chosen of it.
    cart: [
      { id, title, price, quantity: 1, notes: null, variant: null, addons: [] },
      { id, price, quantity: 2 },
    ],
    deliveryType: "takeaway",
    customerType: "WALKIN",
    customerId: null,
    tableId: null,
    selectedQrOrderItem: null,
  } as const satisfies object;
  const refused = await till.send({ ...body, cart: [...body.cart] });
  expect(refused.error).toMatchObject({
    code: "invalid_input",
    fields: [expect.objectContaining({ field: "Idempotency-Key" })],
  });
  const headers = { "idempotency-key": "order 17 of the platform" };
  const replies = await Promise.all(
    [1, 2, 3].map(() => till.send({ ...body, cart: [...body.cart] }, headers)),
  );
  expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1);
  expect(replies[0]?.ok).toMatchObject({ tokenNo: 1, orderNo: 1 });
  expect(await ordersOf(till)).toHaveLength(1);
  const other = await till.send({ ...body, cart: [body.cart[0]] }, headers);
  expect(other.error.code).toBe("idempotency_key_reused");
});
