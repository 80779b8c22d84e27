import { expect, test } from "vitest";
import { aMenuDesk } from "#app/server/testing/menu-desk.ts";
import { setUnitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { toId } from "#platform/domain/ids.ts";
import { readDearerDishes } from "../../contract/dearer-dishes.ts";

const change = (id: number, before: number, after: number) => ({
  inventory_item_id: toId<"InventoryItem">(id),
  old_cost: before,
  new_cost: after,
});

test("dearer cheese eats the margins of what takes it, the dish that loses most first", async () => {
  const desk = await aMenuDesk();
  const { queso, masa } = desk.small.stock;
  const { pupusa, quesadilla } = desk.small.items;
  await desk.admin.call(setUnitCost, { params: { id: queso }, body: { unit_cost: 8 } });
  await desk.admin.call(setUnitCost, { params: { id: masa }, body: { unit_cost: 1.2 } });
  await desk.rows("update store_settings set target_food_cost_bp = 4000 where tenant_id = $1");
  const { ok } = await desk.admin.call(readDearerDishes, { body: { changes: [change(queso, 6, 8)] } });
  expect(ok).toMatchObject({ target_food_cost: 4000, currency: "USD", count: ok.dishes.length });
  // 250 g of cheese for $2.00 without tax: $1.50 and now all of it.
  expect(ok.dishes[0]).toMatchObject({
    menu_item_id: quesadilla.id,
    choice: null,
    old_cost: 150,
    new_cost: 200,
    old_margin: 25,
    new_margin: 0,
    ingredients: [queso],
    target_price: 500,
  });
  // 40 g on top of a pupusa for $0.50, of which the restaurant keeps $0.44.
  expect(ok.dishes.find((dish) => dish.choice?.kind === "addon")).toMatchObject({
    menu_item_id: pupusa.id,
    old_cost: 24,
    new_cost: 32,
    target_price: 90,
  });
  // An item with variants is only sold as one of them: its base alone is no dish.
  const choices = ok.dishes.filter((dish) => dish.menu_item_id === pupusa.id).map((dish) => dish.choice);
  expect(choices).not.toContain(null);
  expect(ok.dishes.map(({ old_margin: old, new_margin: now }) => (old ?? 0) - (now ?? 0))).toEqual(
    ok.dishes
      .map(({ old_margin: old, new_margin: now }) => (old ?? 0) - (now ?? 0))
      .toSorted((a, b) => b - a),
  );
});

test("what became cheaper eats nothing, what there is not is refused", async () => {
  const desk = await aMenuDesk();
  const read = (id: number) => desk.admin.call(readDearerDishes, { body: { changes: [change(id, 8, 6)] } });
  expect((await read(desk.small.stock.queso)).ok).toMatchObject({ dishes: [], count: 0 });
  expect((await read(999_999)).error.code).toBe("not_found");
});
