import type { Locator, Page } from "@playwright/test";
import { createCategory, createMenuItem } from "../db/seeds/menu.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { cart, chooseTool, tile } from "./support/till-page.ts";

/** How many of these are whole within the box, in px. */
async function wholeIn(box: Locator, things: Locator): Promise<number> {
  const outer = await box.boundingBox();
  if (outer === null) throw new Error("The box is not there");
  const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()));
  return boxes.filter(
    (inner) => inner !== null && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height,
  ).length;
}

/** Tiles that are whole in the window. */
const wholeTiles = (page: Page) => wholeIn(page.locator("body"), page.locator("[data-card]"));

/** The menu of a restaurant of some years: 10 categories with 65 dishes, of which some are told apart by their end. */
async function fullMenu(restaurant: Restaurant): Promise<void> {
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    for (const [index, title] of ["queso con loroco", "queso con ajo", "queso con ayote"].entries())
      await createMenuItem(tx, {
        title: `Pupusa de ${title}`,
        price: 100,
        categoryId: restaurant.categories.food,
        position: 10 + index,
      });
    for (let category = 1; category <= 8; category++) {
      const categoryId = await createCategory(tx, { title: `Antojitos ${category}`, position: 2 + category });
      for (let dish = 1; dish <= 8; dish++)
        await createMenuItem(tx, {
          title: `Antojito ${category}${dish}`,
          price: 150,
          categoryId,
          position: dish,
        });
    }
  });
}

test("at 1280 × 800 the compact till shows 24 dishes and 6 lines of the cart", async ({
  restaurant,
  visit,
}) => {
  await fullMenu(restaurant);
  const [table] = restaurant.tables;
  const page = await visit({
    size: "tablet",
    at: `/dashboard/pos?tableId=${table}&tableName=Mesa%201`,
    as: await restaurant.hire("waiter"),
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  for (const dish of [1, 2, 3, 4, 5, 6]) await tile(page, `Antojito 1${dish}`).click();
  const lines = cart(page).getByRole("listitem");
  await expect(lines).toHaveCount(6);
  const list = page
    .getByRole("complementary", { name: say("pos.screen.cart") })
    .locator("> div")
    .nth(1);
  expect(await wholeIn(list, lines)).toBe(6);
  expect(await wholeTiles(page)).toBeGreaterThanOrEqual(24);
});

test("at 1440 × 900 the till shows 40 dishes, or 18 with pictures, and every category", async ({
  restaurant,
  visit,
}) => {
  await fullMenu(restaurant);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(tile(page, "Antojito 11")).toBeVisible();
  expect(await wholeTiles(page)).toBeGreaterThanOrEqual(18);
  const categories = page.getByRole("group", { name: say("common.categories") }).getByRole("radio");
  await expect(categories).toHaveCount(11);
  for (const category of await categories.all()) await expect(category).toBeInViewport({ ratio: 1 });
  await chooseTool(page, say("pos.menu.view_compact"));
  await expect.poll(() => wholeTiles(page)).toBeGreaterThanOrEqual(40);
  await expectAccessible(page, "a full menu");
});

test("on a phone names differ, categories fold, and the tools are at hand", async ({ restaurant, visit }) => {
  await fullMenu(restaurant);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "phone" });
  const pupusas = page.locator("[data-card]").filter({ hasText: "Pupusa de queso con" });
  await expect(pupusas).toHaveCount(3);
  for (const end of ["loroco", "ajo", "ayote"])
    await expect(pupusas.filter({ has: page.getByText(new RegExp(`${end}$`)) }).last()).toBeVisible();

  const categories = page.getByRole("group", { name: say("common.categories") }).getByRole("radio");
  const tops = await categories.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  await page.getByRole("button", { name: say("pos.menu.more_categories") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Antojitos 8/ })
    .click();
  await expect(page.getByRole("radio", { name: "Antojitos 8" })).toBeChecked();
  await expect(tile(page, "Antojito 81")).toBeVisible();

  const tools = page.getByRole("button", {
    name: new RegExp(
      `^(${say("pos.tools.search")}|${say("common.drafts")}|${say("common.qr_orders")}|${say("pos.tools.more_label")})$`,
    ),
  });
  await expect(tools).toHaveText([
    say("pos.tools.search"),
    say("common.qr_orders"),
    say("common.drafts"),
    say("pos.tools.more"),
  ]);
  for (const box of await Promise.all((await tools.all()).map((tool) => tool.boundingBox()))) {
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.y).toBeGreaterThan(844 / 2);
  }
  await page.getByRole("button", { name: say("pos.tools.search"), exact: true }).click();
  const search = page.getByRole("textbox", { name: say("common.search_items") });
  await expect(search).toBeFocused();
  await search.fill("loroco");
  await expect(page.locator("[data-card]")).toHaveCount(1);
  await expectAccessible(page, "searching on a phone");
  await page.getByRole("button", { name: say("pos.menu.end_search") }).click();
  await expect(search).toBeHidden();
  await expect(tile(page, "Antojito 81")).toBeVisible();
});
