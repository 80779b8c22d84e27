import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { countPieces } from "./support/cash-drawer.ts";
import { countTaps } from "./support/count-taps.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { SignIn } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { lineOf, tile } from "./support/till-page.ts";

/** Presses with finger or mouse from the sign-in of an owner who never saw it to the first sale. Letters are not presses. */
const MAX_TAPS = 120;
const STEPS = 8;

const revuelta = { title: "Pupusa revuelta", price: 85 };
const own = { title: "Pupusa de mora", price: 125 };
const total = revuelta.price + own.price;

test("an owner begins empty, and a cashier she adds makes the first sale", async ({
  emptyRestaurant: { owner },
  visit,
}) => {
  const page = await visit({ at: "/" });
  const taps = await countTaps(page);
  const cashier = { username: `claudia.${Date.now()}@e2e.comanda.test`, password: "cajera-de-la-casa" };

  await test.step("the owner signs in and is shown the way", async () => {
    await signIn(page, owner);
    await expect(page).toHaveURL(/\/dashboard\/home/);
    await expect(done(page, 1)).toBeVisible();
    await expectAccessible(page, "setup guide");
  });
  const phone = await visit({ at: "/dashboard/home", as: owner, size: "phone" });
  await expect(done(phone, 1)).toBeVisible();

  await test.step("a menu to begin from gives taxes, categories and items", async () => {
    await button(page, say("setup.menus.pupuseria.title")).click();
    await button(page, say("setup.menu_start")).click();
    await expect(done(page, 3)).toBeVisible();
  });
  await test.step("the store gets its address", async () => {
    await page.getByRole("link", { name: say("setup.go") }).click();
    await write(page.getByRole("textbox", { name: say("common.address") }), "Calle Arce 210");
    await write(page.getByRole("textbox", { name: say("common.phone") }), "2222-1100");
    await button(page, say("settings.store.save")).click();
    await expect(done(page, 4)).toBeVisible();
  });
  await test.step("tables, twelve at once", async () => {
    await next(page, "tables");
    await button(page, say("tables.add_many")).click();
    await button(page, say("tables.add_count", { count: 12 })).click();
    await expect(done(page, 5)).toBeVisible();
  });
  await test.step("a cashier, with what cashiers may do", async () => {
    await next(page, "staff");
    await addCashier(page, cashier);
    await expect(done(page, 6)).toBeVisible();
  });
  await test.step("a dish of the house", () => addDish(page));
  await expect(done(phone, 6)).toBeVisible();

  await test.step("the cashier signs in, sells and charges", async () => {
    await signOut(page);
    await signIn(page, cashier);
    await takeOrder(page);
    await charge(page);
  });
  const counted = await taps();
  test.info().annotations.push({ type: "taps", description: String(counted.taps) });
  expect(counted.taps).toBeGreaterThan(40);
  expect(counted.taps).toBeLessThanOrEqual(MAX_TAPS);

  // The owner's phone lay on the table all the while, and nobody touched it.
  await expect(phone.getByRole("heading", { name: say("setup.complete") })).toBeVisible();
  await button(phone, say("setup.put_away")).click();
  await expect(phone.getByRole("heading", { name: say("setup.complete") })).toHaveCount(0);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** How far the guide, or its strip above a screen of the settings, says the restaurant is. */
const done = (page: Page, steps: number) =>
  page
    .getByRole("main")
    .getByText(say("setup.title", { done: steps, count: STEPS }), { exact: true })
    .first();

/** Writes into a field as a person does: it is tapped first. */
async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

async function next(page: Page, step: "tables" | "staff"): Promise<void> {
  await page
    .getByRole("link", { name: say("setup.next", { step: say(`setup.steps.${step}.title`) }) })
    .click();
}

async function signIn(page: Page, { username, password }: SignIn): Promise<void> {
  await write(page.getByRole("textbox", { name: say("common.email_to_sign_in") }), username);
  await write(page.getByLabel(new RegExp(`^${say("common.password")}`)), password);
  await button(page, say("common.sign_in")).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("shell.user_menu", { name: "Marta Rivas" }) }).click();
  await page.getByRole("menuitem", { name: say("common.sign_out") }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function addCashier(page: Page, { username, password }: SignIn): Promise<void> {
  await button(page, say("users.add")).click();
  const dialog = page.getByRole("dialog", { name: say("users.add_title") });
  await write(dialog.getByLabel(new RegExp(`^${say("common.name")}`)), "Claudia Rivas");
  await write(dialog.getByRole("textbox", { name: new RegExp(`^${say("common.email_address")}`) }), username);
  await write(dialog.getByLabel(new RegExp(`^${say("common.password")}`)), password);
  await dialog.getByRole("button", { name: say("users.preset.cashier"), exact: true }).click();
  await dialog.getByRole("button", { name: say("users.add"), exact: true }).click();
  await expect(page.getByRole("row", { name: /Claudia Rivas/ })).toBeVisible();
}

async function addDish(page: Page): Promise<void> {
  await page.getByRole("link", { name: say("screens.settings") }).click();
  await page.getByRole("link", { name: say("screens.menuItems"), exact: true }).click();
  await button(page, say("common.add_item")).click();
  const dialog = page.getByRole("dialog", { name: say("menuItems.add_title") });
  await write(dialog.getByRole("textbox", { name: say("common.name") }), own.title);
  await write(dialog.getByRole("textbox", { name: say("common.price"), exact: true }), "1.25");
  await dialog.getByRole("combobox", { name: say("common.category") }).click();
  await dialog.getByRole("option", { name: "Pupusas" }).click();
  await dialog.getByRole("button", { name: say("common.add_item"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function takeOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/order-charge/);
  await page.getByRole("link", { name: say("orders.go_to_pos") }).click();
  await tile(page, revuelta.title).click();
  const choice = page.getByRole("dialog", { name: revuelta.title });
  await choice
    .getByRole("button", { name: say("pos.choice.add", { price: dollars(revuelta.price) }) })
    .click();
  await write(page.getByRole("textbox", { name: say("common.search_items") }), "mora");
  await tile(page, own.title).click();
  await expect(lineOf(page, 2, own.title)).toContainText(dollars(own.price));
  await page.getByRole("combobox", { name: say("common.table") }).click();
  await page
    .getByRole("option", { name: /^Mesa 1\b/ })
    .first()
    .click();
  await button(page, say("pos.cart.send_count", { count: 2, total: dollars(total) })).click();
  // The receipt comes up in a window of its own, and takes a tap away that is made in that moment.
  const receipt = page.waitForEvent("popup");
  await button(page, say("pos.send.confirm", { total: dollars(total) })).click();
  await receipt;
  await button(page, say("pos.sent.done")).click();
  await expect(page.getByRole("dialog", { name: say("pos.sent.title") })).toHaveCount(0);
}

async function charge(page: Page): Promise<void> {
  await page.getByRole("link", { name: say("screens.orderCharge"), exact: true }).click();
  await button(
    page,
    say("payments.complete_and_pay_account", { amount: dollars(total), account: "Mesa 1" }),
  ).click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  await button(page, say("cash.open_title", { drawer: "Caja 1" })).click();
  const drawer = page.getByRole("dialog", { name: say("cash.open_title", { drawer: "Caja 1" }) });
  await countPieces(drawer, { 2000: 1 });
  await button(page, say("cash.open_with", { amount: dollars(2000) })).click();
  await dialog.getByRole("radio", { name: "Efectivo" }).click();
  await write(dialog.getByRole("textbox", { name: say("payments.received") }), "5");
  await dialog.getByRole("button", { name: say("payments.pay", { amount: dollars(total) }) }).click();
  await expect(page.getByRole("dialog", { name: say("payments.done.title") })).toContainText(
    dollars(500 - total),
  );
}
