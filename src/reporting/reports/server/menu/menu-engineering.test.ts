import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { readMenuEngineering } from "../../contract/menu-engineering.ts";
import { sumDays } from "../public.ts";

const DAY = { type: "custom", from: "2025-05-05", to: "2025-05-05" } as const;

const read = async ({ admin }: Floor) => (await admin.call(readMenuEngineering, { query: DAY })).ok;

async function order({ server, send }: Floor, item: MenuItemId, price: number, quantity: number) {
  server.clock.now = new Date("2025-05-05T12:00:00-06:00");
  const { ok } = await send(aCart([aLine({ id: item, price, quantity })]));
  server.clock.now = undefined;
  return ok.orderId;
}

/**
 * Sets what the newest order took from stock, and the unit cost from a time on; thousandths and millionths.
 */
async function take(
  floor: Floor,
  quantity: number,
  cost: { at: string; micros: number | null },
): Promise<void> {
  await floor.rows(
    `with used as (
      update order_lines set stock_held = jsonb_build_object((select min(id) from inventory_items where tenant_id = $1)::text, $2::bigint)
      where tenant_id = $1 and order_id = (select max(id) from orders where tenant_id = $1)
    )
    insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros)
      select $1, min(id), $3::timestamptz, $4::bigint from inventory_items where tenant_id = $1`,
    quantity,
    cost.at,
    cost.micros,
  );
}

test("dishes stand in their fields by what they cost when they were sold", async () => {
  const floor = await aFloor();
  const { carne, horchata, cerveza } = floor.small.items;
  await order(floor, horchata.id, 1.5, 10);
  await take(floor, 5_000, { at: "2025-05-01T00:00:00-06:00", micros: 800_000 });
  await order(floor, carne.id, 6.5, 2);
  await take(floor, 4_000, { at: "2025-05-06T00:00:00-06:00", micros: 9_000_000 });
  await order(floor, cerveza.id, 3, 1);
  const orderIds = [await order(floor, carne.id, 6.5, 5)];
  floor.server.clock.now = new Date("2025-05-05T13:00:00-06:00");
  await floor.admin.call(cancelOrders, { body: { orderIds } });
  floor.server.clock.now = undefined;
  for (const work of [
    () => Promise.resolve(0),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    await work();
    const { dishes, popular_from, average_margin, currency } = await read(floor);
    expect(dishes.map(({ title, pieces, field, is_popular }) => [title, pieces, field, is_popular])).toEqual([
      ["Horchata", 10, "workhorse", true],
      ["Carne asada", 2, "puzzle", false],
      ["Cerveza", 1, null, false],
    ]);
    const [drink, meat, beer] = dishes;
    // 1.50 and 6.50 hold 13 % IVA: 1.33 and 5.75 are left. Half a unit at 0.80 is 0.40, two are 1.60, whatever a unit costs later.
    expect([drink?.price, drink?.cost, drink?.margin]).toEqual([133, 40, 93]);
    expect([meat?.price, meat?.cost, meat?.margin]).toEqual([575, 160, 415]);
    expect([beer?.price, beer?.cost, beer?.margin, beer?.unknown_pieces]).toEqual([null, null, null, 1]);
    // (10 × 0.93 + 2 × 4.15) ÷ 12.
    expect([popular_from, average_margin, currency]).toEqual([4, 147, "USD"]);
  }
});

test("the file has a line for each dish, and an unknown cost is empty, not nothing", async () => {
  const floor = await aFloor();
  await order(floor, floor.small.items.carne.id, 6.5, 2);
  const { body } = await floor.server.app.inject({
    url: "/api/v1/reports/menu/export?type=custom&from=2025-05-05&to=2025-05-05&lang=en",
    cookies: floor.admin.cookies,
  });
  expect(body).toContain("Carne asada");
  expect(body).toMatch(/,2,0,100\.00,,,,2,Unknown cost,/);
});
