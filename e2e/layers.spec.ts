import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

/**
 * Notes the box of the first layer that is painted from now on, and returns how far it was moved or stretched 300 ms
 * later: 0 when its first frame is where it stays.
 */
async function shiftOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const layers = () => [...document.querySelectorAll("dialog:modal, [popover]:popover-open")];
        const before = new Set(layers());
        const look = () => {
          const layer = layers().find(
            (each) => !before.has(each) && getComputedStyle(each).visibility === "visible",
          );
          if (!layer) return requestAnimationFrame(look);
          const first = layer.getBoundingClientRect();
          return setTimeout(() => {
            const last = layer.getBoundingClientRect();
            const sides = ["left", "top", "right", "bottom"] as const;
            resolve(Math.max(...sides.map((side) => Math.abs(first[side] - last[side]))));
          }, 300);
        };
        requestAnimationFrame(look);
      }),
  );
  await open();
  return shift;
}

test("the first frame of a dialog, a menu, a list and a sheet is where it stays", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    as: await restaurant.hire("admin"),
    at: "/dashboard/customers",
    size: "desktop",
  });
  const heading = page.getByRole("heading", { name: say("screens.customers"), level: 1 });
  await expect(heading).toBeVisible();
  expect(await shiftOf(page, () => page.keyboard.press("Control+k")), "command search").toBeLessThan(1);
  await page.keyboard.press("Escape");
  const menu = page.getByRole("button", {
    name: new RegExp(`^${say("shell.user_menu", { name: "" }).trim()}`),
  });
  expect(await shiftOf(page, () => menu.click()), "menu").toBeLessThan(1);
  await page.keyboard.press("Escape");
  await page.goto("/dashboard/pos");
  const table = page.getByRole("combobox", { name: say("common.table") }).first();
  if ((await table.count()) > 0) expect(await shiftOf(page, () => table.click()), "list").toBeLessThan(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("button", { name: say("pos.cart.open") });
  await expect(bar).toBeVisible();
  expect(await shiftOf(page, () => bar.click()), "sheet").toBeLessThan(1);
});

async function closesByBack(page: Page, layer: Locator, open: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  await open();
  await expect(layer).toBeVisible();
  await page.goBack();
  await expect(layer).toHaveCount(0);
  expect(page.url()).toBe(address);
}

test("Back closes menus, the side menu and the search before it leaves a screen", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("admin"), at: "/dashboard/profile", size: "phone" });
  await expect(page.getByRole("heading", { name: say("screens.profile") })).toBeVisible();
  const person = page.getByRole("button", {
    name: new RegExp(`^${say("shell.user_menu", { name: "" }).trim()}`),
  });
  await closesByBack(page, page.getByRole("menu"), () => person.click());
  await closesByBack(page, page.getByRole("dialog", { name: say("ui.mainMenu") }), () =>
    page.getByRole("button", { name: say("ui.openMenu") }).click(),
  );
  await closesByBack(page, page.getByRole("dialog", { name: say("shell.search") }), () =>
    page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(`^${say("shell.search")}`) })
      .click(),
  );
  // What was chosen from a menu is a screen of its own, which Back leaves for the one before.
  await person.click();
  await page.getByRole("menuitem", { name: say("screens.devices") }).click();
  await expect(page).toHaveURL(/\/dashboard\/devices$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test("each screen gives the focus to its heading and its name to the window", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("admin"), at: "/dashboard/profile", size: "desktop" });
  await expect(page.getByRole("heading", { name: say("screens.profile") })).toBeVisible();
  for (const screen of ["orderCharge", "invoices", "pos"] as const) {
    const title = say(`screens.${screen}`);
    await page.getByRole("navigation").getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Comanda`);
  }
});

test("a page about one thing gives its own name to heading and window", async ({ restaurant, visit }) => {
  const page = await visit({
    as: await restaurant.hire("admin"),
    at: "/dashboard/settings/menu-items",
    size: "desktop",
  });
  await page
    .getByRole("link", { name: /Carne asada/ })
    .first()
    .click();
  // The heading that waited for the dish is gone; the one that says its name has the focus.
  await expect(page.getByRole("heading", { name: "Carne asada", level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Carne asada · Comanda");
  await page.goBack();
  await expect(page).toHaveTitle(`${say("screens.menuItems")} · Comanda`);
});

test("the till is skipped to its cart by keyboard", async ({ restaurant, visit }) => {
  const page = await visit({ as: await restaurant.hire("waiter"), at: "/dashboard/pos", size: "desktop" });
  const cart = page.getByRole("complementary", { name: say("pos.screen.cart") });
  await expect(cart).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: say("shell.skip_to_cart") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cart).toBeFocused();
});
