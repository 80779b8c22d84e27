import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { countPieces } from "./support/cash-drawer.ts";
import { countTaps, type TapCount } from "./support/count-taps.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { say } from "./support/say.ts";
import { lineOf, tile } from "./support/till-page.ts";

/**
 * Presses with finger, mouse and keys from the page for signing up to the first sale at a table in cash. Letters are not
 * presses, keys that lead on are (issue 40).
 */
const MAX_PRESSES = { own: 110, startingMenu: 40 };
const STEPS = 8;

const pupusa = { title: "Pupusa de mora", price: 125 };
const horchata = { title: "Horchata de la casa", price: 175 };
/** As an owner types them: with and without a sign, with either decimal mark. */
const ownMenu = [
  [pupusa.title, "1.25", "Pupusas"],
  ["Pupusa de queso", "$0.75", "Pupusas"],
  ["Pupusa revuelta", "0,85", "Pupusas"],
  ["Yuca frita", "2.50", "Antojitos"],
  ["Sopa de pata", "4.75", "Sopas"],
  ["Atol shuco", "1,50", "Bebidas"],
  ["Quesadilla", "$1.75", "Postres"],
  [horchata.title, "$1.75", "Bebidas"],
] as const;

test("from signing up to the first sale with eight dishes of one's own", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  const presses = await countTaps(page);
  await signUp(page);
  await test.step("the guide is the home, without cards of a day that has not begun", async () => {
    await expect(heading(page, say("setup.title", { done: 1, count: STEPS }))).toBeVisible();
    await expect(page.getByRole("article", { name: say("dashboard.sales.title") })).toHaveCount(0);
    await expectAccessible(page, "first steps");
  });
  await test.step("the dishes are typed into a sheet, and saved at once", async () => {
    await page.getByRole("link", { name: say("setup.own_menu") }).click();
    const sheet = page.getByRole("dialog", { name: say("menuFile.grid.title") });
    await expect(cell(sheet, "title", 1)).toBeFocused();
    for (const [place, cells] of ownMenu.entries()) {
      if (place > 0) await page.keyboard.press("Enter");
      await expect(cell(sheet, "title", place + 1)).toBeFocused();
      await typeRow(page, cells);
    }
    const count = ownMenu.length;
    await button(sheet, say("menuFile.grid.save", { count, shown: count })).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("article", { name: horchata.title })).toContainText(dollars(175));
  });
  await test.step("the guide leads on: address and phone, then tables", async () => {
    await page.getByRole("link", { name: next("store") }).click();
    await write(page.getByRole("textbox", { name: say("common.address") }), "Calle Arce 210");
    await write(page.getByRole("textbox", { name: say("common.phone") }), "2222-1100");
    await button(page, say("settings.store.save")).click();
    await page.getByRole("link", { name: next("tables") }).click();
    await addTables(page);
  });
  await sell(page, [pupusa, horchata]);
  expectAtMost(await presses(), MAX_PRESSES.own);
  await page.getByRole("link", { name: say("screens.home"), exact: true }).click();
  await expect(page.getByRole("article", { name: say("dashboard.sales.title") })).toContainText(dollars(300));
  await expect(page.getByRole("link", { name: next("staff") })).toBeVisible();
});

test("from signing up to the first sale with a starting menu", async ({ visit }) => {
  const page = await visit({ at: "/login" });
  const presses = await countTaps(page);
  await signUp(page);
  await button(page, say("setup.menus.pupuseria.title")).click();
  await button(page, say("setup.menu_start")).click();
  await expect(heading(page, say("setup.title", { done: 3, count: STEPS }))).toBeVisible();
  await page
    .getByRole("link", { name: new RegExp(`^${say("setup.steps.tables.title")}`) })
    .first()
    .click();
  await addTables(page);
  await sell(page, [{ title: "Sopa de res", price: 475 }]);
  expectAtMost(await presses(), MAX_PRESSES.startingMenu);
});

test("a sale is tried with the first dish, and nothing is left of it", async ({ emptyRestaurant, visit }) => {
  const page = await visit({ at: "/dashboard/home", as: emptyRestaurant.owner });
  await button(page, say("setup.menus.cafeteria.title")).click();
  await button(page, say("setup.menu_start")).click();
  await button(page, say("setup.trial")).click();
  const trial = page.getByRole("dialog", { name: say("trialSale.title") });
  await expect(trial).toContainText(say("trialSale.banner"));
  await expectAccessible(page, "trial: order");
  const top = async () => (await trial.boundingBox())?.y;
  const edge = await top();
  const more = trial.getByRole("button", { name: say("ui.increase") });
  await more.click();
  await expect(button(trial, say("trialSale.send"))).toBeEnabled();
  await expect(more).toBeFocused();
  await button(trial, say("trialSale.send")).click();
  await expect(trial.getByText("2×")).toBeVisible();
  await expectAccessible(page, "trial: ticket");
  expect(await top()).toBe(edge);
  await trial
    .getByRole("button", { name: new RegExp(`^${say("trialSale.to_charge", { amount: "" })}`) })
    .click();
  await trial.getByRole("button", { name: new RegExp(`^\\${dollars(500)}`) }).click();
  await trial
    .getByRole("button", { name: new RegExp(`^${say("trialSale.to_charge", { amount: "" })}`) })
    .click();
  await expect(trial.getByRole("heading", { name: say("trialSale.receipt") })).toBeVisible();
  await expect(trial.getByText(say("taxDocuments.types.01")).first()).toBeVisible();
  await expectAccessible(page, "trial: papers");
  await button(trial, say("trialSale.finish")).click();
  await expect(trial).toHaveCount(0);
  await page.getByRole("link", { name: say("screens.orderCharge"), exact: true }).click();
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
});

test("a sheet is filled from a spreadsheet, and refuses at its cells @further", async ({
  emptyRestaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/settings/menu-items", as: emptyRestaurant.owner });
  await page
    .getByRole("main")
    .getByRole("button", { name: say("menuFile.grid.title") })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: say("menuFile.grid.title") });
  const first = cell(sheet, "title", 1);
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, "Precio\tPlatillo\tEstación\n1.25\tPupusa\tBarra\nmucho\tTamal\t\n");
  await expect(first).toHaveValue("Pupusa");
  await expect(cell(sheet, "price", 2)).toHaveValue("mucho");
  await expectAccessible(page, "sheet of items");
  await button(sheet, say("menuFile.grid.save", { count: 2, shown: 2 })).click();
  await expect(cell(sheet, "price", 2)).toBeFocused();
  await expect(cell(sheet, "price", 2)).toHaveAccessibleDescription(say("menuFile.problems.not_a_number"));
  await page.keyboard.press("ArrowUp");
  await expect(cell(sheet, "price", 1)).toBeFocused();
  await page.keyboard.press("Escape");
  await button(page, say("lists.discard.cancel")).click();
  await expect(first).toHaveValue("Pupusa");
});

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const next = (step: "store" | "tables" | "staff") =>
  say("setup.next", { step: say(`setup.steps.${step}.title`) });
const cell = (sheet: Locator, column: "title" | "price", row: number) =>
  sheet.getByRole("textbox", {
    name: say("menuFile.grid.cell", { column: say(`menuFile.grid.columns.${column}`), row }),
    exact: true,
  });

/** Writes into a field as a person does: it is tapped first. */
async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

/** Types cells from the one with the focus on, with Tab between them; letters are not presses. */
async function typeRow(page: Page, cells: readonly string[]): Promise<void> {
  for (const [place, text] of cells.entries()) {
    await page.keyboard.insertText(text);
    if (place < cells.length - 1) await page.keyboard.press("Tab");
  }
}

function expectAtMost({ taps, keys }: TapCount, most: number): void {
  test.info().annotations.push({ type: "presses", description: `${taps} taps and ${keys} keys` });
  expect(taps).toBeGreaterThan(15);
  expect(taps + keys).toBeLessThanOrEqual(most);
}

async function signUp(page: Page): Promise<void> {
  const username = `nueva.${randomUUID().slice(0, 8)}@e2e.comanda.test`;
  await page.getByRole("link", { name: say("signUp.from_login_action") }).click();
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  await write(field(say("signUp.store_name")), "Comedor Flores");
  await write(field(say("signUp.name")), "Marta Rivas");
  await write(field(say("signUp.username")), username);
  await write(field(say("signUp.password")), "maquilishuat-en-flor-9");
  await button(page, say("signUp.submit")).click();
  await expect(page.getByText(username)).toBeVisible();
  await page.goto(linkIn(await mailTo(username), "/sign-up/confirm"));
  await button(page, say("signUp.confirm_action")).click();
  await expect(page).toHaveURL(/\/dashboard\/home/);
}

async function addTables(page: Page): Promise<void> {
  await button(page, say("tables.add_many")).click();
  await button(page, say("tables.add_count", { count: 12 })).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

interface Sold {
  readonly title: string;
  /** In cents. */
  readonly price: number;
}

/** Takes an order at a table, sends it, opens the drawer and charges it in cash. */
async function sell(page: Page, dishes: readonly Sold[]): Promise<void> {
  await page.getByRole("link", { name: say("screens.pos"), exact: true }).click();
  for (const [place, { title, price }] of dishes.entries()) {
    await tile(page, title).click();
    await expect(lineOf(page, place + 1, title)).toContainText(dollars(price));
  }
  await page.getByRole("combobox", { name: say("common.table") }).click();
  await page
    .getByRole("option", { name: /^Mesa 1\b/ })
    .first()
    .click();
  const total = dollars(dishes.reduce((sum, { price }) => sum + price, 0));
  await button(page, say("pos.cart.send_count", { count: dishes.length, total })).click();
  // The receipt comes up in a window of its own, and takes a tap away that is made in that moment.
  const receipt = page.waitForEvent("popup");
  await button(page, say("pos.send.confirm", { total })).click();
  await receipt;
  await button(page, say("pos.sent.done")).click();
  await page.getByRole("link", { name: say("screens.orderCharge"), exact: true }).click();
  await button(page, say("payments.complete_and_pay_account", { amount: total, account: "Mesa 1" })).click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  await button(page, say("cash.open_title", { drawer: "Caja 1" })).click();
  const drawer = page.getByRole("dialog", { name: say("cash.open_title", { drawer: "Caja 1" }) });
  await countPieces(drawer, { 2000: 1 });
  await button(page, say("cash.open_with", { amount: dollars(2000) })).click();
  await dialog.getByRole("radio", { name: "Efectivo" }).click();
  await dialog.getByRole("button", { name: new RegExp(`^${say("payments.exact")}`) }).click();
  await button(dialog, say("payments.pay", { amount: total })).click();
  // What was paid to the cent has no change to show.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
}
