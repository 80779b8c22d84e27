import { expect, test } from "vitest";
import { aMenuDesk, anItem } from "#app/server/testing/menu-desk.ts";
import { updateMenuItem } from "../../contract/menu-items.ts";
import { readMenuTranslations, saveMenuTranslations } from "../../contract/menu-translations.ts";

test("parts of a category are translated and counted", async () => {
  const { admin, small } = await aMenuDesk();
  const { food } = small.categories;
  const { id } = small.items.pupusa;
  const read = async (category = food) =>
    (await admin.call(readMenuTranslations, { query: { language: "en", category: String(category) } })).ok;
  const before = await read();
  expect(before.parts[0]).toMatchObject({ kind: "category", id: food, translated_title: null });
  const count = before.categories.find((category) => category.id === food);
  expect(count).toMatchObject({ parts: before.parts.length, translated: 0 });
  const save = (title: string, description = "") =>
    admin.call(saveMenuTranslations, {
      body: { language: "en", translations: [{ kind: "item", id, title, description }] },
    });
  await save("Stuffed tortilla", "By the griddle");
  await save("Stuffed corn tortilla", "By the griddle");
  const after = await read();
  expect(after.parts.find((part) => part.kind === "item" && part.id === id)).toMatchObject({
    title: small.items.pupusa.title,
    translated_title: "Stuffed corn tortilla",
    translated_description: "By the griddle",
  });
  expect(after.categories.find((category) => category.id === food)?.translated).toBe(1);
  expect((await read(small.categories.drinks)).parts.map((part) => part.translated_title)).not.toContain(
    "Stuffed corn tortilla",
  );
  await save("");
  expect((await read()).categories.find((category) => category.id === food)?.translated).toBe(0);
});

test("what is not on the menu has no translation", async () => {
  const { admin, small } = await aMenuDesk();
  const other = await aMenuDesk();
  const { id } = other.small.items.pupusa;
  const foreign = await admin.call(saveMenuTranslations, {
    body: { language: "en", translations: [{ kind: "item", id, title: "Theirs" }] },
  });
  expect(foreign.error.code).toBe("not_found");
  const asCategory = await admin.call(saveMenuTranslations, {
    body: { language: "en", translations: [{ kind: "category", id: small.items.pupusa.id, title: "No" }] },
  });
  expect(asCategory.error.code).toBe("not_found");
});

test("a diet that the allergens of an item rule out is refused on its field", async () => {
  const desk = await aMenuDesk();
  const { id, title } = desk.small.items.pupusa;
  const save = (marks: Parameters<typeof anItem>[0]) =>
    desk.admin.call(updateMenuItem, { params: { id }, body: anItem({ title, ...marks }) });
  expect((await save({ allergens: ["milk"], diets: ["vegetarian"] })).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: ["milk"], diets: ["vegetarian"] });
  // Fields that are left out stay, and count.
  const refused = await save({ diets: ["vegan"] });
  expect(refused.error.fields?.map(({ field }) => field)).toEqual(["diets"]);
  expect((await save({})).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: ["milk"], diets: ["vegetarian"] });
  expect((await save({ allergens: null, diets: [] })).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: null, diets: [] });
});
