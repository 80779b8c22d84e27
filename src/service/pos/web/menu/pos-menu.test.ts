import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { exampleMenu, itemOf } from "./example-menu.ts";
import { withStockTaken } from "./pos-menu.ts";

const cheese = toId<"InventoryItem">(7);

test("only what can be sold is on the menu, in domain terms", () => {
  const menu = exampleMenu();
  expect(menu.entries.map(({ item }) => item.title)).toEqual(["Pupusa de queso", "Café"]);
  expect(menu.categories.map((category) => category.title)).toEqual(["Pupusas"]);
  expect(itemOf(menu, "Pupusa de queso")).toMatchObject({
    price: 125,
    tax: { type: "inclusive", rate: 1300 },
  });
  expect(itemOf(menu, "Café").tax).toBeNull();
  expect(menu.tables).toEqual([{ id: 4, title: "Mesa 4", floor: "Terraza", seats: 6 }]);
});

test("0 on the wire means the base recipe", () => {
  const menu = exampleMenu();
  expect(itemOf(menu, "Pupusa de queso").recipe).toEqual([
    { variantId: null, addonId: null, inventoryItemId: 7, quantity: 250 },
  ]);
  expect(itemOf(menu, "Café").recipe[0]).toMatchObject({ variantId: null, addonId: 1 });
  expect(menu.levels.get(cheese)).toEqual({ title: "Queso", current: 1000, lowThreshold: 500 });
});

test("an order of ours lowers the levels at once and leaves the menu before it alone", () => {
  const menu = exampleMenu();
  const after = withStockTaken(menu, new Map([[cheese, thousandths(250)]]));
  expect(after.levels.get(cheese)?.current).toBe(750);
  expect(menu.levels.get(cheese)?.current).toBe(1000);
});
