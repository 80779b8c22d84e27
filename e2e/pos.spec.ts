import type { Page } from "@playwright/test";
import { createMenuItem } from "../db/seeds/menu.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { cart, chooseTool, lineOf, tile } from "./support/till-page.ts";

const orderCount = (restaurant: Restaurant) =>
  restaurant.run("select id from orders where tenant_id = $1").then((rows) => rows.length);
const setStock = (restaurant: Restaurant, thousandths: number) =>
  restaurant.run(
    "update inventory_items set quantity = $2 where tenant_id = $1 and id = $3",
    thousandths,
    restaurant.stock.queso,
  );

test("both views show the menu; search forgives accents and case @further", async ({ restaurant, visit }) => {
  await restaurant.db.inTenant(restaurant.tenantId, (tx) =>
    createMenuItem(tx, {
      title: "Plátanos con crema",
      description: "Plátano maduro frito.",
      price: 350,
      categoryId: restaurant.categories.food,
      position: 9,
    }),
  );
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await expect(tile(page, "Plátanos con crema")).toBeVisible();
  const card = tile(page, "Plátanos con crema");
  await expect(card).toContainText("Plátano maduro frito.");
  await expect(card).toContainText(dollars(350));
  const choices = tile(page, "Pupusa de queso");
  await expect(choices).toContainText(say("common.variants_count", { count: 2 }));
  await expectAccessible(page, "detailed menu");
  await chooseTool(page, say("pos.menu.view_compact"));
  await expect(card).not.toContainText("Plátano maduro frito.");
  await page.reload();
  await expect(card).toHaveAccessibleName(/\$3\.50/);
  await expect(card).not.toContainText("Plátano maduro frito.");
  await expectAccessible(page, "compact menu");
  await page.getByRole("textbox", { name: say("common.search_items") }).fill("PLATANOS");
  await expect(tile(page, "Plátanos con crema")).toBeVisible();
  await expect(tile(page, "Horchata")).toHaveCount(0);
  await page.getByRole("textbox", { name: say("common.search_items") }).fill("zzzz");
  await expect(page.getByText(say("pos.menu.empty"))).toBeVisible();
  await page.getByRole("button", { name: say("pos.menu.show_all") }).click();
  await page.getByRole("radio", { name: "Bebidas" }).check();
  await expect(tile(page, "Horchata")).toBeVisible();
  await expect(tile(page, "Carne asada")).toHaveCount(0);
  await expect(tile(page, "Sopa de res")).toHaveCount(0);
});

test("a low ingredient is told, and more than there is does not enter the cart @further", async ({
  restaurant,
  visit,
}) => {
  // 0.8 kg of cheese, below the minimum of 1 kg: three quesadillas of 250 g.
  await setStock(restaurant, 800);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const quesadilla = page.getByRole("button", { name: /^Quesadilla/ });
  await chooseTool(page, say("pos.menu.view_compact"));
  await expect(quesadilla).toContainText(say("pos.menu.low_stock", { count: 3 }));
  for (const pieces of [1, 2, 3]) {
    await quesadilla.click();
    await expect(quesadilla).toContainText(say("pos.menu.in_cart", { count: pieces }));
  }
  await quesadilla.click();
  const refusal = say("pos.problem.insufficient_stock", { ingredient: "Queso" });
  await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
  await expect(quesadilla).toContainText(say("pos.menu.in_cart", { count: 3 }));
  await expectAccessible(page, "refused for stock");
});

test("stock counts for the whole cart, minus at one takes the line out @further", async ({
  restaurant,
  visit,
}) => {
  // 0.3 kg: one quesadilla (250 g) or some pupusas (50 g, and 40 g with extra cheese), not both.
  await setStock(restaurant, 300);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(page, "Pupusa de queso").click();
  const choice = page.getByRole("dialog");
  await choice.getByRole("checkbox", { name: /Extra queso/ }).check();
  await page.keyboard.press("Enter");
  await expect(choice).toHaveCount(0);
  const refusal = page
    .getByRole("alert")
    .filter({ hasText: say("pos.problem.insufficient_stock", { ingredient: "Queso" }) });
  await tile(page, "Quesadilla").click();
  await expect(refusal).toBeVisible();
  const line = lineOf(page, 1, "Pupusa de queso");
  for (const quantity of [2, 3]) {
    await line.getByRole("button", { name: say("ui.increase") }).click();
    await expect(line).toContainText(`× ${quantity}`);
  }
  await line.getByRole("button", { name: say("ui.increase") }).click();
  await expect(refusal).toBeVisible();
  await expect(line).toContainText("× 3");
  for (const _ of [1, 2, 3]) await line.getByRole("button", { name: say("ui.decrease") }).click();
  await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();
  await page.getByRole("button", { name: say("common.undo") }).click();
  await expect(line).toContainText("Extra queso");
});

test("taps sound until somebody mutes them, which stays @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await countSounds(page);
  await tile(page, "Carne asada").click();
  await expect.poll(() => sounds(page)).toBe(1);
  await chooseTool(page, say("pos.screen.mute"));
  await page.reload();
  await countSounds(page);
  await tile(page, "Carne asada").click();
  await expect(lineOf(page, 1, "Carne asada")).toContainText("× 2");
  expect(await sounds(page)).toBe(0);
  await chooseTool(page, say("pos.screen.unmute"));
  await tile(page, "Carne asada").click();
  await expect.poll(() => sounds(page)).toBe(1);
});

/** Counts the tones that the page makes from now on. */
const countSounds = (page: Page) =>
  page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype;
    document.documentElement.dataset.sounds = "0";
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      const { dataset } = document.documentElement;
      dataset.sounds = String(Number(dataset.sounds) + 1);
      return createOscillator.call(this);
    };
  });
const sounds = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.sounds));

test("equal choices are one line, others their own; a removed line comes back", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  for (const extra of ["Extra queso", "Extra queso", "Curtido aparte"]) {
    await tile(page, "Pupusa de queso").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: new RegExp(extra) }).check();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  }
  const lines = cart(page).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  const first = lineOf(page, 1, "Pupusa de queso");
  await expect(first).toContainText(dollars(2 * (100 + 50)));
  await expect(lineOf(page, 2, "Pupusa de queso")).toContainText(dollars(100 + 25));
  await first.getByRole("button", { name: say("common.remove_title", { title: "Pupusa de queso" }) }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole("button", { name: say("common.undo") }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(dollars(2 * (100 + 50)));
});

test("the table is in the address, whoever sets it @further", async ({ restaurant, visit }) => {
  const [, second, third] = restaurant.tables;
  const page = await visit({
    at: `/dashboard/pos?tableId=${second}&tableName=Mesa%202`,
    as: await restaurant.hire("waiter"),
  });
  const table = page.getByRole("combobox", { name: say("common.table") });
  await expect(table).toHaveValue(/^Mesa 2/);
  await expect(page.getByRole("radio", { name: say("common.dining.dinein") })).toBeChecked();
  await table.click();
  await page.keyboard.type("mesa 3");
  await expect(page.getByRole("option")).toHaveText([/^Mesa 3/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`tableId=${third}`));
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  await expect(table).toHaveValue("");
  await table.click();
  await page.getByRole("option", { name: /^Mesa 1/ }).click();
  await expect(page.getByRole("radio", { name: say("common.dining.dinein") })).toBeChecked();
  await table.click();
  await page.getByRole("option", { name: say("common.no_table") }).click();
  await expect(page).toHaveURL(/\/dashboard\/pos$/);

  // On the plan a tap takes the table at once.
  await page.getByRole("button", { name: say("floor.picker.open") }).click();
  const plan = page.getByRole("dialog", { name: say("pos.cart.choose_table") });
  await expectAccessible(page, "the plan of the till");
  await plan.getByRole("radio", { name: /^Mesa 2/ }).click();
  await expect(plan).toHaveCount(0);
  await expect(table).toHaveValue(/^Mesa 2/);
});

test("a reload keeps the cart; a new order empties it and can be taken back @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: `/dashboard/pos?tableId=${restaurant.tables[0]}`,
    as: await restaurant.hire("waiter"),
  });
  await tile(page, "Carne asada").click();
  await tile(page, "Horchata").click();
  await page.reload();
  const lines = cart(page).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: say("common.table") })).toHaveValue(/^Mesa 1/);
  await page.getByRole("button", { name: say("pos.screen.new_order") }).click();
  await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  await page.getByRole("button", { name: say("common.undo") }).click();
  await expect(lines).toHaveCount(2);
});

test("sending is refused with the reason until service and table are chosen @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "tablet" });
  await expect(tile(page, "Horchata")).toBeVisible();
  await page.keyboard.press("F9");
  await expect(page.getByText(say("pos.problem.empty_cart")).first()).toBeVisible();
  await tile(page, "Horchata").click();
  await page.keyboard.press("F9");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(say("pos.problem.select_dining_option"));
  await page.getByRole("radio", { name: say("common.dining.dinein") }).check();
  await page.keyboard.press("F9");
  const table = page.getByRole("combobox", { name: say("common.table") });
  await expect(table).toHaveAccessibleDescription(say("pos.problem.select_table"));
  expect(await orderCount(restaurant)).toBe(0);
});

async function openSummary(page: Page): Promise<ReturnType<Page["getByRole"]>> {
  await page.keyboard.press("F9");
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(summary).toBeVisible();
  return summary.getByRole("button", { name: /\$/ });
}

test("the same cart sent from two tabs at once makes one order", async ({ restaurant, visit }) => {
  const first = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(first, "Carne asada").click();
  await first.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  const second = await first.context().newPage();
  await second.goto("/dashboard/pos");
  await expect(cart(second).getByRole("listitem")).toHaveCount(1);
  const buttons = [await openSummary(first), await openSummary(second)];
  await Promise.all(buttons.map((button) => button.dispatchEvent("click")));
  await expect(
    first
      .getByRole("img", { name: /Token 1/ })
      .or(first.getByText(say("pos.cart.empty")))
      .first(),
  ).toBeVisible();
  for (const page of [first, second]) {
    await page.reload();
    await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();
  }
  expect(await orderCount(restaurant)).toBe(1);
});

test("a price that changed meanwhile is refused, told and mended at its line @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(page, "Quesadilla").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await restaurant.run(
    "update menu_items set price_cents = 225 where tenant_id = $1 and id = $2",
    restaurant.items.quesadilla.id,
  );
  await (await openSummary(page)).click();
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(
    summary
      .getByRole("alert")
      .filter({ hasText: say("errors.price_changed", { title: "Quesadilla", why: "" }) })
      .first(),
  ).toBeVisible();
  await summary.getByRole("button", { name: say("ui.close") }).click();
  const line = lineOf(page, 1, "Quesadilla");
  await expect(line).toContainText(say("pos.problem.price_changed", { price: dollars(225) }));
  await line.getByRole("button", { name: say("pos.problem.accept_price", { price: dollars(225) }) }).click();
  await expect(line).toContainText(dollars(225));
  await (await openSummary(page)).click();
  await expect(page.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  expect(await orderCount(restaurant)).toBe(1);
});

test("stock that was sold meanwhile is refused with the ingredient, and the cart stays @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(page, "Quesadilla").click();
  await tile(page, "Carne asada").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await setStock(restaurant, 100);
  await (await openSummary(page)).click();
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  const refusal = say("errors.insufficient_stock", { ingredient: "Queso" });
  await expect(summary.getByRole("alert").filter({ hasText: refusal }).first()).toBeVisible();
  await summary.getByRole("button", { name: say("ui.close") }).click();
  await expect(cart(page).getByRole("listitem")).toHaveCount(2);
  await expect(lineOf(page, 1, "Quesadilla")).toContainText(
    say("pos.problem.insufficient_stock", { ingredient: "Queso" }),
  );
  expect(await orderCount(restaurant)).toBe(0);
});

test("a send whose answer is lost is repeated without a second order @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(page, "Carne asada").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  // The order reaches the server, its answer reaches nobody.
  await page.route("**/api/v1/pos/create-order*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await (await openSummary(page)).click();
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(summary.getByRole("button", { name: say("platform.unsure.again") })).toBeVisible();
  expect(await orderCount(restaurant)).toBe(1);
  await page.unroute("**/api/v1/pos/create-order*");
  await page.reload();
  await expect(page.getByText(say("platform.unsure.text"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: say("platform.unsure.look") })
    .click();
  await expect(page.getByRole("status").filter({ hasText: say("common.undo") })).toBeVisible();
  expect(await orderCount(restaurant)).toBe(1);
});
