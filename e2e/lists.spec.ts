import type { Locator, Page } from "@playwright/test";
import { addManyItems } from "#menu/menu-file/contract/menu-file.ts";
import { createInventoryItem } from "../db/seeds/stock.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute, type Size } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

/** More ingredients than one screen shows, of a group and without. */
async function stockUp(restaurant: Restaurant): Promise<void> {
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    for (let no = 1; no <= 24; no += 1)
      await createInventoryItem(tx, {
        title: `Insumo ${String(no).padStart(2, "0")} de la bodega`,
        unit: "kg",
        quantity: 5_000,
      });
  });
}

/** The store room with more than one screen shows, for its keeper. */
async function stockedRoom(restaurant: Restaurant, size: Size) {
  await stockUp(restaurant);
  return { at: "/dashboard/inventory", as: await restaurant.hireWith(["INVENTORY"]), size };
}

/** How many of these stand whole in the window, above what lies at its bottom edge. */
const inSight = (rows: Locator, bottom: number) =>
  rows.evaluateAll(
    (all, edge) =>
      all.filter((row) => {
        const { top, bottom: end } = row.getBoundingClientRect();
        return top >= 0 && end <= edge;
      }).length,
    bottom,
  );

const rowsOf = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row");

test("low rows are chosen once, for every list: 18 are in sight at 1440 @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit(await stockedRoom(restaurant, "desktop"));
  await expect(rowsOf(page).nth(17)).toBeVisible();
  await page.getByRole("button", { name: say("ui.view") }).click();
  await page.getByRole("menuitemradio", { name: say("ui.compact") }).click();
  await expectAccessible(page, "how a list looks");
  await page.keyboard.press("Escape");
  await expect.poll(() => inSight(rowsOf(page), 900)).toBeGreaterThanOrEqual(18);
  await page.reload();
  await expect(rowsOf(page).nth(17)).toBeVisible();
  await expect.poll(() => inSight(rowsOf(page), 900)).toBeGreaterThanOrEqual(18);
  await expectAccessible(page, "a list of low rows");
  await page.goto("/dashboard/inventory/to-buy");
  await page.getByRole("button", { name: say("ui.view") }).click();
  await expect(page.getByRole("menuitemradio", { name: say("ui.compact") })).toBeChecked();

  // Another tab of the device follows at once.
  const tab = await page.context().newPage();
  await tab.goto("/dashboard/inventory");
  await expect(rowsOf(tab).nth(17)).toBeVisible();
  const heightOf = async () => (await rowsOf(tab).first().boundingBox())?.height ?? 0;
  const low = await heightOf();
  await page.getByRole("menuitemradio", { name: say("ui.comfortable") }).click();
  await expect.poll(heightOf).toBeGreaterThan(low);
});

test("a phone shows five records of two lines, and all that is known of one @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit(await stockedRoom(restaurant, "phone"));
  const list = page.getByRole("main").getByRole("list", { name: say("screens.inventory") });
  const rows = list.getByRole("listitem");
  await expect(rows.nth(5)).toBeVisible();
  const place = await page.getByRole("main").boundingBox();
  expect(await inSight(rows, (place?.y ?? 0) + (place?.height ?? 0))).toBeGreaterThanOrEqual(5);
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "a list on a phone");

  const row = rows.filter({ hasText: "Insumo 01" });
  await expect(row).toContainText("5 kg");
  await row
    .getByRole("button", { name: say("common.actions_for_title", { title: "Insumo 01 de la bodega" }) })
    .click();
  await page.getByRole("menuitem", { name: say("ui.details") }).click();
  const details = page.getByRole("dialog", { name: say("ui.details") });
  await expect(details).toContainText(say("inventory.fields.minimum"));
  await expect(details).toContainText(say("common.cost_per_unit"));
  await expectAccessible(page, "the details of a row");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Insumo 01 de la bodega", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Insumo 01 de la bodega" })).toBeVisible();
});

test("a list on a phone is sorted in its view menu, a second tap turns it @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit(await stockedRoom(restaurant, "phone"));
  const list = page.getByRole("main").getByRole("list", { name: say("screens.inventory") });
  await page.getByRole("button", { name: say("ui.view") }).click();
  const byName = page.getByRole("menuitemradio", { name: say("common.ingredient") });
  await expect(byName).toBeChecked();
  await expect(page.getByRole("menuitemradio", { name: say("ui.compact") })).toHaveCount(0);
  await byName.click();
  await expect(page).toHaveURL(/sort=-title/);
  await expectAccessible(page, "the order of a list");
  await page.keyboard.press("Escape");
  await expect(list.getByRole("listitem").filter({ hasText: "Insumo" }).first()).toContainText("Insumo 24");
});

test("a phone shows five dishes, each with its switch @further", async ({ restaurant, visit }) => {
  const page = await visit({
    at: "/dashboard/settings/menu-items",
    as: await restaurant.hire("admin"),
    size: "phone",
  });
  const rows = Array.from({ length: 8 }, (_, place) => ({
    title: `Sopa de gallina india ${place + 1} con arroz y ensalada`,
    price: "4.75",
    category: "Sopas",
    variants: "P $4, G $6",
    station: "",
    description: "",
  }));
  await callRoute(page.request, addManyItems, { body: { rows, tax: null } });
  // A restaurant that runs has put its first steps away.
  await page.evaluate(() => localStorage.setItem("setup-put-away", "true"));
  await page.goto("/dashboard/settings/menu-items?q=gallina");
  const cards = page
    .getByRole("main")
    .getByRole("list", { name: say("screens.menuItems") })
    .getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const place = await page.getByRole("main").boundingBox();
  expect(await inSight(cards, (place?.y ?? 0) + (place?.height ?? 0))).toBeGreaterThanOrEqual(5);
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "dishes on a phone");
  await cards.first().getByRole("switch").uncheck({ force: true });
  await expect(
    page.getByText(say("menu.reply.hidden", { title: "Sopa de gallina india 1 con arroz y ensalada" })),
  ).toBeVisible();
});

test("name and actions of a row stay in sight at 1024, in a table that scrolls too @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit(await stockedRoom(restaurant, "tablet"));
  const row = rowsOf(page).filter({ hasText: "Insumo 01" });
  const name = row.getByRole("button", { name: "Insumo 01 de la bodega", exact: true });
  const menu = row.getByRole("button", {
    name: say("common.actions_for_title", { title: "Insumo 01 de la bodega" }),
  });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => localStorage.setItem("comanda.density", "compact"));
  await page.setViewportSize({ width: 780, height: 1024 });
  await page.reload();
  await expect(name).toBeInViewport({ ratio: 1 });
  const scroll = page.getByRole("table").locator("..");
  // Narrower than any screen asks for, so that it scrolls whatever the words are.
  await scroll.evaluate((box) => box.style.setProperty("width", "420px"));
  for (const at of [0, 10_000]) {
    await scroll.evaluate((box, left) => box.scrollTo({ left }), at);
    const [place, first, last] = await Promise.all([
      scroll.boundingBox(),
      name.boundingBox(),
      menu.boundingBox(),
    ]);
    const end = (box: typeof place) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(first?.x).toBeGreaterThanOrEqual(place?.x ?? 0);
    expect(first?.x).toBeLessThan(end(place) - 200);
    expect(end(last)).toBeLessThanOrEqual(end(place));
    expect(last?.x).toBeGreaterThan(end(place) - 80);
  }
});

test("a filter is a chip that says its choice, and lets go by its cross or all at once @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/inventory/counts",
    as: await restaurant.hireWith(["INVENTORY"]),
  });
  const chosen = say("common.labelled", {
    label: say("common.status"),
    value: say("stockCounts.status.closed"),
  });
  const choose = async () => {
    await page.getByRole("button", { name: say("common.status"), exact: true }).click();
    await page.getByRole("menuitemradio", { name: say("stockCounts.status.closed") }).click();
  };
  await choose();
  await expect(page).toHaveURL(/status=closed/);
  await expect(page.getByRole("button", { name: chosen, exact: true })).toBeVisible();
  await expectAccessible(page, "a list that is narrowed");
  await page.getByRole("button", { name: `${say("ui.remove")}: ${chosen}` }).click();
  await expect(page).not.toHaveURL(/status=/);
  await choose();
  await page.getByRole("button", { name: say("lists.clear") }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole("button", { name: say("common.status"), exact: true })).toBeVisible();
});

test("a purchase of two lines is typed by keyboard, with its total in sight @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/purchases/new",
    as: await restaurant.hireWith(["INVENTORY"]),
    size: "desktop",
  });
  const line = (no: number) =>
    page.getByRole("listitem", { name: say("purchases.form.item", { no }), exact: true });
  const product = (no: number) => line(no).getByRole("combobox", { name: say("common.product") });
  const keys = page.keyboard;
  await product(1).focus();
  await keys.type("Queso");
  await expect(page.getByRole("option", { name: /^Queso/ }).first()).toBeVisible();
  await keys.press("Enter");
  await expect(product(1)).toHaveValue("Queso");
  await keys.press("Tab");
  await keys.type("2");
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.type("4.50");
  const height = (await line(1).boundingBox())?.height ?? 0;
  expect(height).toBeLessThanOrEqual(56);
  await keys.press("Enter");
  await expect(product(2)).toBeFocused();
  await keys.type("Loroco");
  await keys.press("Tab");
  await expect(product(2)).toHaveValue("Loroco");
  await keys.type("3");
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.type("1");
  const total = say("common.labelled", { label: say("common.total"), value: "$12.00" });
  await expect(page.getByText(total, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: say("purchases.form.save") })).toBeInViewport({ ratio: 1 });
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "a purchase typed by keyboard");
  await page.getByRole("button", { name: say("purchases.form.save") }).press("Enter");
  await expect(
    page.getByRole("dialog", { name: say("purchases.detail.title", { no: 1 }), exact: true }),
  ).toContainText("$12.00");
});
