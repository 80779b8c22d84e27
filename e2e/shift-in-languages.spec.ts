import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { directionOf, type Language, writingOf } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expect, test } from "./support/journey.ts";
import { oneTry } from "./support/one-try.ts";
import { tile } from "./support/till-page.ts";

const table = "Mesa 1";
const drawer = "Caja 1";
const dish = "Carne asada";
const price = 650;

/** How somebody works: what they press, what they type, and how they come to another screen. */
interface Hands {
  press(button: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  goTo(screen: "cash" | "pos" | "kitchen" | "orderCharge"): Promise<void>;
  /** Puts a dish of the till into the cart. */
  add(dish: string): Promise<void>;
}

function pointer(page: Page, language: Language): Hands {
  const say = sayIn(language);
  return {
    press: (button) => button.click(),
    type: (field, text) => field.fill(text),
    goTo: (screen) =>
      page
        .getByRole("navigation")
        .getByRole("link", { name: say(`screens.${screen}`), exact: true })
        .click(),
    add: (dish) => tile(page, dish).click(),
  };
}

/** Nothing but keys: Tab leads to what is pressed, Ctrl+K to another screen. */
function keyboard(page: Page, language: Language): Hands {
  const say = sayIn(language);
  const reach = async (wanted: Locator) => {
    await expect(wanted).toBeVisible();
    for (let step = 0; step < 150; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(wanted).toBeFocused();
  };
  return {
    press: async (button) => {
      await reach(button);
      await page.keyboard.press("Space");
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    goTo: async (screen) => {
      await page.keyboard.press("Control+k");
      const search = page.getByRole("dialog", { name: say("shell.search") });
      await expect(search.getByRole("combobox")).toBeFocused();
      await page.keyboard.insertText(say(`screens.${screen}`));
      await expect(search.getByRole("option").first()).toContainText(say(`screens.${screen}`));
      await page.keyboard.press("Enter");
      await expect(search).toHaveCount(0);
    },
    add: async (dish) => {
      await page.keyboard.press("/");
      await expect(page.getByRole("textbox", { name: say("common.search_items") })).toBeFocused();
      await page.keyboard.type(dish);
      await page.keyboard.press("Enter");
    },
  };
}

interface Shift {
  readonly page: Page;
  readonly language: Language;
  readonly hands: Hands;
}

const wordsOf = ({ page, language }: Shift) => {
  const say = sayIn(language);
  return {
    say,
    amount: (value: number) => formatMoney(cents(value), "$", writingOf(language).locale),
    button: (key: MessageKey, values?: Record<string, string | number>) =>
      page.getByRole("button", { name: say(key, values), exact: true }),
  };
};

async function openDrawer(shift: Shift): Promise<void> {
  const { page, hands } = shift;
  const { say, amount, button } = wordsOf(shift);
  await hands.press(button("cash.open_named", { drawer }));
  await hands.type(
    page.getByRole("textbox", { name: say("cash.close.pieces_of", { amount: amount(5_000) }), exact: true }),
    "1",
  );
  await page.keyboard.press("Tab");
  await hands.press(button("cash.open_with", { amount: amount(5_000) }));
  await expect(button("cash.close.action")).toBeVisible();
}

async function sell(shift: Shift): Promise<void> {
  const { page, hands } = shift;
  const { say, amount, button } = wordsOf(shift);
  await hands.goTo("pos");
  await expect(tile(page, dish)).toBeVisible();
  await hands.add(dish);
  await hands.press(page.getByRole("combobox", { name: say("common.table") }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: new RegExp(table) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tableId=\d+/);
  await hands.press(button("pos.cart.send_count", { count: 1, total: amount(price) }));
  await hands.press(button("pos.send.confirm", { total: amount(price) }));
  const sent = page.getByRole("dialog", { name: say("pos.sent.title") });
  await expect(sent.getByRole("img", { name: say("common.token_of", { tokenNo: 1 }) })).toBeVisible();
  await hands.press(sent.getByRole("button", { name: say("pos.sent.done") }));
  await expect(sent).toHaveCount(0);
}

async function cook(shift: Shift): Promise<void> {
  const { page, hands } = shift;
  const { say } = wordsOf(shift);
  await hands.goTo("kitchen");
  const ticket = page.getByRole("article", { name: say("common.token_of", { tokenNo: 1 }) });
  await expect(ticket).toContainText(table);
  for (const act of ["start_dish", "complete_dish"] as const) {
    const button = ticket.getByRole("button", { name: say(`kitchen.line.${act}`, { quantity: 1, dish }) });
    await expect(button).toBeVisible();
    // Where tickets had just moved, the board drops what is pressed.
    await expect(async () => {
      if (await button.isVisible()) await hands.press(button);
      await expect(button).toHaveCount(0, oneTry);
    }).toPass();
  }
  await expect(ticket).toHaveCount(0);
}

async function charge(shift: Shift): Promise<void> {
  const { page, hands } = shift;
  const { say, amount, button } = wordsOf(shift);
  await hands.goTo("orderCharge");
  await hands.press(button("payments.pay_account", { amount: amount(price), account: table }));
  const pay = page.getByRole("dialog", { name: say("payments.title", { account: table }) });
  await hands.press(pay.getByRole("radio", { name: "Efectivo" }));
  await hands.type(pay.getByRole("textbox", { name: say("payments.received") }), "10");
  await hands.press(button("payments.pay", { amount: amount(price) }));
  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done).toContainText(amount(1_000 - price));
  await hands.press(done.getByRole("button", { name: say("payments.done.close") }));
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
}

async function closeDrawer(shift: Shift): Promise<void> {
  const { page, hands } = shift;
  const { say, amount, button } = wordsOf(shift);
  await hands.goTo("cash");
  await hands.press(
    page
      .getByRole("link", { name: say("cash.see_named", { drawer }) })
      .or(button("cash.see_named", { drawer })),
  );
  await hands.press(button("cash.close.action"));
  await hands.press(button("cash.close.to_count"));
  for (const [worth, pieces] of [
    [5_000, "1"],
    [500, "1"],
    [100, "1"],
    [25, "2"],
  ] as const)
    await hands.type(
      page.getByRole("textbox", {
        name: say("cash.close.pieces_of", { amount: amount(worth) }),
        exact: true,
      }),
      pieces,
    );
  await page.keyboard.press("Tab");
  await hands.press(button("cash.close.to_methods"));
  // The button before it stood in the same place: a key within moments is the second half of a double one, and dropped.
  const submit = button("cash.close.submit", { amount: amount(5_000 + price) });
  const z = page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) });
  await expect(async () => {
    if (await submit.isVisible()) await hands.press(submit);
    await expect(z).toBeVisible(oneTry);
  }).toPass();
}

for (const [language, way, handsOn] of [
  ["ar", "by pointer", pointer],
  ["ja", "by keyboard alone", keyboard],
] as const)
  test(`a shift in ${language}, ${way}: drawer, order, kitchen, charge, close`, async ({
    restaurant,
    visit,
  }) => {
    const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("admin"), language });
    const shift = { page, language, hands: handsOn(page, language) };
    await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
    await openDrawer(shift);
    await sell(shift);
    await cook(shift);
    await charge(shift);
    await closeDrawer(shift);
    const [closing] = await restaurant.run(
      "select expected_cents, counted_cents from cash_closings where tenant_id = $1",
    );
    expect(closing).toEqual({ expected_cents: 5_000 + price, counted_cents: 5_000 + price });
  });
