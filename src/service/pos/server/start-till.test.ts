import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, aTill } from "#app/server/testing/till.ts";
import { posInit } from "../contract/pos.ts";

test("a till gets the menu with choices, taxes and recipes", async () => {
  const { small, waiter } = await aTill();
  const reply = await waiter.call(posInit);
  const { menuItems, ...rest } = JSON.parse(reply.raw);
  const [maiz, arroz] = small.items.pupusa.variants;
  const [queso, curtido] = small.items.pupusa.addons;
  const itemId = small.items.pupusa.id;
  expect(menuItems[0]).toEqual({
    id: itemId,
    title: "Pupusa de queso",
    description: null,
    price: 1,
    image: null,
    category_id: small.categories.food,
    category_title: "Comida",
    station_id: rest.categories[0].station_id,
    is_enabled: true,
    tax_id: small.taxes.inclusive,
    tax_title: "IVA",
    tax_rate: 13,
    tax_type: "inclusive",
    variants: [
      { id: maiz?.id, item_id: itemId, title: "De maíz", price: 1 },
      { id: arroz?.id, item_id: itemId, title: "De arroz", price: 1.25 },
    ],
    addons: [
      { id: queso?.id, item_id: itemId, title: "Extra queso", price: 0.5 },
      { id: curtido?.id, item_id: itemId, title: "Curtido aparte", price: 0.25 },
    ],
    modifierGroups: [],
    recipeItems: [
      {
        variant_id: 0,
        addon_id: 0,
        inventory_item_id: small.stock.queso,
        ingredient_title: "Queso",
        recipe_quantity: 0.05,
        current_quantity: 5,
        min_quantity_threshold: 1,
      },
      {
        variant_id: maiz?.id,
        addon_id: 0,
        inventory_item_id: small.stock.masa,
        ingredient_title: "Masa de maíz",
        recipe_quantity: 0.1,
        current_quantity: 20,
        min_quantity_threshold: 2,
      },
      {
        variant_id: 0,
        addon_id: queso?.id,
        inventory_item_id: small.stock.queso,
        ingredient_title: "Queso",
        recipe_quantity: 0.04,
        current_quantity: 5,
        min_quantity_threshold: 1,
      },
    ],
  });
  expect(rest).toMatchObject({
    categories: [
      { title: "Comida", is_enabled: true },
      { title: "Bebidas", is_enabled: true },
    ],
    storeTables: [
      { id: small.tables[0], table_title: "Mesa 1", floor: "Salón", seating_capacity: 4 },
      { table_title: "Mesa 2" },
      { table_title: "Mesa 3" },
    ],
    paymentTypes: [
      { id: small.paymentTypes.cash, title: "Efectivo", icon: "cash", isActive: true },
      { title: "Tarjeta" },
    ],
    printSettings: { page_format: 80, is_enable_print: true },
    storeSettings: { currency: "USD", time_zone: "America/El_Salvador", day_cutoff_hour: 4 },
    serviceCharge: 0,
  });
});

test("what is off the menu is not sent; a category that is switched off is, as such", async () => {
  const { small, waiter, server } = await aTill();
  const titles = async () => (await waiter.call(posInit)).ok.menuItems.map((item) => item.title);
  expect(await titles()).toEqual(["Pupusa de queso", "Carne asada", "Quesadilla", "Horchata", "Cerveza"]);
  await server.db.inTenant(small.tenantId, (tx) =>
    tx.query({
      text: "update categories set is_enabled = false where tenant_id = $1 and id = $2",
      values: [small.tenantId, small.categories.drinks],
    }),
  );
  expect(await titles()).toEqual(["Pupusa de queso", "Carne asada", "Quesadilla"]);
  const { categories } = (await waiter.call(posInit)).ok;
  expect(categories.map((category) => category.is_enabled)).toEqual([true, false]);
});

test("a till that has the menu already is told so, until something of it changes", async () => {
  const { small, waiter, send } = await aTill();
  const first = await waiter.call(posInit);
  const etag = String(first.headers.etag);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  const second = await waiter.call(posInit, { headers: { "if-none-match": etag } });
  expect([second.status, second.raw]).toEqual([304, ""]);
  await send(aCart([aLine({ id: small.items.quesadilla.id, price: 2 })]));
  const third = await waiter.call(posInit, { headers: { "if-none-match": etag } });
  expect(third.status).toBe(200);
  expect(third.headers.etag).not.toBe(etag);
});

test("whoever may not sell gets nothing", async () => {
  const { server, small } = await aTill();
  const cook = await aPerson(server, small.tenantId, { scope: ["KITCHEN"] });
  expect((await cook.call(posInit)).error.code).toBe("not_permitted");
});
