import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { seedLargeTenant } from "./large-tenant.ts";
import { stockDifferences } from "./stock.ts";

test("a large tenant has the size that was wanted, and can go on selling", async () => {
  const server = await ownTestServer();
  const now = new Date("2031-05-14T13:10:00-06:00");
  const tenantId = await seedLargeTenant(server.db, { items: 60, orders: 400, openOrders: 7, now });
  const [counts] = await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `select (select count(*)::integer from orders where tenant_id = $1) as orders,
          (select count(*)::integer from invoices where tenant_id = $1) as invoices,
          (select count(*)::integer from invoice_lines where tenant_id = $1) as sold,
          (select max(order_no) from orders where tenant_id = $1) as last,
          (select count(*)::integer from accounts where tenant_id = $1 and closed_at is null) as open`,
      values: [tenantId],
    }),
  );
  expect(counts).toEqual({ orders: 407, invoices: 400, sold: 800, last: 407, open: 7 });
  expect(await server.db.inTenant(tenantId, stockDifferences)).toEqual([]);
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const { menuItems } = (await owner.call(posInit)).ok;
  expect(menuItems).toHaveLength(60);
  const plain = menuItems.find((item) => item.variants.length === 0);
  const line = aLine({ id: plain?.id ?? 0, price: (plain?.price ?? 0) / 100 });
  expect((await owner.call(createOrder, { body: aCart([line]) })).ok.orderNo).toBe(408);
});
