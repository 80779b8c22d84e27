import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aMenuDesk, anItem } from "#app/server/testing/menu-desk.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import {
  addMenuItem,
  changeMenuItemVisibility,
  deleteMenuItem,
  duplicateMenuItem,
  listMenuItems,
  removeMenuPhoto,
  searchMenuItems,
  updateMenuItem,
  uploadMenuPhoto,
} from "../../contract/menu-items.ts";

test("an added item has every field of the form and is on every till", async () => {
  const desk = await aMenuDesk();
  const { categories, taxes } = desk.small;
  const body = anItem({
    title: "  Enchilada  ",
    description: "Con repollo\ny salsa",
    netPrice: 2.21,
    categoryId: categories.food,
    taxId: taxes.inclusive,
    dte_codigo_interno: "E-01",
    dte_precio_incluye_iva: 1,
    dte_cod_tributo_adicional: "59",
    dte_porcentaje_adicional: 5,
  });
  const { id, message } = (await desk.admin.call(addMenuItem, { body })).ok;
  expect(message).toBe("Enchilada was added.");
  expect(await desk.readItem(id)).toMatchObject({
    title: "Enchilada",
    description: "Con repollo\ny salsa",
    price: 250,
    net_price: 221,
    category_title: "Comida",
    tax_title: "IVA",
    is_enabled: true,
    dte_tipo_item_codigo: "1",
    dte_gravado: 1,
    dte_cod_tributo: "20",
    dte_unidad_medida: "59",
    dte_codigo_interno: "E-01",
    dte_porcentaje_iva: 1300,
    dte_precio_incluye_iva: 1,
    dte_cod_tributo_adicional: "59",
    dte_porcentaje_adicional: 500,
  });
  const { titles } = await desk.onTills();
  expect(titles.slice(0, 4)).toEqual(["Pupusa de queso", "Carne asada", "Quesadilla", "Enchilada"]);
  expect(desk.menuEvents()).toBe(1);
  const rows = await desk.rows<{ after: { title: string; category: string } }>(
    "select after from audit_entries where tenant_id = $1 and action = 'menu_item.added' and subject_id = $2 order by id",
    id,
  );
  expect(rows).toMatchObject([{ after: { title: "Enchilada", category: "Comida" } }]);
});

test.each<[string, Parameters<typeof anItem>[0], string, string]>([
  ["no title", { title: " " }, "title", "required"],
  ["a price below nothing", { price: -1 }, "price", "too_small"],
  ["a price nobody means", { price: 1e9 }, "price", "too_large"],
  ["a long description", { description: "a".repeat(501) }, "description", "too_long"],
  ["no kind of item", { dte_tipo_item_codigo: "" }, "dte_tipo_item_codigo", "required"],
  ["no unit", { dte_unidad_medida: "" }, "dte_unidad_medida", "required"],
  ["taxed without a tribute", { dte_cod_tributo: "" }, "dte_cod_tributo", "required"],
  ["a percentage above all", { dte_porcentaje_iva: 100.01 }, "dte_porcentaje_iva", "too_large"],
  ["a unit of no catalogue", { dte_unidad_medida: "98" }, "dte_unidad_medida", "not_a_choice"],
  ["a kind of no catalogue", { dte_tipo_item_codigo: "9" }, "dte_tipo_item_codigo", "not_a_choice"],
  ["a tribute of no catalogue", { dte_cod_tributo: "ZZ" }, "dte_cod_tributo", "not_a_choice"],
  [
    "another tribute in a price with IVA",
    { dte_precio_incluye_iva: 1, dte_cod_tributo: "C3" },
    "dte_cod_tributo",
    "iva_needs_tribute",
  ],
  [
    "an additional tribute in a price without IVA",
    { dte_cod_tributo_adicional: "59", dte_porcentaje_adicional: 5 },
    "dte_cod_tributo_adicional",
    "iva_included_first",
  ],
])("%s is refused on its field", async (_, changes, field, code) => {
  const desk = await aMenuDesk();
  const { error } = await desk.admin.call(addMenuItem, { body: anItem(changes) });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field, code }] });
  expect(desk.menuEvents()).toBe(0);
});

test("the percentage of IVA has to be said", async () => {
  const desk = await aMenuDesk();
  const { dte_porcentaje_iva: _, ...body } = anItem();
  const { error } = await desk.admin.call(addMenuItem, { body: body as never });
  expect(error.fields).toMatchObject([{ field: "dte_porcentaje_iva", code: "required" }]);
});

test("a title is once in its category, whatever its case and accents", async () => {
  const desk = await aMenuDesk();
  const { food, drinks } = desk.small.categories;
  const add = (title: string, categoryId: number | null) =>
    desk.admin.call(addMenuItem, { body: anItem({ title, categoryId }) });
  expect((await add("quesadillá", food)).error).toMatchObject({
    code: "menu_item_exists",
    fields: [{ field: "title" }],
  });
  expect((await add("Quesadilla", drinks)).status).toBe(200);
  expect((await add("Quesadilla", null)).status).toBe(200);
});

test("of eight who add the same item at once one does", async () => {
  const desk = await aMenuDesk();
  const body = anItem({ categoryId: desk.small.categories.food });
  const replies = await Promise.all(eight.map(() => desk.admin.call(addMenuItem, { body, headers: aKey() })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test("an edit changes what it says and leaves what it does not name", async () => {
  const desk = await aMenuDesk();
  const { id, version } = (
    await desk.admin.call(addMenuItem, {
      body: anItem({ dte_codigo_interno: "E-01", dte_precio_incluye_iva: 1 }),
    })
  ).ok;
  const edit = (changes: object) =>
    desk.admin.call(updateMenuItem, { params: { id }, body: { ...anItem(), ...changes } });
  expect((await edit({ price: 3, version })).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({
    price: 300,
    dte_codigo_interno: "E-01",
    dte_precio_incluye_iva: 1,
  });
  const late = await edit({ price: 4, version });
  expect(late.error.code).toBe("changed_meanwhile");
  const details = late.error.details as { version: string };
  expect((await edit({ price: 4, version: details.version })).status).toBe(200);
  const events = desk.menuEvents();
  expect((await edit({ price: 4 })).status).toBe(200);
  expect(desk.menuEvents()).toBe(events);
});

test("a category, tax or station that is gone cannot be chosen", async () => {
  const desk = await aMenuDesk();
  const { food } = desk.small.categories;
  const { inclusive } = desk.small.taxes;
  const { id } = (
    await desk.admin.call(addMenuItem, { body: anItem({ categoryId: food, taxId: inclusive }) })
  ).ok;
  await desk.rows("update taxes set archived_at = now() where tenant_id = $1 and id = $2", inclusive);
  const body = anItem({ title: "Otra", taxId: inclusive });
  expect((await desk.admin.call(addMenuItem, { body })).error.fields).toMatchObject([
    { field: "taxId", code: "not_a_choice" },
  ]);
  const same = anItem({ categoryId: food, taxId: inclusive, price: 3 });
  expect((await desk.admin.call(updateMenuItem, { params: { id }, body: same })).status).toBe(200);
});

test("a deleted item is offered nowhere and stands in what was sold", async () => {
  const desk = await aMenuDesk();
  const { quesadilla } = desk.small.items;
  const { orderId } = (await desk.send(aCart([aLine({ id: quesadilla.id, price: 2 })]))).ok;
  const params = { id: quesadilla.id };
  expect((await desk.admin.call(deleteMenuItem, { params })).ok.message).toBe("Quesadilla was deleted.");
  expect((await desk.onTills()).titles).not.toContain("Quesadilla");
  const { menuItems } = (await desk.admin.call(listMenuItems)).ok;
  expect(menuItems.map(({ title }) => title)).not.toContain("Quesadilla");
  expect((await desk.admin.call(deleteMenuItem, { params })).error.code).toBe("not_found");
  const again = await desk.send(aCart([aLine({ id: quesadilla.id, price: 2 })]));
  expect(again.error.code).toBe("item_unavailable");
  const lines = await desk.rows(
    "select title from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  expect(lines).toEqual([{ title: "Quesadilla" }]);
});

test("an item is hidden and shown with one call", async () => {
  const desk = await aMenuDesk();
  const show = (isEnabled: boolean) =>
    desk.admin.call(changeMenuItemVisibility, {
      params: { id: desk.small.items.carne.id },
      body: { isEnabled },
    });
  await show(false);
  expect((await desk.onTills()).titles).not.toContain("Carne asada");
  await show(true);
  expect((await desk.onTills()).titles).toContain("Carne asada");
});

test("a copy has everything, is hidden and stands behind the first", async () => {
  const desk = await aMenuDesk();
  const { pupusa } = desk.small.items;
  const copy = async () => (await desk.admin.call(duplicateMenuItem, { params: { id: pupusa.id } })).ok;
  const { id, title } = await copy();
  expect([title, (await copy()).title]).toEqual(["Pupusa de queso (copia)", "Pupusa de queso (copia 2)"]);
  const [first, second] = [await desk.readItem(pupusa.id), await desk.readItem(id)];
  const shapeOf = ({ variants, addons, recipeItems }: typeof first) => ({
    variants: variants.map(({ title, price, recipeCost }) => [title, price, recipeCost]),
    addons: addons.map(({ title, price }) => [title, price]),
    recipe: recipeItems.map((line) => [
      line.ingredient_title,
      line.quantity,
      line.variant_title,
      line.addon_title,
    ]),
  });
  expect(shapeOf(second)).toEqual(shapeOf(first));
  expect(second).toMatchObject({ is_enabled: false, category_id: first.category_id, tax_id: first.tax_id });
  expect(second.variants.map((variant) => variant.id)).not.toEqual(
    first.variants.map((variant) => variant.id),
  );
  const { menuItems } = (await desk.admin.call(listMenuItems)).ok;
  expect(menuItems.slice(0, 4).map((item) => item.title)).toEqual([
    "Pupusa de queso",
    "Pupusa de queso (copia 2)",
    "Pupusa de queso (copia)",
    "Carne asada",
  ]);
});

test("the menu is found by words, number, category and state", async () => {
  const desk = await aMenuDesk();
  await desk.admin.call(addMenuItem, { body: anItem({ title: "Té helado", dte_codigo_interno: "TE-9" }) });
  const search = async (query: Record<string, string>) =>
    (await desk.admin.call(searchMenuItems, { query })).ok.rows.map(({ title }) => title);
  const { food, drinks } = desk.small.categories;
  expect(await search({ q: "te-9" })).toEqual(["Té helado"]);
  expect(await search({ q: "QUESO" })).toEqual(["Pupusa de queso"]);
  expect(await search({ category: String(drinks) })).toEqual(["Horchata", "Cerveza"]);
  expect(await search({ state: "hidden" })).toEqual(["Sopa de res"]);
  expect(await search({ state: "uncategorised" })).toEqual(["Té helado"]);
  expect(await search({ category: String(food), sort: "-price", limit: "2" })).toEqual([
    "Carne asada",
    "Sopa de res",
  ]);
  expect((await search({})).at(-1)).toBe("Té helado");
  const [card] = (await desk.admin.call(searchMenuItems, { query: { q: "pupusa" } })).ok.rows;
  expect(card).toMatchObject({ category_title: "Comida", variants_count: 2, addons_count: 2, price: 100 });
});

test("a picture is drawn anew when it is sent, reaches the tills, and is taken away", async () => {
  const desk = await aMenuDesk();
  const params = { id: desk.small.items.carne.id };
  const upload = (image: Uint8Array<ArrayBuffer>) =>
    desk.admin.call(uploadMenuPhoto, { params, body: { image } });
  const script = await upload(new TextEncoder().encode("<svg><script>alert(1)</script></svg>"));
  expect(script.error.fields).toMatchObject([{ field: "image", code: "not_a_picture" }]);
  const pixels = Transformer.fromRgbaPixels(new Uint8Array(900 * 600 * 4), 900, 600);
  const { image } = (await upload(new Uint8Array(await pixels.png()))).ok;
  expect((await desk.readItem(params.id)).image).toBe(image);
  const onTill = (await desk.waiter.call(posInit)).ok.menuItems.find(({ id }) => id === params.id);
  expect(onTill?.image).toBe(image);
  const hash = image.replace("/files/", "");
  const [stored] = await desk.rows<{ media_type: string }>(
    "select media_type from files where tenant_id = $1 and hash = $2",
    hash,
  );
  expect(stored?.media_type).toBe("image/webp");
  await desk.admin.call(removeMenuPhoto, { params });
  expect((await desk.readItem(params.id)).image).toBeNull();
});

test("the menu is set up by who may change settings", async () => {
  const desk = await aMenuDesk();
  expect((await desk.waiter.call(addMenuItem, { body: anItem() })).error.code).toBe("not_permitted");
  const settings = await aPerson(desk.server, desk.small.tenantId, { scope: ["SETTINGS"] });
  expect((await settings.call(addMenuItem, { body: anItem() })).status).toBe(200);
});

test("an item is added with its variants at once, or not at all", async () => {
  const desk = await aMenuDesk();
  const add = (variants: { title: string; price: number }[]) =>
    desk.admin.call(addMenuItem, { body: anItem({ title: "Horchata grande", variants }), headers: aKey() });
  const twice = await add([
    { title: "Vaso", price: 1 },
    { title: "vaso", price: 2 },
  ]);
  expect(twice.error).toMatchObject({ code: "choice_exists", fields: [{ field: "variants.1.title" }] });
  expect((await desk.onTills()).titles).not.toContain("Horchata grande");
  const { id } = (
    await add([
      { title: "Vaso", price: 1 },
      { title: "Jarra", price: 4.5 },
    ])
  ).ok;
  expect((await desk.readItem(id)).variants).toMatchObject([
    { title: "Vaso", price: 100 },
    { title: "Jarra", price: 450 },
  ]);
});

test("an item is added as a combo at once, unless it has variants or lost a part", async () => {
  const desk = await aMenuDesk();
  const combo = (item_id: number) => [
    {
      title: "Plato",
      min: 1,
      max: 1,
      choices: [{ item_id, variant_id: null, extra: 0, is_default: true }],
    },
  ];
  const add = (rest: object) =>
    desk.admin.call(addMenuItem, { body: anItem({ title: "Almuerzo", ...rest }), headers: aKey() });
  const { carne } = desk.small.items;
  const both = await add({ combo: combo(carne.id), variants: [{ title: "Grande", price: 5 }] });
  expect(both.error.code).toBe("combo_takes_no_choices");
  const gone = await add({ combo: combo(desk.small.items.carne.id + 999_999) });
  expect(gone.error).toMatchObject({
    code: "combo_part_unknown",
    fields: [{ field: "combo.0.choices.0.item_id" }],
  });
  expect((await add({ combo: [{ ...combo(carne.id)[0], min: 2 }] })).error.fields).toMatchObject([
    { field: "combo.0.max", code: "most_below_least" },
  ]);
  const { id } = (await add({ combo: combo(carne.id) })).ok;
  const { menuItems } = (await desk.waiter.call(posInit)).ok;
  expect(menuItems.find((item) => item.id === id)?.combo).toMatchObject([
    { title: "Plato", choices: [{ item_id: carne.id }] },
  ]);
});

test("the list of items is searched in every script as the till is", async () => {
  const desk = await aMenuDesk();
  for (const title of namesInScripts) await desk.admin.call(addMenuItem, { body: anItem({ title }) });
  for (const { name, typed } of typedInScripts) {
    const { rows } = (await desk.admin.call(searchMenuItems, { query: { q: typed } })).ok;
    expect([typed, rows.map(({ title }) => title)]).toEqual([typed, [name]]);
  }
});

test.each([
  [["あんず", "カレー", "さけ"]],
  [["가지", "나물", "하루"]],
  [["بصل", "تمر", "دجاج"]],
  [["आम", "केला", "दाल"]],
  [["abeja", "Álamo", "crème", "Œuf"]],
])("items by title stand in the order of their script: %j", async (inOrder) => {
  const desk = await aMenuDesk();
  for (const title of inOrder.toReversed()) await desk.admin.call(addMenuItem, { body: anItem({ title }) });
  const query = { sort: "title", state: "uncategorised" } as const;
  const { rows } = (await desk.admin.call(searchMenuItems, { query })).ok;
  expect(rows.map(({ title }) => title)).toEqual(inOrder);
});
