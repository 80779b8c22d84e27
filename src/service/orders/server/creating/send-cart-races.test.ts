import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { createMenuItem } from "#db/seeds/menu.ts";
import { addRecipe, createInventoryItem, stockDifferences } from "#db/seeds/stock.ts";

function count({ server, small }: Till, table: "orders" | "accounts" | "order_lines"): Promise<number> {
  return server.db.inTenant(small.tenantId, async (tx) => {
    const [row] = await tx.query<{ count: number }>({
      text: `select count(*)::integer as count from ${table} where tenant_id = $1`,
      values: [small.tenantId],
    });
    return row?.count ?? 0;
  });
}

const eight = Array.from({ length: 8 });

test.each(["dinein", "takeaway"] as const)(
  "one %s cart sent eight times at once makes one order",
  async (deliveryType) => {
    const till = await aTill();
    const { items, tables, tenantId } = till.small;
    const tableId = deliveryType === "dinein" ? tables[0] : null;
    const body = aCart([aLine({ id: items.quesadilla.id, price: 2 })], { deliveryType, tableId });
    const replies = await Promise.all(eight.map(() => till.send(body, { "idempotency-key": randomUUID() })));
    const again = await till.send(body, { "idempotency-key": randomUUID() });
    expect(new Set([...replies, again].map((reply) => reply.raw)).size).toBe(1);
    expect(replies[0]?.ok).toMatchObject({ tokenNo: 1, orderNo: 1 });
    expect(await count(till, "orders")).toBe(1);
    expect(await count(till, "accounts")).toBe(1);
    expect(await count(till, "order_lines")).toBe(1);
    const next = await till.send(aCart([aLine({ id: items.carne.id, price: 6.5 })]));
    expect(next.ok).toMatchObject({ tokenNo: 2, orderNo: 2 });
    expect(await till.server.db.inTenant(tenantId, stockDifferences)).toEqual([]);
    const heard = till.server.events.filter((sent) => sent.tenantId === tenantId);
    expect(heard).toHaveLength(2);
  },
);

test("of fifty buyers of the last portion exactly one gets it", async () => {
  const till = await aTill();
  const { tenantId } = till.small;
  const last = await till.server.db.inTenant(tenantId, async (tx) => {
    const ingredient = await createInventoryItem(tx, { title: "Mariscos", unit: "kg", quantity: 300 });
    const item = await createMenuItem(tx, { title: "Mariscada", price: 1200 });
    await addRecipe(tx, item.id, [{ inventoryItemId: ingredient, quantity: 200 }]);
    return item;
  });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      till.send(aCart([aLine({ id: last.id, price: 12 })]), { "idempotency-key": randomUUID() }),
    ),
  );
  const sold = replies.filter((reply) => reply.status === 200);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(sold).toHaveLength(1);
  expect(new Set(refused.map((reply) => reply.error.code))).toEqual(new Set(["insufficient_stock"]));
  expect(sold[0]?.ok.orderNo).toBe(1);
  expect(await till.server.db.inTenant(tenantId, stockDifferences)).toEqual([]);
});

test("carts that need the same ingredients in another order do not stop each other", async () => {
  const till = await aTill();
  const { items } = till.small;
  const [maiz] = items.pupusa.variants;
  const pupusa = () => aLine({ id: items.pupusa.id, price: 1, variant_id: maiz?.id ?? null });
  const quesadilla = () => aLine({ id: items.quesadilla.id, price: 2, quantity: 1 });
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      till.send(aCart(index % 2 === 0 ? [pupusa(), quesadilla()] : [quesadilla(), pupusa()])),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
});

test("two tables in parallel get their own accounts and numbers without a gap", async () => {
  const till = await aTill();
  const { items, tables, tenantId } = till.small;
  const carts = Array.from({ length: 20 }, (_, index) =>
    aCart([aLine({ id: items.carne.id, price: 6.5 })], {
      deliveryType: "dinein",
      tableId: tables[index % 2 === 0 ? 0 : 1],
    }),
  );
  const replies = await Promise.all(carts.map((cart) => till.send(cart)));
  const numbers = (of: "tokenNo" | "orderNo") =>
    replies.map((reply) => reply.ok[of]).toSorted((a, b) => a - b);
  const gapless = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(numbers("tokenNo")).toEqual(gapless);
  expect(numbers("orderNo")).toEqual(gapless);
  const rounds = await till.server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `select a.table_id, array_agg(o.round order by o.round)::text as rounds
        from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
        where o.tenant_id = $1 group by a.id, a.table_id order by a.table_id`,
      values: [tenantId],
    }),
  );
  const ten = "{1,2,3,4,5,6,7,8,9,10}";
  expect(rounds).toEqual([
    { table_id: tables[0], rounds: ten },
    { table_id: tables[1], rounds: ten },
  ]);
});
