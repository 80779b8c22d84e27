import type { Locator } from "@playwright/test";
import { createMenuItem } from "../db/seeds/menu.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { cart, tile } from "./support/till-page.ts";

/** How many of these are whole within the box, in px. */
async function wholeIn(box: Locator, things: Locator): Promise<number> {
  const outer = await box.boundingBox();
  if (outer === null) throw new Error("The box is not there");
  const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()));
  return boxes.filter(
    (inner) => inner !== null && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height,
  ).length;
}

test("at 1280 × 800 the compact till shows 24 dishes and 6 lines of the cart", async ({
  restaurant,
  visit,
}) => {
  const dishes = Array.from({ length: 30 }, (_, index) => `Antojito ${String(index + 1).padStart(2, "0")}`);
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    for (const [index, title] of dishes.entries())
      await createMenuItem(tx, {
        title,
        price: 150,
        categoryId: restaurant.categories.food,
        position: 20 + index,
      });
  });
  const [table] = restaurant.tables;
  const page = await visit({
    size: "tablet",
    at: `/dashboard/pos?tableId=${table}&tableName=Mesa%201`,
    as: await restaurant.hire("waiter"),
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  for (const title of dishes.slice(0, 6)) await tile(page, title).click();
  const lines = cart(page).getByRole("listitem");
  await expect(lines).toHaveCount(6);
  const list = page
    .getByRole("complementary", { name: say("pos.screen.cart") })
    .locator("> div")
    .nth(1);
  expect(await wholeIn(list, lines)).toBe(6);
  expect(await wholeIn(page.locator("body"), page.locator("[data-card]"))).toBeGreaterThanOrEqual(24);
});
