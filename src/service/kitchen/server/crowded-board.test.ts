import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { seedLargeTenant } from "#db/seeds/large-tenant.ts";
import { BOARD_TICKETS_MAX, kitchenBoard } from "../contract/kitchen.ts";

test("a board of 1,800 open orders holds the oldest and says how many there are", async () => {
  const server = await ownTestServer();
  const tenantId = await seedLargeTenant(server.db, { items: 200, orders: 0, openOrders: 1_800 });
  const cook = await aPerson(server, tenantId, { scope: ["KITCHEN"] });
  const { ok, raw } = await cook.call(kitchenBoard);
  expect(ok.orders).toHaveLength(BOARD_TICKETS_MAX);
  expect(ok.total).toBeGreaterThan(1_000);
  expect(Buffer.byteLength(raw)).toBeLessThan(400_000);
  const sent = ok.orders.map((order) => order.date.getTime());
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  const [oldest] = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ created_at: Date }>({
      text: `select min(o.created_at) as created_at from orders o join order_lines l
          on l.tenant_id = $1 and l.order_id = o.id and l.status in ('created', 'preparing')
        join stations s on s.tenant_id = $1 and s.id = l.station_id and s.slug = 'kitchen'
        where o.tenant_id = $1`,
      values: [tenantId],
    }),
  );
  expect(sent[0]).toBe(oldest?.created_at.getTime());
});
