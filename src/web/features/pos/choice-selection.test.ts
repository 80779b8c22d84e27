import { expect, test } from "vitest";
import { toId } from "../../../domain/ids.ts";
import { choiceOf, firstSelection, selectedPrice } from "./choice-selection.ts";
import { exampleMenu, itemOf } from "./example-menu.ts";

const menu = exampleMenu();
const coffee = itemOf(menu, "Café");

test("the picker opens with the first variant and no add-ons", () => {
  expect(firstSelection(coffee)).toEqual({ variantId: 1, addonIds: [] });
  expect(firstSelection(itemOf(menu, "Pupusa de queso"))).toEqual({ variantId: null, addonIds: [] });
});

test("price and choice follow the selection, add-ons in the item's order", () => {
  const selection = { variantId: toId<"Variant">(2), addonIds: [toId<"Addon">(2), toId<"Addon">(1)] };
  expect(selectedPrice(coffee, selection)).toBe(300);
  expect(choiceOf(coffee, selection).addons.map((addon) => addon.title)).toEqual(["Crema", "Queso"]);
});
