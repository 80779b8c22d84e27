import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aMenuDesk } from "#app/server/testing/menu-desk.ts";
import { kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { addVariant, updateAddon, updateVariant } from "../../contract/menu-choices.ts";
import { duplicateMenuItem } from "../../contract/menu-items.ts";
import * as shared from "../../contract/shared-groups.ts";

test("variants and add-ons say what is in them; a body without it changes nothing", async () => {
  const desk = await aMenuDesk();
  const { id: itemId, addons } = desk.small.items.pupusa;
  const params = { itemId };
  const wheat = { title: "De trigo", price: 1, allergens: ["gluten"] as const, diets: ["vegan"] as const };
  const body = { ...wheat, allergens: [...wheat.allergens], diets: [...wheat.diets] };
  const { id: variantId } = (await desk.admin.call(addVariant, { params, body })).ok;
  const variant = async (id: number = itemId) =>
    (await desk.readItem(id)).variants.find(({ title }) => title.startsWith("De trigo"));
  expect(await variant()).toMatchObject({ allergens: ["gluten"], diets: ["vegan"] });
  const named = { params: { itemId, variantId } };
  await desk.admin.call(updateVariant, { ...named, body: { title: "De trigo", price: 1.25 } });
  expect(await variant()).toMatchObject({ price: 125, allergens: ["gluten"], diets: ["vegan"] });
  const refused = await desk.admin.call(updateVariant, {
    ...named,
    body: { ...body, diets: ["gluten_free"] },
  });
  expect(refused.error.fields).toMatchObject([{ field: "diets", code: "diet_ruled_out" }]);
  // What the form leaves out is compared with what is stored.
  const alone = { title: "De trigo", price: 1, diets: ["gluten_free"] as "gluten_free"[] };
  expect((await desk.admin.call(updateVariant, { ...named, body: alone })).error.code).toBe("invalid_input");
  const addonId = addons[0]?.id ?? 0;
  const cheese = { title: "Extra queso", price: 0.5, allergens: ["milk" as const] };
  await desk.admin.call(updateAddon, { params: { itemId, addonId }, body: cheese });
  const copy = (await desk.admin.call(duplicateMenuItem, { params: { id: itemId }, headers: aKey() })).ok;
  expect(await variant(copy.id)).toMatchObject({ allergens: ["gluten"], diets: ["vegan"] });
  const [entry] = await desk.rows<{ after: { allergens: string } }>(
    "select after from audit_entries where tenant_id = $1 and action = 'menu_addon.updated'",
  );
  expect(entry?.after.allergens).toEqual(["milk"]);
});

test("an add-on of a shared group says it for every item that has the group", async () => {
  const desk = await aMenuDesk();
  const body = { title: "Salsas", addons: [{ title: "Maní", price: 0, allergens: ["peanuts" as const] }] };
  const groupId = (await desk.admin.call(shared.addSharedGroup, { body })).ok.id;
  const { carne } = desk.small.items;
  await desk.admin.call(shared.attachSharedGroup, { params: { groupId }, body: { itemIds: [carne.id] } });
  const [addon] = (await desk.readItem(carne.id)).addons;
  expect(addon).toMatchObject({ title: "Maní", allergens: ["peanuts"], diets: [] });
  const [group] = (await desk.admin.call(shared.listSharedGroups)).ok.groups;
  const known = group?.addons[0]?.id ?? 0;
  const renamed = { title: "Salsas", addons: [{ id: known, title: "Maní tostado", price: 0 }] };
  await desk.admin.call(shared.updateSharedGroup, { params: { groupId }, body: renamed });
  expect((await desk.readItem(carne.id)).addons[0]).toMatchObject({
    title: "Maní tostado",
    allergens: ["peanuts"],
  });
});

test("a ticket names the allergens of the dish with its variant and its add-ons", async () => {
  const desk = await aMenuDesk();
  const declare = (table: string, where: string, allergens: string) =>
    desk.rows(`update ${table} set allergens = '{${allergens}}' where tenant_id = $1 and title = $2`, where);
  await declare("menu_items", "Pupusa de queso", "milk");
  await declare("menu_variants", "De maíz", "soy");
  await declare("menu_addons", "Extra queso", "milk,nuts");
  await desk.sendOrder();
  const [ticket] = (await desk.cook.call(kitchenBoard)).ok.orders;
  expect(ticket?.items.map(({ item_title, allergens }) => [item_title, allergens])).toEqual([
    ["Pupusa de queso", ["milk", "nuts", "soy"]],
    ["Quesadilla", []],
  ]);
});
