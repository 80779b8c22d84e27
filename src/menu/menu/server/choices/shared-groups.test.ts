import { expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aMenuDesk, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { exportMenu, importMenu } from "#menu/menu-file/contract/menu-file.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { changeManyItems, previewMenuChange } from "../../contract/menu-changes.ts";
import { updateAddon, updateModifierGroup } from "../../contract/menu-choices.ts";
import { duplicateMenuItem } from "../../contract/menu-items.ts";
import { readMenuTranslations, saveMenuTranslations } from "../../contract/menu-translations.ts";
import { addRecipeItem } from "../../contract/recipes.ts";
import * as shared from "../../contract/shared-groups.ts";

const extras = {
  title: "Extras de hamburguesa",
  max: 4,
  max_each: 2,
  addons: [
    { title: "Queso", price: 0.5, is_default: false },
    { title: "Tocino", price: 1, is_default: false },
  ],
};

async function aShared(desk: MenuDesk, body: object = extras) {
  const groupId = (await desk.admin.call(shared.addSharedGroup, { body: { ...extras, ...body } })).ok.id;
  const params = { groupId };
  const { carne, pupusa, horchata } = desk.small.items;
  const attach = (...itemIds: number[]) =>
    desk.admin.call(shared.attachSharedGroup, { params, body: { itemIds } });
  await attach(carne.id, horchata.id);
  const read = async () => {
    const { groups } = (await desk.admin.call(shared.listSharedGroups)).ok;
    const group = groups.find(({ id }) => id === groupId);
    if (!group) throw new Error("The group is not in the list");
    return group;
  };
  const [cheese, bacon] = (await read()).addons;
  if (!cheese || !bacon) throw new Error("An add-on is missing");
  return { groupId, params, attach, read, cheese, bacon, carne, pupusa, horchata };
}

async function onTill(desk: MenuDesk, id: number) {
  const item = (await desk.waiter.call(posInit)).ok.menuItems.find((each) => each.id === id);
  if (!item) throw new Error("The item is not on the till");
  return item;
}

test("a group is kept once and every item that has it sells it, twice where allowed", async () => {
  const desk = await aMenuDesk();
  const { carne, horchata, pupusa, cheese, bacon, groupId } = await aShared(desk);
  for (const { id } of [carne, horchata])
    expect((await onTill(desk, id)).modifierGroups).toEqual([
      {
        id: groupId,
        title: "Extras de hamburguesa",
        min: 0,
        max: 4,
        max_each: 2,
        required: false,
        addons_ids: [cheese.id, bacon.id],
        default_ids: [],
      },
    ]);
  const double = aLine({ id: carne.id, price: 7.5, addons_ids: [cheese.id, cheese.id] });
  expect((await desk.send(aCart([double]))).status).toBe(200);
  const foreign = aLine({ id: pupusa.id, price: 1.5, addons_ids: [cheese.id] });
  expect((await desk.send(aCart([foreign]))).error.code).toBe("item_unavailable");
});

test("a change acts on every item that has the group, and its add-ons keep their ids", async () => {
  const desk = await aMenuDesk();
  const { params, read, carne, horchata, cheese, bacon } = await aShared(desk);
  const { version } = await read();
  const body = {
    title: "Extras",
    addons: [
      { title: "Aguacate", price: 1.25 },
      { id: cheese.id, title: "Quesillo", price: 0.75 },
    ],
    version,
  };
  expect((await desk.admin.call(shared.updateSharedGroup, { params, body })).status).toBe(200);
  for (const { id } of [carne, horchata])
    expect((await onTill(desk, id)).addons).toMatchObject([
      { title: "Aguacate", price: 125, item_id: id },
      { id: cheese.id, title: "Quesillo", price: 75, item_id: id },
    ]);
  const gone = aLine({ id: carne.id, price: 7.5, addons_ids: [bacon.id] });
  expect((await desk.send(aCart([gone]))).error.code).toBe("item_unavailable");
  const late = await desk.admin.call(shared.updateSharedGroup, { params, body });
  expect(late.error.code).toBe("changed_meanwhile");
});

test("an item keeps groups of its own, and its calls leave the shared one alone", async () => {
  const desk = await aMenuDesk();
  const { pupusa, attach, groupId, cheese } = await aShared(desk);
  await attach(pupusa.id);
  const own = pupusa.addons.map(({ title }) => title);
  expect((await onTill(desk, pupusa.id)).addons.map(({ title }) => title).toSorted()).toEqual(
    [...own, "Queso", "Tocino"].toSorted(),
  );
  const itemId = pupusa.id;
  const asOwn = await desk.admin.call(updateAddon, {
    params: { itemId, addonId: cheese.id },
    body: { title: "Queso", price: 9 },
  });
  expect(asOwn.error).toMatchObject({
    code: "group_is_shared",
    details: { title: "Extras de hamburguesa" },
  });
  const group = await desk.admin.call(updateModifierGroup, {
    params: { itemId, groupId },
    body: { title: "Mío", addons_ids: [cheese.id] },
  });
  expect(group.error.code).toBe("group_is_shared");
});

test("a recipe of a shared add-on is kept once and taken twice for a double one", async () => {
  const desk = await aMenuDesk();
  const { carne, horchata, cheese } = await aShared(desk);
  const { queso } = desk.small.stock;
  const stock = async () => {
    const text = "select quantity from inventory_items where tenant_id = $1 and id = $2";
    return Number((await desk.rows<{ quantity: number }>(text, queso))[0]?.quantity);
  };
  const before = await stock();
  const recipe = { addonId: cheese.id, ingredientId: queso, quantity: 0.03 };
  await desk.admin.call(addRecipeItem, { params: { itemId: carne.id }, body: recipe });
  const twice = await desk.admin.call(addRecipeItem, { params: { itemId: horchata.id }, body: recipe });
  expect(twice.error.code).toBe("recipe_has_ingredient");
  const line = (quantity: number) =>
    aLine({
      id: horchata.id,
      quantity,
      price: horchata.price / 100 + 1,
      addons_ids: [cheese.id, cheese.id],
    });
  expect((await desk.send(aCart([line(3)]))).status).toBe(200);
  expect(before - (await stock())).toBe(180);
});

test("taken off one item it stays on others; deleted it is gone until brought back", async () => {
  const desk = await aMenuDesk();
  const { params, carne, horchata, read } = await aShared(desk);
  const has = async (id: number) => (await onTill(desk, id)).modifierGroups.length;
  await desk.admin.call(shared.detachSharedGroup, { params, body: { itemIds: [carne.id] } });
  expect([await has(carne.id), await has(horchata.id)]).toEqual([0, 1]);
  await desk.admin.call(shared.deleteSharedGroup, { params });
  expect([await has(horchata.id), (await onTill(desk, horchata.id)).addons.length]).toEqual([0, 0]);
  await desk.admin.call(shared.restoreSharedGroup, { params });
  expect(await has(horchata.id)).toBe(1);
  expect((await read()).items.map(({ id }) => id)).toEqual([horchata.id]);
});

test("an item's own group becomes a shared one with its ids, recipe and place", async () => {
  const desk = await aMenuDesk();
  const { dish, groupId } = await aTaco(desk);
  const before = await desk.readItem(dish);
  await desk.admin.call(shared.shareGroup, { params: { itemId: dish, groupId } });
  const after = await desk.readItem(dish);
  const bare = (item: typeof before) => ({
    groups: item.modifierGroups.map(({ version: _, is_shared: __, ...group }) => group),
    addons: item.addons.map(({ id, title, price }) => ({ id, title, price })),
    recipe: item.recipeItems.map(({ id, addonId }) => ({ id, addonId })),
  });
  expect(bare(after)).toEqual(bare(before));
  expect(after.modifierGroups.map(({ is_shared }) => is_shared)).toEqual([true]);
  const itemIds = [desk.small.items.carne.id];
  await desk.admin.call(shared.attachSharedGroup, { params: { groupId }, body: { itemIds } });
  expect((await desk.readItem(desk.small.items.carne.id)).recipeItems).toHaveLength(
    bare(before).recipe.length,
  );
});

async function aTaco(desk: MenuDesk) {
  const [made] = await desk.rows<{ dish: number; group: number }>(
    `with item as (
        insert into menu_items (tenant_id, title, price_cents) values ($1, 'Taco', 200) returning id
      ), made as (
        insert into modifier_groups (tenant_id, menu_item_id, title) select $1, id, 'Salsas' from item returning id
      ), addon as (
        insert into menu_addons (tenant_id, menu_item_id, group_id, title, price_cents)
        select $1, item.id, made.id, 'Roja', 25 from item, made returning id
      ), line as (
        insert into recipe_items (tenant_id, menu_item_id, addon_id, inventory_item_id, quantity)
        select $1, item.id, addon.id, $2, 20 from item, addon
      )
      select item.id as dish, made.id as "group" from item, made`,
    desk.small.stock.queso,
  );
  if (!made) throw new Error("The taco is missing");
  return { dish: made.dish, groupId: made.group };
}

test.each([
  [
    "two add-ons of one name",
    { title: "Otros", addons: [...extras.addons, { title: "QUESO", price: 1 }] },
    "addon_twice",
  ],
  ["a name that a shared group has", {}, "shared_group_exists"],
])("%s is refused", async (_, body, code) => {
  const desk = await aMenuDesk();
  await aShared(desk);
  const reply = await desk.admin.call(shared.addSharedGroup, { body: { ...extras, ...body } });
  expect(reply.error.code).toBe(code);
});

test.each([
  ["required, but asking for none", { required: true, min: 0 }, "min", "required_asks_for_one"],
  ["no add-ons", { addons: [] }, "addons", "required"],
  ["one more often than all", { max: 1, max_each: 2 }, "max_each", "more_than_the_most"],
])("a group with %s is refused on its field", async (_, changes, field, code) => {
  const desk = await aMenuDesk();
  const reply = await desk.admin.call(shared.addSharedGroup, { body: { ...extras, ...changes } });
  expect(reply.error.fields).toMatchObject([{ field, code }]);
});

test("the database takes no required group that asks for none", async () => {
  const desk = await aMenuDesk();
  const { groupId } = await aShared(desk);
  await expect(
    desk.rows(
      "update modifier_groups set is_required = true, min_choices = 0 where tenant_id = $1 and id = $2",
      groupId,
    ),
  ).rejects.toThrow("modifier_groups_required_check");
});

test("a combo takes no shared group, and the others of the call get none either", async () => {
  const desk = await aMenuDesk();
  const { id } = (await aCombo(desk)).combo;
  const { attach, pupusa, read } = await aShared(desk);
  expect((await attach(pupusa.id, id)).error.code).toBe("combo_takes_no_choices");
  expect((await read()).items.map((item) => item.id)).not.toContain(pupusa.id);
});

test("an item takes a hundred add-ons with those that it shares, and not one more", async () => {
  const desk = await aMenuDesk();
  const { attach, pupusa } = await aShared(desk);
  await desk.rows(
    `insert into menu_addons (tenant_id, menu_item_id, title, price_cents)
      select $1, $2, 'No. ' || n, 100 from generate_series(1, 97) n`,
    pupusa.id,
  );
  expect((await attach(pupusa.id)).error).toMatchObject({ code: "too_many_choices", details: { most: 100 } });
});

test("of eight who make one group at once one does", async () => {
  const desk = await aMenuDesk();
  const replies = await Promise.all(
    eight.map(() => desk.admin.call(shared.addSharedGroup, { body: extras, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a copy of an item shares what the item shares", async () => {
  const desk = await aMenuDesk();
  const { carne, groupId, read } = await aShared(desk);
  const copy = (await desk.admin.call(duplicateMenuItem, { params: { id: carne.id } })).ok.id;
  expect((await desk.readItem(copy)).modifierGroups.map(({ id }) => id)).toEqual([groupId]);
  expect((await read()).items.map(({ id }) => id)).toContain(copy);
});

test("prices of many items leave a shared add-on at its own", async () => {
  const desk = await aMenuDesk();
  const { carne, horchata, read } = await aShared(desk);
  const ids = [carne.id, horchata.id];
  const price = { by: "percent" as const, value: 10, withAddons: true };
  const { items } = (await desk.admin.call(previewMenuChange, { body: { ids, price } })).ok;
  expect(items.flatMap(({ addons }) => addons)).toEqual([]);
  await desk.admin.call(changeManyItems, {
    body: { items: ids.map((id) => ({ id })), change: { price } },
  });
  expect((await read()).addons.map((addon) => addon.price)).toEqual([50, 100]);
});

test("a file of the menu neither has nor changes shared groups", async () => {
  const desk = await aMenuDesk();
  const { carne, groupId } = await aShared(desk);
  const { body } = await desk.server.app.inject({
    url: `/api/v1${exportMenu.path}?lang=es`,
    cookies: desk.admin.cookies,
  });
  const csv = body.replace(/^\uFEFF/, "");
  expect(csv).not.toContain("Tocino");
  expect((await desk.admin.call(importMenu, { body: { csv } })).status).toBe(200);
  expect((await desk.readItem(carne.id)).modifierGroups.map(({ id }) => id)).toEqual([groupId]);
});

test("a shared group is translated once", async () => {
  const desk = await aMenuDesk();
  const { groupId, cheese } = await aShared(desk);
  const body = {
    language: "en" as const,
    translations: [{ kind: "addon" as const, id: cheese.id, title: "Cheese" }],
  };
  expect((await desk.admin.call(saveMenuTranslations, { body })).status).toBe(200);
  const { parts } = (await desk.admin.call(readMenuTranslations, { query: { language: "en" } })).ok;
  const named = (id: number) => parts.filter((part) => part.id === id);
  expect([named(groupId).length, named(cheese.id).length]).toEqual([1, 1]);
  expect(named(cheese.id)[0]?.translated_title).toBe("Cheese");
});
