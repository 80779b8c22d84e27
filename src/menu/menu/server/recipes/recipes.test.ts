import { expect, test } from "vitest";
import { aMenuDesk, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { setUnitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { addRecipeItem, deleteRecipeItem, updateRecipeItem } from "../../contract/recipes.ts";

const stockOf = async (desk: MenuDesk, id: number) => {
  const rows = await desk.rows<{ quantity: number }>(
    "select quantity from inventory_items where tenant_id = $1 and id = $2",
    id,
  );
  return rows[0]?.quantity;
};

test("a recipe takes from stock what it says, from the next order on", async () => {
  const desk = await aMenuDesk();
  const { small, admin } = desk;
  const itemId = small.items.carne.id;
  const body = {
    menuItemId: itemId,
    variantId: null,
    addonId: 0,
    ingredientId: small.stock.queso,
    quantity: 0.125,
  };
  const { id } = (await admin.call(addRecipeItem, { params: { itemId }, body })).ok;
  await desk.send(aCart([aLine({ id: itemId, price: 6.5, quantity: 2 })]));
  expect(await stockOf(desk, small.stock.queso)).toBe(4_750);
  const [line] = (await desk.readItem(itemId)).recipeItems;
  expect(line).toMatchObject({
    id,
    ingredient_title: "Queso",
    quantity: 125,
    unit: "kg",
    variant_title: null,
  });
  const params = { itemId, recipeId: id };
  const edit = { ...body, quantity: 0.5, version: line?.version };
  expect((await admin.call(updateRecipeItem, { params, body: edit })).status).toBe(200);
  expect((await admin.call(updateRecipeItem, { params, body: edit })).error.code).toBe("changed_meanwhile");
  await desk.send(aCart([aLine({ id: itemId, price: 6.5 })]));
  expect(await stockOf(desk, small.stock.queso)).toBe(4_250);
  const variant = String(small.items.pupusa.variants[0]?.id);
  expect((await admin.call(deleteRecipeItem, { params, query: { variant } })).error.code).toBe("not_found");
  expect((await admin.call(deleteRecipeItem, { params })).ok.message).toBe(
    "Queso is no longer in the recipe.",
  );
  expect((await desk.readItem(itemId)).recipeItems).toEqual([]);
});

test("what a recipe cannot take is refused", async () => {
  const desk = await aMenuDesk();
  const { pupusa, carne } = desk.small.items;
  const { queso } = desk.small.stock;
  const add = async (itemId: number, body: object) =>
    (await desk.admin.call(addRecipeItem, { params: { itemId }, body: body as never })).error;
  expect(await add(carne.id, { quantity: 1 })).toMatchObject({
    fields: [{ field: "ingredientId", code: "required" }],
  });
  expect(await add(carne.id, { ingredientId: queso, quantity: 0.0004 })).toMatchObject({
    fields: [{ field: "quantity", code: "too_many_decimals" }],
  });
  for (const quantity of [0, -1])
    expect(await add(carne.id, { ingredientId: queso, quantity })).toMatchObject({
      fields: [{ field: "quantity", code: "too_small" }],
    });
  expect(await add(carne.id, { ingredientId: queso, quantity: "mucho" })).toMatchObject({
    fields: [{ field: "quantity", code: "malformed" }],
  });
  expect(await add(pupusa.id, { ingredientId: queso, quantity: 1 })).toMatchObject({
    code: "recipe_has_ingredient",
    fields: [{ field: "ingredientId" }],
  });
  const variantId = pupusa.variants[0]?.id;
  expect((await add(carne.id, { variantId, ingredientId: queso, quantity: 1 })).code).toBe("not_found");
  expect((await add(carne.id, { menuItemId: pupusa.id, ingredientId: queso, quantity: 1 })).code).toBe(
    "not_found",
  );
  const addonId = pupusa.addons[0]?.id;
  expect(await add(pupusa.id, { variantId, addonId, ingredientId: queso, quantity: 1 })).toMatchObject({
    fields: [{ field: "addonId" }],
  });
});

test("cost and margin stand beside the price once the ingredients cost something", async () => {
  const desk = await aMenuDesk();
  const { pupusa } = desk.small.items;
  const cost = (id: number, unit_cost: number | null) =>
    desk.admin.call(setUnitCost, { params: { id }, body: { unit_cost } });
  expect((await desk.readItem(pupusa.id)).recipeCost).toEqual({
    cost: null,
    unknown: 1,
    margin: null,
    target_price: null,
    target_margin: 70,
  });
  expect((await cost(desk.small.stock.queso, 6)).ok.message).toBe("The cost of Queso was saved.");
  const item = await desk.readItem(pupusa.id);
  // 50 g at $6 a kilo; of $1.00 with 13 % IVA in it the restaurant keeps $0.88.
  expect(item.recipeCost).toEqual({
    cost: 30,
    unknown: 0,
    margin: 65.91,
    target_price: 113,
    target_margin: 70,
  });
  expect(item.variants[0]?.recipeCost).toMatchObject({
    cost: 30,
    unknown: 1,
    margin: null,
    target_price: null,
  });
  await cost(desk.small.stock.masa, 1.2);
  expect((await desk.readItem(pupusa.id)).variants[0]?.recipeCost).toMatchObject({ cost: 42, unknown: 0 });
  expect((await desk.readItem(pupusa.id)).addons[0]?.recipeCost).toMatchObject({ cost: 24 });
  expect((await cost(desk.small.stock.queso, 2_000_000)).error.fields).toMatchObject([
    { field: "unit_cost" },
  ]);
});
