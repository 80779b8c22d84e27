import { expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aMenuDesk, anItem, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import { listStations } from "#menu/stations/contract/stations.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import {
  addCategory,
  changeCategoryVisibility,
  deleteCategory,
  listCategories,
  listCategoryItems,
  orderCategories,
  orderCategoryItems,
  restoreCategory,
  updateCategory,
} from "../../contract/categories.ts";
import { addMenuItem } from "../../contract/menu-items.ts";

const categoriesOf = async (desk: MenuDesk) => (await desk.admin.call(listCategories)).ok;
const titlesOf = async (desk: MenuDesk) => (await categoriesOf(desk)).categories.map(({ title }) => title);

test("a category stands behind the others, at the station its title asks for", async () => {
  const desk = await aMenuDesk();
  const [kitchen, bar] = (await desk.cook.call(listStations)).ok.stations;
  const add = async (body: { title: string; stationId?: number }) =>
    (await desk.admin.call(addCategory, { body })).ok.category.station_id;
  expect(await add({ title: "Cafés" })).toBe(bar?.id);
  expect(await add({ title: "Licuados", stationId: kitchen?.id ?? 0 })).toBe(kitchen?.id);
  expect(await titlesOf(desk)).toEqual(["Comida", "Bebidas", "Cafés", "Licuados"]);
  expect((await desk.onTills()).categories).toEqual(["Comida", "Bebidas", "Cafés", "Licuados"]);
});

test("a category needs a title of its own", async () => {
  const desk = await aMenuDesk();
  const add = async (title: string) => (await desk.admin.call(addCategory, { body: { title } })).error;
  expect(await add(" ")).toMatchObject({ fields: [{ field: "title", code: "required" }] });
  expect(await add("COMÍDA")).toMatchObject({ code: "category_exists", fields: [{ field: "title" }] });
  const { drinks } = desk.small.categories;
  const renamed = await desk.admin.call(updateCategory, {
    params: { id: drinks },
    body: { title: "Comida" },
  });
  expect(renamed.error.code).toBe("category_exists");
});

test("of eight who add one category at once one does", async () => {
  const desk = await aMenuDesk();
  const body = { title: "Postres" };
  const replies = await Promise.all(eight.map(() => desk.admin.call(addCategory, { body, headers: aKey() })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await titlesOf(desk)).toEqual(["Comida", "Bebidas", "Postres"]);
});

test("a category is renamed, and who edits what somebody else renamed is told", async () => {
  const desk = await aMenuDesk();
  const [food] = (await categoriesOf(desk)).categories;
  const rename = (title: string) =>
    desk.admin.call(updateCategory, {
      params: { id: food?.id ?? 0 },
      body: { title, version: food?.version },
    });
  expect((await rename("Platos")).ok.category).toMatchObject({
    title: "Platos",
    station_id: food?.station_id,
  });
  expect((await rename("Antojitos")).error.code).toBe("changed_meanwhile");
  expect((await desk.onTills()).categories[0]).toBe("Platos");
});

test("a category has the colour of its owner's choice, on tills too, until told", async () => {
  const desk = await aMenuDesk();
  const params = { id: desk.small.categories.food };
  const save = async (body: { title: string; colour?: "teal" | null }) =>
    (await desk.admin.call(updateCategory, { params, body })).ok.category.colour;
  expect(await save({ title: "Comida", colour: "teal" })).toBe("teal");
  expect(await save({ title: "Comidas" })).toBe("teal");
  const onTills = async () =>
    (await desk.admin.call(posInit)).ok.categories.map(({ title, colour }) => [title, colour]);
  expect(await onTills()).toEqual([
    ["Comidas", "teal"],
    ["Bebidas", null],
  ]);
  expect(await save({ title: "Comidas", colour: null })).toBeNull();
});

test("a category with items is not deleted: how many they are is told", async () => {
  const desk = await aMenuDesk();
  const { food, drinks } = desk.small.categories;
  const refused = await desk.admin.call(deleteCategory, { params: { id: drinks } });
  expect(refused.error).toMatchObject({
    code: "category_in_use",
    details: { count: 2, title: "Bebidas", items: ["Horchata", "Cerveza"] },
  });
  const moved = await desk.admin.call(deleteCategory, {
    params: { id: drinks },
    query: { moveItemsTo: String(food) },
  });
  expect(moved.ok.message).toBe("Bebidas was deleted; its 2 items are now in Comida.");
  expect((await desk.onTills()).titles).toEqual([
    "Pupusa de queso",
    "Carne asada",
    "Quesadilla",
    "Horchata",
    "Cerveza",
  ]);
  expect(await titlesOf(desk)).toEqual(["Comida"]);
});

test("a deleted category is offered nowhere, its title is free", async () => {
  const desk = await aMenuDesk();
  const { category } = (await desk.admin.call(addCategory, { body: { title: "Postres" } })).ok;
  const params = { id: category.id };
  await desk.admin.call(deleteCategory, { params });
  expect((await desk.onTills()).categories).toEqual(["Comida", "Bebidas"]);
  const item = await desk.admin.call(addMenuItem, { body: anItem({ categoryId: category.id }) });
  expect(item.error.fields).toMatchObject([{ field: "categoryId", code: "not_a_choice" }]);
  await desk.admin.call(restoreCategory, { params });
  expect(await titlesOf(desk)).toEqual(["Comida", "Bebidas", "Postres"]);
  await desk.admin.call(deleteCategory, { params });
  await desk.admin.call(addCategory, { body: { title: "Postres" } });
  expect((await desk.admin.call(restoreCategory, { params })).error.code).toBe("category_exists");
});

test("a hidden category takes its items off the tills", async () => {
  const desk = await aMenuDesk();
  const params = { id: desk.small.categories.drinks };
  await desk.admin.call(changeCategoryVisibility, { params, body: { isEnabled: false } });
  expect((await desk.onTills()).titles).not.toContain("Horchata");
});

test("the order of categories is set whole: of eight at once one wins", async () => {
  const desk = await aMenuDesk();
  for (const title of ["Postres", "Sopas"]) await desk.admin.call(addCategory, { body: { title } });
  const { categories, version } = await categoriesOf(desk);
  const ids = categories.map(({ id }) => id);
  const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
  const replies = await Promise.all(
    eight.map((_, index) =>
      desk.admin.call(orderCategories, {
        body: { ids: turned(1 + (index % 3)), version },
        headers: aKey(),
      }),
    ),
  );
  const won = replies.flatMap((reply, index) => (reply.status === 200 ? [turned(1 + (index % 3))] : []));
  expect(won).toHaveLength(1);
  expect((await categoriesOf(desk)).categories.map(({ id }) => id)).toEqual(won[0]);
  const short = await desk.admin.call(orderCategories, { body: { ids: ids.slice(1) } });
  expect(short.error.code).toBe("changed_meanwhile");
});

test("the items of a category are put in order, all of them at once", async () => {
  const desk = await aMenuDesk();
  const params = { id: desk.small.categories.food };
  const { items, version } = (await desk.admin.call(listCategoryItems, { params })).ok;
  const ids = items.map(({ id }) => id).toReversed();
  await desk.admin.call(orderCategoryItems, { params, body: { ids, version } });
  expect((await desk.onTills()).titles.slice(0, 3)).toEqual(["Quesadilla", "Carne asada", "Pupusa de queso"]);
  const foreign = [...ids.slice(1), desk.small.items.horchata.id];
  const refused = await desk.admin.call(orderCategoryItems, { params, body: { ids: foreign } });
  expect(refused.error.code).toBe("changed_meanwhile");
});
