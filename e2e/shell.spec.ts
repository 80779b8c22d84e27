import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { languageName } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { demoPassword, demoStaff, platformRoot } from "../db/seeds/demo/demo-people.ts";
import {
  accessibilityFaults,
  expectAccessible,
  standardRules,
  waitUntilStill,
} from "./support/accessibility.ts";
import { modeAttribute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";
import { signInByForm } from "./support/sign-in-form.ts";

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

test("Ctrl+K finds tables, open accounts, dishes and customers, too @further", async ({
  restaurant,
  visit,
}) => {
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
  await find("mesa 2", "common.table", "Mesa 2");
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=/);
  await find("horch", "common.item", "Horchata");
  await expect(page.getByRole("listitem").filter({ hasText: "Horchata" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=[^&]+&tableName=[^&]+$/);
});

test("profile and support say who one is and whom to write to @further", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/profile", as: waiter });
  const main = page.getByRole("main");
  // The frame cuts a long name, and tells it whole.
  const name = page.getByRole("banner").getByText(restaurant.name);
  await expect(name).toHaveAttribute("title", restaurant.name);
  await expect(main.getByText(waiter.username)).toBeVisible();
  await expect(main.getByText(restaurant.name)).toBeVisible();
  await expect(main.getByText(say("profile.role_staff"))).toBeVisible();
  await expect(main.getByText(say("common.subscription"), { exact: true })).toHaveCount(0);
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

test("the sidebar stays as it was left @further", async ({ restaurant, visit }) => {
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

test("Back closes the top layer before it leaves the screen @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter"), size: "phone" });
  const bar = page.getByRole("navigation", { name: say("shell.tabs") });
  await bar.getByRole("link", { name: say("shell.tab_menu") }).click();
  await page.getByRole("button", { name: "Horchata" }).click();
  const sheet = page.getByRole("dialog", { name: say("pos.screen.cart") });
  const customers = page.getByRole("dialog", { name: say("common.customer") });
  const openBoth = async () => {
    await page.getByRole("button", { name: say("pos.cart.open") }).click();
    await sheet.getByRole("button", { name: new RegExp(say("common.customer")) }).click();
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

/** Every way out of a layer that has a cross. A swipe from the edge of a phone is its Back. */
const waysOut = (page: Page, layer: Locator) => ({
  cross: () =>
    layer
      .getByRole("button", { name: say("ui.close"), exact: true })
      .first()
      .click(),
  esc: () => page.keyboard.press("Escape"),
  outside: async () => {
    // Where the layer comes to lie decides what is outside of it.
    await waitUntilStill(page);
    const [box, view] = [await layer.boundingBox(), page.viewportSize()];
    const isAtStart = box?.x === 0 && box.y === 0;
    await page.mouse.click(isAtStart && view ? view.width - 4 : 4, 4);
  },
  back: () => page.goBack(),
});

/** Opens a layer and leaves it, in each way. */
async function leaveInEachWay(page: Page, layer: Locator, open: () => Promise<unknown>): Promise<void> {
  for (const [way, leave] of Object.entries(waysOut(page, layer))) {
    await open();
    await expect(layer).toBeVisible();
    await leave();
    await expect(layer, way).toHaveCount(0);
  }
}

test("a form closes by its cross, Esc, a tap outside and Back, asking first", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/settings/tax-setup";
  const page = await visit({ at, as: await restaurant.hire("admin") });
  const form = page.getByRole("dialog", { name: say("taxes.add_title") });
  const open = () => page.getByRole("button", { name: say("taxes.add"), exact: true }).click();
  await leaveInEachWay(page, form, open);

  const question = page.getByRole("dialog", { name: say("lists.discard.title") });
  const stay = question.getByRole("button", { name: say("lists.discard.cancel") });
  const name = form.getByRole("textbox", { name: say("common.name") });
  await open();
  await name.fill("IVA de prueba");
  const asking = waysOut(page, form);
  for (const leave of Object.values(asking)) {
    await leave();
    await stay.click();
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue("IVA de prueba");
  }
  // The question has no cross; leaving it is no answer, and what was typed stays.
  for (const leave of [waysOut(page, question).esc, waysOut(page, question).back]) {
    await asking.cross();
    await expect(question).toBeVisible();
    await leave();
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue("IVA de prueba");
  }
  await asking.cross();
  await question.getByRole("button", { name: say("common.discard_changes") }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at}$`));
});

test("dialogs and sheets of a phone close by cross, Esc, a tap outside and Back", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  const till = await visit({ at: "/dashboard/pos", as: waiter });
  await leaveInEachWay(till, till.getByRole("dialog", { name: say("common.customer") }), () =>
    till.locator('button[aria-keyshortcuts="F4"]').click(),
  );
  const phone = await visit({ at: "/dashboard/orders", as: waiter, size: "phone" });
  await phone
    .getByRole("navigation", { name: say("shell.tabs") })
    .getByRole("link", { name: say("shell.tab_menu") })
    .click();
  await phone.getByRole("button", { name: "Horchata" }).click();
  await leaveInEachWay(phone, phone.getByRole("dialog", { name: say("pos.screen.cart") }), () =>
    phone.getByRole("button", { name: say("pos.cart.open") }).click(),
  );
  await leaveInEachWay(phone, phone.getByRole("dialog", { name: say("ui.mainMenu") }), () =>
    phone.getByRole("button", { name: say("ui.openMenu") }).click(),
  );
  await expect(phone).toHaveURL(/\/dashboard\/pos$/);
});

test("light or dark stays as it was chosen, on the sign-in screen too @further", async ({
  restaurant,
  visit,
}) => {
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
  await page.getByRole("menuitem", { name: say("common.sign_out") }).click();
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
  await page.getByRole("radio", { name: languageName("en") }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sayIn("en")("screens.language"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const menu = page.getByRole("navigation", { name: sayIn("en")("ui.mainMenu") });
  await expect(menu.getByRole("link")).toHaveText([
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
  await expect(page.getByRole("radio", { name: languageName("en") })).toBeChecked();
});

test("digits of one's own are in every tab and at the next sign-in elsewhere @further", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  const arabic = sayIn("ar");
  const page = await visit({ at: "/dashboard/language", as: waiter, language: "ar" });
  const tab = await page.context().newPage();
  await tab.goto("/dashboard/language");
  const digits = (shown: Page) => shown.getByRole("group", { name: arabic("common.digits") });
  await expect(digits(tab).getByRole("radio", { name: "1 2 3" })).toBeChecked();
  await digits(page).getByRole("radio", { name: "١ ٢ ٣" }).check();
  await expect(digits(tab).getByRole("radio", { name: "١ ٢ ٣" })).toBeChecked();
  await expect
    .poll(async () => (await page.request.get("/api/v1/auth/me")).json())
    .toMatchObject({ own_digits: true });

  const elsewhere = await visit({ at: "/login", language: "ar" });
  await expect(digits(elsewhere).getByRole("radio", { name: "1 2 3" })).toBeChecked();
  await signInByForm(elsewhere, waiter, arabic);
  await expect(elsewhere).toHaveURL(/\/dashboard\/orders$/);
  await elsewhere.goto("/dashboard/language");
  await expect(digits(elsewhere).getByRole("radio", { name: "١ ٢ ٣" })).toBeChecked();
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)]);
  await elsewhere.goto("/dashboard/orders");
  await expect(elsewhere.getByRole("main").getByText("١", { exact: true }).first()).toBeVisible();
  await expect(elsewhere.getByRole("main").getByText("1", { exact: true })).toHaveCount(0);
});

test("the frame is used by the keyboard alone", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: say("ui.skipToContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: say("screens.pos") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  // The next key is one of the new screen; the top bar is before it.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(
    page,
    page.getByRole("button", { name: say("shell.user_menu", { name: demoStaff.waiter.name }) }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: say("screens.devices") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/devices$/);
});

/** Presses the key until the control has the focus; a person gives up, too, after so many. */
async function tabTo(page: Page, control: ReturnType<Page["getByRole"]>, key = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test("an address that is no screen says so, with a way on @further", async ({ visit }) => {
  const page = await visit({
    at: "/dashboard/no-such-screen",
    as: { username: demoStaff.waiter.username, password: demoPassword },
  });
  await expect(page.getByText(say("shell.not_found"))).toBeVisible();
  await expectAccessible(page, "missing screen");
  await page.getByText(say("shell.go_home")).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test("the operator's own start has language, mode and sign-out as well @further", async ({ visit }) => {
  const page = await visit({
    at: "/superadmin",
    as: { username: platformRoot.username, password: demoPassword },
  });
  await page.goto("/superadmin/dashboard");
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  await openMenu(page, platformRoot.name);
  await page.getByRole("menuitem", { name: say("common.sign_out") }).click();
  await expect(page).toHaveURL(/\/superadmin$|\/superadmin\?/);
});

test("a page whose scripts do not come says so instead of staying white @further", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  const said = page.getByText("Comanda no ha podido cargar.");
  await expect(said).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(said).toBeVisible();
  // No script has set the theme: the page follows the system.
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFaults(page, standardRules)).toEqual([]);
  await expectAccessible(page, "no scripts");
});
