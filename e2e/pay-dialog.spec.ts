import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const total = 650 + 150;

/** Opens charging on an account of table 1 that is ready. */
async function openCharge(restaurant: Restaurant, page: Page): Promise<Locator> {
  const { orderId } = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  await complete(page.request, orderId);
  await accountButton(page, total).click();
  const dialog = payDialog(page);
  await expect(payButton(dialog, total)).toBeVisible();
  return dialog;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the dialog begins, each payment type, the tip keys and the button that charges. */
async function placesOf(dialog: Locator): Promise<Record<string, Place>> {
  const submit = dialog.locator("footer button[type=submit]");
  const tips = dialog.getByRole("group", { name: say("common.tip") });
  const [tiles, around] = [dialog.locator("label:has([type=radio][name])"), await dialog.boundingBox()];
  const methods = tiles.filter({ has: dialog.page().locator("svg") });
  const places: Record<string, Place | null> = {
    dialog: around,
    button: await submit.boundingBox(),
    tips: await tips.boundingBox(),
  };
  for (const tile of await methods.all()) places[(await tile.textContent()) ?? ""] = await tile.boundingBox();
  expect(Object.values(places)).not.toContain(null);
  return places as Record<string, Place>;
}

const scrolled = (dialog: Locator): Promise<number> =>
  dialog.evaluate((layer) =>
    Math.max(
      0,
      ...[...layer.querySelectorAll("*")]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map((part) => part.scrollHeight - part.clientHeight),
    ),
  );

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const)
  test(`nothing of a payment moves under the finger at ${width} px`, async ({ restaurant, visit }) => {
    const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
    await page.setViewportSize({ width, height });
    await openDrawer(page.request);
    const dialog = await openCharge(restaurant, page);
    const before = await placesOf(dialog);
    expect(Object.keys(before).length).toBeGreaterThan(4);
    const methods = Object.keys(before).filter((name) => !["dialog", "button", "tips"].includes(name));
    for (const method of methods) {
      await dialog.getByRole("radio", { name: method, exact: true }).check();
      expect(await placesOf(dialog), method).toEqual(before);
    }
    await dialog.getByRole("radio", { name: "Efectivo" }).check();
    // The usual case is all in sight.
    expect(await scrolled(dialog)).toBe(0);
    await expectAccessible(page, `payment in cash at ${width} px`);
    const received = dialog.getByRole("textbox", { name: say("payments.received") });
    await received.fill("1");
    await expect(dialog.getByText(say("payments.refusal.received_too_little"))).toBeVisible();
    expect(await placesOf(dialog), "too little").toEqual(before);
    await received.fill("20");
    await expect(
      dialog.getByRole("status").filter({ hasText: say("payments.settled.change") }),
    ).toBeVisible();
    expect(await placesOf(dialog), "change").toEqual(before);
    const tip = { rate: "10%", amount: dollars(80) };
    await dialog.getByRole("button", { name: say("payments.tip_suggested", tip) }).click();
    await expect(payButton(dialog, total + 80)).toBeVisible();
    expect(await placesOf(dialog), "tip").toEqual(before);
    await dialog.getByRole("button", { name: say("payments.tip_suggested", tip) }).click();
    await dialog.getByRole("button", { name: say("payments.tip_of_change") }).click();
    await expect(payButton(dialog, 2_000)).toBeVisible();
    expect(await placesOf(dialog), "the change is the tip").toEqual(before);
    await expect(dialog.getByText(say("payments.settled.change"), { exact: true })).toHaveCount(0);
  });

test("cash is charged with one key for the note, or by typing and Enter", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const dialog = await openCharge(restaurant, page);
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  const keys = dialog.getByRole("group", { name: say("payments.quick_notes") }).getByRole("button");
  const left = (amount: number) => say("payments.change_of", { amount: dollars(amount) });
  await expect(keys).toHaveText([
    `${say("payments.exact")}${say("payments.no_change")}`,
    `${dollars(1_000)}${left(200)}`,
    `${dollars(2_000)}${left(1_200)}`,
  ]);
  await keys.nth(1).click();
  await expect(keys.nth(1)).toHaveAttribute("aria-pressed", "true");
  const received = dialog.getByRole("textbox", { name: say("payments.received") });
  await expect(received).toHaveValue("10.00");
  // A figure typed on a tile is meant for the cash that was handed over.
  await dialog.getByRole("radio", { name: "Efectivo" }).focus();
  await page.keyboard.type("20");
  await expect(received).toHaveValue("20");
  await page.keyboard.press("Enter");
  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done).toContainText(dollars(1_200));
  expect(
    await restaurant.run("select amount_cents, received_cents from payments where tenant_id = $1"),
  ).toEqual([{ amount_cents: total, received_cents: 2_000 }]);
});

test("on a phone the bill and the buyer open below the payment types @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("manager"),
    size: "phone",
  });
  const dialog = await openCharge(restaurant, page);
  const before = await placesOf(dialog);
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await expect(dialog.getByRole("radio", { name: say("payments.part.kind.lines") })).toBeHidden();
  const bill = dialog.getByRole("button", { name: new RegExp(`^${say("payments.part.label")}`) });
  await bill.click();
  expect((await placesOf(dialog)).Efectivo?.height).toBe(before.Efectivo?.height);
  await dialog.getByRole("button", { name: /Horchata/ }).click();
  await expect(payButton(dialog, 150)).toBeVisible();
  await expect(bill).toContainText(say("payments.part.kind.lines"));
  const buyer = dialog.getByRole("button", { name: new RegExp(`^${say("common.customer")}`) }).first();
  await buyer.click();
  await dialog.getByRole("radio", { name: say("customers.type.CREDITO_FISCAL") }).check();
  await buyer.click();
  // What it lacks opens again by itself.
  await payButton(dialog, 150).click();
  await expect(dialog.getByText(say("payments.refusal.customer_required"))).toBeVisible();
  await expectAccessible(page, "a buyer who is missing, on a phone");
});
