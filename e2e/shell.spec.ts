import type { Page } from "@playwright/test";
import { demoPassword, demoStaff, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { languageNames } from "../src/messages/languages.ts";
import type { MessageKey } from "../src/messages/message-key.ts";
import { sayIn } from "../src/server/platform/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { modeAttribute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const openMenu = (page: Page, name: string) =>
  page.getByRole("button", { name: say("shell.user_menu", { name }) }).click();

test("Ctrl+K finds screens by their title and scope", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await expect(page.getByRole("heading", { name: say("screens.profile") })).toBeVisible();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: say("shell.search") });
  await expect(search.getByRole("combobox")).toBeFocused();
  await expectAccessible(page, "command search");
  await expect(search.getByRole("option", { name: say("screens.kitchen") })).toHaveCount(0);
  await page.keyboard.type("CUENTAS");
  await expect(search.getByRole("option")).toHaveText([new RegExp(say("screens.orders"))]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(search).toHaveCount(0);
  // Closed and opened again at once: nothing that was meant for the first time empties the second.
  for (const key of ["Control+k", "Escape", "Control+k"]) {
    await page.keyboard.press(key);
    await expect(search).toHaveCount(key === "Escape" ? 0 : 1);
  }
  await expect(search.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("zz", { delay: 250 });
  await expect(search.getByRole("combobox")).toHaveValue("zz");
  await page.keyboard.type("zz");
  await expect(search.getByText(say("shell.search_nothing"))).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
});

test("Ctrl+K finds tables, open accounts, dishes and customers, too", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/profile", as: waiter });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], { tableId: restaurant.tables[1] });
  await expect(page.getByRole("heading", { name: say("screens.profile") })).toBeVisible();
  const search = page.getByRole("dialog", { name: say("shell.search") });
  const find = async (text: string, group: MessageKey, name: string) => {
    await page.keyboard.press("Control+k");
    await expect(search.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(text);
    const found = search.getByRole("option", { name: new RegExp(`^${name}.*${say(group)}$`) });
    await found.click();
    await expect(search).toHaveCount(0);
  };
  await find("mesa 2", "shell.found_account", "Mesa 2");
  await expect(page).toHaveURL(/\/dashboard\/orders\?q=Mesa/);
  await find("mesa 2", "shell.found_table", "Mesa 2");
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=/);
  await find("horch", "shell.found_dish", "Horchata");
  await expect(page.getByRole("listitem").filter({ hasText: "Horchata" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=[^&]+&tableName=[^&]+$/);
});

test("profile and support say who one is and whom to write to", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/profile", as: waiter });
  const main = page.getByRole("main");
  await expect(main.getByText(waiter.username)).toBeVisible();
  await expect(main.getByText(restaurant.name)).toBeVisible();
  await expect(main.getByText(say("profile.role_staff"))).toBeVisible();
  await expect(main.getByText(say("subscription.title"), { exact: true })).toHaveCount(0);
  await openMenu(page, demoStaff.waiter.name);
  await expectAccessible(page, "user menu");
  await page.getByRole("menuitem", { name: say("screens.contactSupport") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("screens.contactSupport"));
  const address = await main.getByText(/@/).first().textContent();
  await expect(main.getByRole("link", { name: say("profile.support.mail_app") })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${address}`),
  );
  await main.getByRole("button", { name: say("profile.support.copy") }).click();
  await expect(page.getByText(say("profile.support.copied"))).toBeVisible();
});

test("the sidebar stays as it was left", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  await page.getByRole("button", { name: say("ui.collapseMenu") }).click();
  const wider = page.getByRole("button", { name: say("ui.expandMenu") });
  await expect(wider).toBeVisible();
  await page.reload();
  await expect(wider).toBeVisible();
  const links = page.getByRole("navigation").getByRole("link");
  await expect(links.first()).toHaveAccessibleName(say("screens.pos"));
  await expectAccessible(page, "collapsed sidebar");
});

test("Back closes the top layer before it leaves the screen, and closing by Esc leaves no trace of it", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter"), size: "phone" });
  const bar = page.getByRole("navigation", { name: say("shell.tabs") });
  await bar.getByRole("link", { name: say("shell.tab_menu") }).click();
  await page.getByRole("button", { name: "Horchata" }).click();
  const sheet = page.getByRole("dialog", { name: say("pos.screen.cart") });
  const customers = page.getByRole("dialog", { name: say("customers.search.title") });
  const openBoth = async () => {
    await page.getByRole("button", { name: say("pos.cart.open") }).click();
    await sheet.getByRole("button", { name: new RegExp(say("pos.cart.customer")) }).click();
    await expect(customers).toBeVisible();
  };
  await openBoth();
  await page.goBack();
  await expect(customers).toHaveCount(0);
  await expect(sheet.getByRole("list").getByText("Horchata")).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  await page.goForward();
  await expect(sheet).toHaveCount(0);
  await openBoth();
  for (const layer of [customers, sheet]) {
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test("light or dark stays as it was chosen, on the sign-in screen too", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  const root = page.locator("html");
  await expect(root).toHaveAttribute(modeAttribute, "light");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await openMenu(page, demoStaff.waiter.name);
  await page.getByRole("menuitem", { name: say("shell.dark") }).click();
  await expect(root).toHaveAttribute(modeAttribute, "dark");
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(root).toHaveAttribute(modeAttribute, "dark");
  await openMenu(page, demoStaff.waiter.name);
  await page.getByRole("menuitem", { name: say("shell.sign_out") }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("button", { name: say("shell.light") }).click();
  await expect(root).toHaveAttribute(modeAttribute, "light");
});

test("another language is on screen at once and comes along to another device", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/language", as: waiter, language: "es" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("screens.language"));
  await page.getByRole("radio", { name: languageNames.en }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sayIn("en")("screens.language"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("navigation").getByRole("link")).toHaveText([
    sayIn("en")("screens.pos"),
    sayIn("en")("screens.orders"),
    sayIn("en")("screens.reservations"),
    sayIn("en")("screens.customers"),
  ]);
  // Told to the server behind the screen's back: who leaves at once may be quicker.
  await expect
    .poll(async () => (await page.request.get("/api/v1/auth/me")).json())
    .toMatchObject({ language: "en" });
  await page.reload();
  await expect(page.getByRole("radio", { name: languageNames.en })).toBeChecked();
});

test("the frame is used by the keyboard alone", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  await expect(page.getByText(say("orders.empty"))).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: say("ui.skipToContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.getByText(say("orders.empty"))).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: say("screens.pos") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  await tabTo(
    page,
    page.getByRole("button", { name: say("shell.user_menu", { name: demoStaff.waiter.name }) }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: say("screens.devices") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/devices$/);
});

/** Presses Tab until the control has the focus; a person gives up, too, after so many. */
async function tabTo(page: Page, control: ReturnType<Page["getByRole"]>): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test("an address that is no screen says so, with a way on", async ({ visit }) => {
  const page = await visit({
    at: "/dashboard/no-such-screen",
    as: { username: demoStaff.waiter.username, password: demoPassword },
  });
  await expect(page.getByText(say("shell.not_found"))).toBeVisible();
  await expectAccessible(page, "missing screen");
  await page.getByText(say("shell.go_home")).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test("the operator's own start has language, mode and sign-out as well", async ({ visit }) => {
  const page = await visit({
    at: "/superadmin",
    as: { username: platformRoot.username, password: demoPassword },
  });
  await page.goto("/superadmin/dashboard");
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  await openMenu(page, platformRoot.name);
  await page.getByRole("menuitem", { name: say("shell.sign_out") }).click();
  await expect(page).toHaveURL(/\/superadmin$|\/superadmin\?/);
});
