import { expect, test } from "vitest";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { menuSections } from "./menu-sections.ts";
import type { WireItem } from "./page-data.ts";

const item = (id: number, title: string, category_id: number | null) =>
  ({ id, title, category_id }) as WireItem;

const menu = {
  categories: [
    { id: 1, title: "Cafés", is_enabled: true },
    { id: 2, title: "Postres", is_enabled: true },
  ],
  menuItems: [
    item(10, "Café negro", 1),
    item(11, "Té", 1),
    item(20, "Pastel de café", 2),
    item(30, "Pan", null),
  ],
};

const found = (search: string) =>
  menuSections(menu, { search, food: { diets: [], without: [] }, other: "Más" }).map(({ title, items }) => [
    title,
    items.map(({ id }) => id),
  ]);

test("the whole menu is in its order, with what has no category at the end", () => {
  expect(found("")).toEqual([
    ["Cafés", [10, 11]],
    ["Postres", [20]],
    ["Más", [30]],
  ]);
});

test("a search looks into titles, whatever the case and the accents", () => {
  expect(found(" CAFE ")).toEqual([
    ["Cafés", [10]],
    ["Postres", [20]],
  ]);
  expect(found("negro")).toEqual([["Cafés", [10]]]);
});

test.each(typedInScripts)("a guest who types $typed finds $name", ({ name, typed }) => {
  const menuItems = namesInScripts.map((title, index) => item(index, title, null));
  const wanted = { search: typed, food: { diets: [], without: [] }, other: "Más" };
  expect(menuSections({ categories: [], menuItems }, wanted)).toMatchObject([{ items: [{ title: name }] }]);
});
