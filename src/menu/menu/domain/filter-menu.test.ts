import { expect, test } from "vitest";
import { type CategoryId, toId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { filterMenu, menuEntries } from "./filter-menu.ts";

const drinks: CategoryId = toId(1);
const hidden: CategoryId = toId(2);
const categories = [
  { id: drinks, title: "Bebidas", isEnabled: true },
  { id: hidden, title: "Navidad", isEnabled: false },
];
const items = [
  { title: "Café  con leche", categoryId: drinks, isEnabled: true },
  { title: "Té de jamaica", categoryId: drinks, isEnabled: true },
  { title: "Piña", categoryId: null, isEnabled: true },
  { title: "Ponche", categoryId: hidden, isEnabled: true },
  { title: "Horchata", categoryId: drinks, isEnabled: false },
];
const entries = menuEntries(items, categories);

function titles(category: CategoryId | "all", search: string): string[] {
  return filterMenu(entries, { category, search }).map((item) => item.title);
}

test("all shows enabled items without a category or with an enabled one", () => {
  expect(titles("all", "")).toEqual(["Café  con leche", "Té de jamaica", "Piña"]);
  expect(titles(drinks, "")).toEqual(["Café  con leche", "Té de jamaica"]);
  expect(titles(hidden, "")).toEqual([]);
});

test("a search looks through the whole menu, the chosen category comes first", () => {
  expect(titles(drinks, "a")).toEqual(["Café  con leche", "Té de jamaica", "Piña"]);
  expect(titles(drinks, "pi")).toEqual(["Piña"]);
  expect(titles(hidden, "ponche")).toEqual([]);
});

test("search is trimmed and knows neither case nor accents", () => {
  expect(titles("all", "  CAFE con")).toEqual(["Café  con leche"]);
  expect(titles("all", "pina")).toEqual(["Piña"]);
  expect(titles("all", "té")).toEqual(["Té de jamaica"]);
  expect(titles("all", "   ")).toHaveLength(3);
  expect(titles("all", "x")).toEqual([]);
});

test("accents written as one sign or two are equal", () => {
  expect(searchText("Cafe\u0301")).toBe(searchText("CAF\u00c9"));
});

test("an item is normalised once, when the menu is loaded", () => {
  let reads = 0;
  const counted = {
    categoryId: null,
    isEnabled: true,
    get title() {
      reads += 1;
      return "Pupusa";
    },
  };
  const loaded = menuEntries([counted], []);
  for (const search of ["p", "pu", "pup"]) filterMenu(loaded, { category: "all", search });
  expect(reads).toBe(1);
});

test.each(typedInScripts)("$typed finds $name at the till", ({ name, typed }) => {
  const dishes = namesInScripts.map((title) => ({ title, categoryId: drinks, isEnabled: true }));
  const found = filterMenu(menuEntries(dishes, categories), { category: "all", search: typed });
  expect(found.map(({ title }) => title)).toEqual([name]);
});
