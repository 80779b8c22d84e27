import { expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aMenuDesk, anItem, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { changeManyItems, previewMenuChange, restoreManyItems } from "../../contract/menu-changes.ts";
import { addMenuItem, findMenuItemIds, updateMenuItem } from "../../contract/menu-items.ts";

const tenPercent = { by: "percent" as const, value: 10, withAddons: true };
const change = (desk: MenuDesk, ids: readonly number[], changes: object) =>
  desk.admin.call(changeManyItems, { body: { items: ids.map((id) => ({ id })), change: changes } });
const pricesOf = async (desk: MenuDesk, id: MenuItemId) => {
  const { price, variants, addons } = await desk.readItem(id);
  return [price, variants.map((variant) => variant.price), addons.map((addon) => addon.price)];
};

test("the preview says what each price becomes", async () => {
  const desk = await aMenuDesk();
  const { pupusa, carne } = desk.small.items;
  const ids = [pupusa.id, carne.id];
  const preview = (await desk.admin.call(previewMenuChange, { body: { ids, price: tenPercent } })).ok;
  expect(preview.items).toMatchObject([
    {
      title: "Pupusa de queso",
      before: 100,
      after: 110,
      variants: [
        { before: 100, after: 110 },
        { before: 125, after: 138 },
      ],
      addons: [
        { before: 50, after: 55 },
        { before: 25, after: 28 },
      ],
      is_too_high: false,
    },
    { title: "Carne asada", before: 650, after: 715 },
  ]);
  expect(await pricesOf(desk, pupusa.id)).toEqual([100, [100, 125], [50, 25]]);
  const items = preview.items.map(({ id, version }) => ({ id, version }));
  const changed = await desk.admin.call(changeManyItems, { body: { items, change: { price: tenPercent } } });
  expect(changed.ok.message).toBe("2 items were changed.");
  expect(await pricesOf(desk, pupusa.id)).toEqual([110, [110, 138], [55, 28]]);
  expect(desk.menuEvents()).toBe(1);
  const { undo } = JSON.parse(changed.raw);
  expect((await desk.admin.call(restoreManyItems, { body: { items: undo } })).ok.message).toBe(
    "2 items were restored.",
  );
  expect(await pricesOf(desk, pupusa.id)).toEqual([100, [100, 125], [50, 25]]);
  const audited = await desk.rows<{ after: { price: number } }>(
    `select after from audit_entries where tenant_id = $1 and action = 'menu_item.changed_together'
      and subject_id = $2 order by id`,
    carne.id,
  );
  expect(audited.map(({ after }) => after.price)).toEqual([715, 650]);
});

test("what somebody else changed since the preview refuses the whole change", async () => {
  const desk = await aMenuDesk();
  const { horchata, carne } = desk.small.items;
  const body = { ids: [horchata.id, carne.id], price: tenPercent };
  const { items } = (await desk.admin.call(previewMenuChange, { body })).ok;
  const edit = () =>
    desk.admin.call(updateMenuItem, {
      params: { id: carne.id },
      body: anItem({ title: "Carne asada", price: 7 }),
    });
  await edit();
  const named = items.map(({ id, version }) => ({ id, version }));
  const late = await desk.admin.call(changeManyItems, {
    body: { items: named, change: { price: tenPercent } },
  });
  expect(late.error.code).toBe("changed_meanwhile");
  expect((await desk.readItem(horchata.id)).price).toBe(150);
  const { undo } = JSON.parse((await change(desk, body.ids, { price: tenPercent })).raw);
  await edit();
  const back = await desk.admin.call(restoreManyItems, { body: { items: undo } });
  expect(back.error.code).toBe("changed_meanwhile");
  expect((await desk.readItem(horchata.id)).price).toBe(165);
});

test("of eight who raise the same prices from one preview one does", async () => {
  const desk = await aMenuDesk();
  const { carne } = desk.small.items;
  const preview = await desk.admin.call(previewMenuChange, { body: { ids: [carne.id], price: tenPercent } });
  const items = preview.ok.items.map(({ id, version }) => ({ id, version }));
  const replies = await Promise.all(
    eight.map(() =>
      desk.admin.call(changeManyItems, { body: { items, change: { price: tenPercent } }, headers: aKey() }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await desk.readItem(carne.id)).price).toBe(715);
});

test("a price that nobody means refuses the whole change", async () => {
  const desk = await aMenuDesk();
  const { carne, horchata } = desk.small.items;
  const { id } = (await desk.admin.call(addMenuItem, { body: anItem({ title: "Banquete", price: 900_000 }) }))
    .ok;
  const ids = [carne.id, horchata.id, id];
  const price = { by: "percent" as const, value: 50 };
  const { items } = (await desk.admin.call(previewMenuChange, { body: { ids, price } })).ok;
  expect(items.map((item) => item.is_too_high)).toEqual([false, false, true]);
  expect((await change(desk, ids, { price })).error).toMatchObject({
    code: "price_too_high",
    details: { title: "Banquete", most: "$1,000,000.00" },
  });
  expect((await desk.readItem(carne.id)).price).toBe(650);
});

test("category, tax and visibility change together", async () => {
  const desk = await aMenuDesk();
  const { pupusa, carne } = desk.small.items;
  const { drinks } = desk.small.categories;
  const before = (await desk.onTills()).titles;
  const changed = await change(desk, [pupusa.id, carne.id], {
    categoryId: drinks,
    taxId: desk.small.taxes.exclusive,
    isEnabled: true,
  });
  expect((await desk.onTills()).titles).toEqual([
    "Quesadilla",
    "Horchata",
    "Cerveza",
    "Pupusa de queso",
    "Carne asada",
  ]);
  expect(await desk.readItem(carne.id)).toMatchObject({ category_title: "Bebidas", tax_type: "exclusive" });
  await desk.admin.call(restoreManyItems, { body: { items: JSON.parse(changed.raw).undo } });
  expect((await desk.onTills()).titles).toEqual(before);
  await change(desk, [pupusa.id, carne.id], { isEnabled: false });
  expect((await desk.onTills()).titles).toEqual(["Quesadilla", "Horchata", "Cerveza"]);
});

test("what tax documents say follows the tax of many, and goes back with it", async () => {
  const desk = await aMenuDesk();
  const { id } = (
    await desk.admin.call(addMenuItem, {
      body: anItem({ taxId: desk.small.taxes.inclusive, dte_precio_incluye_iva: 1 }),
    })
  ).ok;
  const billing = async () => {
    const { tax_id, dte_gravado, dte_cod_tributo, dte_precio_incluye_iva } = await desk.readItem(id);
    return { tax_id, dte_gravado, dte_cod_tributo, dte_precio_incluye_iva };
  };
  const before = await billing();
  await change(desk, [id], { taxId: desk.small.taxes.exclusive });
  expect(await billing()).toMatchObject({ dte_gravado: 1, dte_cod_tributo: "20", dte_precio_incluye_iva: 0 });
  await change(desk, [id], { taxId: desk.small.taxes.inclusive });
  expect(await billing()).toEqual(before);
  const { undo } = JSON.parse((await change(desk, [id], { taxId: null })).raw);
  const exempt = { tax_id: null, dte_gravado: 0, dte_cod_tributo: null, dte_precio_incluye_iva: 0 };
  expect(await billing()).toEqual(exempt);
  const forged = undo.map((item: object) => ({ ...item, tribute: "99" }));
  const refused = await desk.admin.call(restoreManyItems, { body: { items: forged } });
  expect(refused.error.code).toBe("invalid_input");
  await desk.admin.call(restoreManyItems, { body: { items: undo } });
  expect(await billing()).toEqual(before);
});

test("what is already so is not changed, and nobody is told", async () => {
  const desk = await aMenuDesk();
  const { carne } = desk.small.items;
  const changed = (await change(desk, [carne.id], { isEnabled: true, price: { by: "amount", value: 0 } })).ok;
  expect([changed.message, changed.undo, desk.menuEvents()]).toEqual([
    "Nothing to change: the items were already like that.",
    [],
    0,
  ]);
});

test("what cannot be changed is refused", async () => {
  const desk = await aMenuDesk();
  const { carne } = desk.small.items;
  const { drinks } = desk.small.categories;
  expect((await change(desk, [carne.id], {})).error.fields).toMatchObject([
    { field: "change", code: "required" },
  ]);
  expect((await change(desk, [carne.id, 999_999], { isEnabled: false })).error.code).toBe("not_found");
  expect((await change(desk, [carne.id], { taxId: 999_999 })).error.fields).toMatchObject([
    { field: "change.taxId", code: "not_a_choice" },
  ]);
  await desk.admin.call(addMenuItem, { body: anItem({ title: "Carne Asada", categoryId: drinks }) });
  expect((await change(desk, [carne.id], { categoryId: drinks })).error.code).toBe("menu_item_exists");
});

test("all that a search finds is named in one call, to be changed in another", async () => {
  const desk = await aMenuDesk();
  const { pupusa, carne, cerveza } = desk.small.items;
  const find = async (query: Record<string, string>) =>
    (await desk.admin.call(findMenuItemIds, { query })).ok.ids;
  expect(await find({ q: "PÚPUSA" })).toEqual([pupusa.id]);
  expect(await find({ q: "pupu queso" })).toEqual([pupusa.id]);
  expect(await find({ state: "hidden" })).not.toContain(carne.id);
  await change(desk, [carne.id], { isEnabled: false });
  expect(await find({ state: "hidden" })).toContain(carne.id);
  const food = await find({ category: String(desk.small.categories.food) });
  expect(food).toContain(pupusa.id);
  expect(food).not.toContain(cerveza.id);
  const all = await find({});
  expect(all).toHaveLength(new Set(all).size);
  expect((await change(desk, all, { isEnabled: false })).status).toBe(200);
  expect(await find({ state: "hidden" })).toEqual(all);
  expect((await desk.onTills()).titles).toEqual([]);
  const stranger = await desk.admin.call(findMenuItemIds, { query: { category: "999999" } });
  expect(stranger.error.code).toBe("not_found");
});
