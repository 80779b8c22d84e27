import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aMenuDesk, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { addInventoryItem, deleteInventoryItem } from "#inventory/inventory/contract/items.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import * as choices from "../../contract/menu-choices.ts";
import { readMenuItem } from "../../contract/menu-items.ts";
import { addRecipeItem } from "../../contract/recipes.ts";

const onTill = async (desk: MenuDesk, id: number) =>
  (await desk.waiter.call(posInit)).ok.menuItems.find((item) => item.id === id);

test("variants are added, changed, put in order, deleted and brought back", async () => {
  const desk = await aMenuDesk();
  const itemId = desk.small.items.carne.id;
  const params = { itemId };
  const add = async (title: string, price: number) =>
    (await desk.admin.call(choices.addVariant, { params, body: { title, price } })).ok.id;
  const [half, whole] = [await add("Media", 4), await add("Entera", 6.5)];
  const [first] = (await desk.readItem(itemId)).variants;
  const edit = (price: number) =>
    desk.admin.call(choices.updateVariant, {
      params: { itemId, variantId: half },
      body: { title: "Media", price, version: first?.version },
    });
  expect((await edit(4.25)).status).toBe(200);
  expect((await edit(4.5)).error.code).toBe("changed_meanwhile");
  await desk.admin.call(choices.orderVariants, { params, body: { ids: [whole, half] } });
  expect((await onTill(desk, itemId))?.variants).toMatchObject([
    { title: "Entera", price: 650 },
    { title: "Media", price: 425 },
  ]);
  const named = { params: { itemId, variantId: half } };
  await desk.admin.call(choices.deleteVariant, named);
  expect((await onTill(desk, itemId))?.variants).toHaveLength(1);
  const cart = aCart([aLine({ id: itemId, price: 4.25, variant_id: half })]);
  expect((await desk.send(cart)).error.code).toBe("item_unavailable");
  await desk.admin.call(choices.restoreVariant, named);
  expect((await desk.send(aCart([aLine({ id: itemId, price: 4.25, variant_id: half })]))).status).toBe(200);
});

test.each([
  ["no title", { title: "", price: 1 }, { field: "title", code: "required" }],
  ["a price below nothing", { title: "Doble", price: -0.01 }, { field: "price", code: "too_small" }],
  ["a price nobody means", { title: "Doble", price: 1e9 }, { field: "price", code: "too_large" }],
])("%s is refused for variants and add-ons", async (_, body, refusal) => {
  const desk = await aMenuDesk();
  const params = { itemId: desk.small.items.carne.id };
  for (const route of [choices.addVariant, choices.addAddon])
    expect((await desk.admin.call(route, { params, body })).error.fields).toMatchObject([refusal]);
});

test("an item takes a hundred of each kind and not one more, brought back or not", async () => {
  const desk = await aMenuDesk();
  const params = { itemId: desk.small.items.carne.id };
  const add = (title: string) => desk.admin.call(choices.addVariant, { params, body: { title, price: 1 } });
  const { id: variantId } = (await add("Primera")).ok;
  await desk.admin.call(choices.deleteVariant, { params: { ...params, variantId } });
  await desk.rows(
    `insert into menu_variants (tenant_id, menu_item_id, title, price_cents, position)
      select $1, $2, 'No. ' || n, 100, n from generate_series(1, 100) n`,
    params.itemId,
  );
  const refusal = { code: "too_many_choices", details: { most: 100 } };
  expect((await add("Una más")).error).toMatchObject(refusal);
  const back = await desk.admin.call(choices.restoreVariant, { params: { ...params, variantId } });
  expect(back.error).toMatchObject(refusal);
  expect(
    (await desk.admin.call(choices.addAddon, { params, body: { title: "Queso", price: 1 } })).status,
  ).toBe(200);
});

test("of eight who add one variant at once one does", async () => {
  const desk = await aMenuDesk();
  const call = { params: { itemId: desk.small.items.carne.id }, body: { title: "Doble", price: 9 } };
  const replies = await Promise.all(
    eight.map(() => desk.admin.call(choices.addVariant, { ...call, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.find(({ status }) => status !== 200)?.error.code).toBe("choice_exists");
});

async function aTaco(desk: MenuDesk) {
  const itemId = desk.small.items.carne.id;
  const add = async (title: string) =>
    (await desk.admin.call(choices.addAddon, { params: { itemId }, body: { title, price: 0.25 } })).ok.id;
  const addons = [await add("Roja"), await add("Verde"), await add("Negra")] as const;
  const group = (body: object) =>
    desk.admin.call(choices.addModifierGroup, {
      params: { itemId },
      body: { title: "Salsas", addons_ids: addons.slice(0, 2), ...body },
    });
  return { itemId, addons, group };
}

test("a group has its rules and its add-ons in their order", async () => {
  const desk = await aMenuDesk();
  const { itemId, addons, group } = await aTaco(desk);
  const [red, green, black] = addons;
  const { id } = (await group({ max: 2, required: true, addons_ids: [green, red], default_ids: [green] })).ok;
  expect((await onTill(desk, itemId))?.modifierGroups).toEqual([
    {
      id,
      title: "Salsas",
      min: 1,
      max: 2,
      max_each: 1,
      required: true,
      addons_ids: [green, red],
      default_ids: [green],
    },
  ]);
  const [before] = (await desk.readItem(itemId)).modifierGroups;
  const edit = { title: "Salsas", max: 1, addons_ids: [red, black], version: before?.version };
  const params = { itemId, groupId: id };
  expect((await desk.admin.call(choices.updateModifierGroup, { params, body: edit })).status).toBe(200);
  expect((await desk.readItem(itemId)).modifierGroups).toMatchObject([
    { max: 1, required: false, addons_ids: [red, black], default_ids: [] },
  ]);
  const late = await desk.admin.call(choices.updateModifierGroup, { params, body: edit });
  expect(late.error.code).toBe("changed_meanwhile");
  await desk.admin.call(choices.deleteModifierGroup, { params });
  const item = await desk.readItem(itemId);
  expect([item.modifierGroups, item.addons.map(({ group_id }) => group_id)]).toEqual([
    [],
    [null, null, null],
  ]);
});

test("groups are put in order among themselves; who saw other groups is told", async () => {
  const desk = await aMenuDesk();
  const { itemId, addons, group } = await aTaco(desk);
  const [red, green, black] = addons;
  const first = (await group({ addons_ids: [red] })).ok.id;
  const second = (await group({ title: "Picante", addons_ids: [green] })).ok.id;
  const order = (ids: readonly number[]) =>
    desk.admin.call(choices.orderModifierGroups, { params: { itemId }, body: { ids: [...ids] } });
  expect((await order([second, first])).status).toBe(200);
  expect((await onTill(desk, itemId))?.modifierGroups?.map(({ id }) => id)).toEqual([second, first]);
  const [entry] = await desk.rows<{ before: object; after: object }>(
    "select before, after from audit_entries where tenant_id = $1 and action = 'modifier_group.ordered' order by id",
  );
  expect(entry).toMatchObject({
    before: { order: ["Salsas", "Picante"] },
    after: { order: ["Picante", "Salsas"] },
  });
  const third = (await group({ title: "Otras", addons_ids: [black] })).ok.id;
  for (const ids of [
    [first, second],
    [first, second, third, 0],
    [first, first, second],
  ])
    expect((await order(ids)).status).not.toBe(200);
  expect((await order([first, second])).error.code).toBe("changed_meanwhile");
  expect((await desk.readItem(itemId)).modifierGroups.map(({ id }) => id)).toEqual([second, first, third]);
});

test("rules that nobody could keep are refused on their field", async () => {
  const desk = await aMenuDesk();
  const { group } = await aTaco(desk);
  const fieldsOf = async (body: object) => (await group(body)).error.fields;
  expect(await fieldsOf({ min: 3 })).toMatchObject([{ field: "min", code: "more_than_there_are" }]);
  expect(await fieldsOf({ min: 2, max: 1 })).toMatchObject([{ field: "max", code: "most_below_least" }]);
  expect(await fieldsOf({ addons_ids: [] })).toMatchObject([{ field: "addons_ids", code: "required" }]);
  expect((await group({ addons_ids: [desk.small.items.pupusa.addons[0]?.id] })).error.code).toBe("not_found");
});

test("an add-on its group cannot do without stays", async () => {
  const desk = await aMenuDesk();
  const { itemId, addons, group } = await aTaco(desk);
  const [red, green] = addons;
  await group({ min: 1, max: 2, required: true });
  const remove = (addonId: number) => desk.admin.call(choices.deleteAddon, { params: { itemId, addonId } });
  expect((await remove(red)).status).toBe(200);
  expect((await remove(green)).error).toMatchObject({
    code: "group_needs_addon",
    details: { title: "Salsas", least: 1 },
  });
  expect((await group({ title: "Otras", addons_ids: [green] })).error.code).toBe("group_needs_addon");
  expect((await desk.readItem(itemId)).modifierGroups).toMatchObject([{ max: 1, addons_ids: [green] }]);
  await desk.admin.call(choices.restoreAddon, { params: { itemId, addonId: red } });
  expect((await desk.readItem(itemId)).modifierGroups).toMatchObject([{ max: 2, addons_ids: [red, green] }]);
});

test("a deleted variant takes its recipe with it, and brings it back", async () => {
  const desk = await aMenuDesk();
  const { pupusa } = desk.small.items;
  const [maiz] = pupusa.variants;
  const params = { itemId: pupusa.id, variantId: maiz?.id ?? 0 };
  await desk.admin.call(choices.deleteVariant, { params });
  expect((await desk.readItem(pupusa.id)).recipeItems).toHaveLength(2);
  const line = await desk.admin.call(addRecipeItem, {
    params: { itemId: pupusa.id },
    body: { variantId: params.variantId, ingredientId: desk.small.stock.queso, quantity: 1 },
  });
  expect(line.error.code).toBe("not_found");
  await desk.admin.call(choices.restoreVariant, { params });
  expect((await desk.readItem(pupusa.id)).recipeItems).toHaveLength(3);
});

test("a variant comes back without the ingredient that was deleted meanwhile", async () => {
  const desk = await aMenuDesk();
  const { pupusa } = desk.small.items;
  const [maiz] = pupusa.variants;
  const item = { title: "Loroco", unit: "kg", quantity: 1, min_quantity_threshold: 1 };
  const { id } = (await desk.admin.call(addInventoryItem, { body: item, headers: aKey() })).ok.item;
  const params = { itemId: pupusa.id, variantId: maiz?.id ?? 0 };
  await desk.admin.call(addRecipeItem, {
    params: { itemId: pupusa.id },
    body: { variantId: params.variantId, ingredientId: id, quantity: 1 },
  });
  const linesOf = async () => (await desk.readItem(pupusa.id)).recipeItems.length;
  const before = await linesOf();
  await desk.admin.call(choices.deleteVariant, { params });
  expect((await desk.admin.call(deleteInventoryItem, { params: { id } })).status).toBe(200);
  await desk.admin.call(choices.restoreVariant, { params });
  expect(await linesOf()).toBe(before - 1);
});

test("a combo takes no variants or add-ons of its own, brought back ones neither", async () => {
  const desk = await aMenuDesk();
  const { combo } = await aCombo(desk);
  const headers = { "accept-language": "es" };
  expect((await desk.admin.call(readMenuItem, { params: { id: combo.id } })).ok.isCombo).toBe(true);
  const [kept, itemId] = [desk.small.items.carne.id, combo.id];
  for (const route of [choices.addVariant, choices.addAddon])
    expect(
      (await desk.admin.call(route, { params: { itemId }, body: { title: "Doble", price: 1 }, headers }))
        .error,
    ).toMatchObject({
      code: "combo_takes_no_choices",
      message:
        "Combo típico es un combo y no puede tener variantes ni extras propios. Agréguelos a sus partes.",
    });
  const { id } = (
    await desk.admin.call(choices.addAddon, { params: { itemId: kept }, body: { title: "Doble", price: 1 } })
  ).ok;
  await desk.admin.call(choices.deleteAddon, { params: { itemId: kept, addonId: id } });
  await desk.rows("update menu_addons set menu_item_id = $2 where tenant_id = $1 and id = $3", itemId, id);
  const back = await desk.admin.call(choices.restoreAddon, { params: { itemId, addonId: id } });
  expect(back.error.code).toBe("combo_takes_no_choices");
});
