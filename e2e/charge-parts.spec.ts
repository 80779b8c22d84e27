import type { Locator, Page } from "@playwright/test";
import { createDiscountCode } from "../db/seeds/charge.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { countTaps } from "./support/count-taps.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const horchata = 150;
const code = "AMIGOS";
const account = "Mesa 1";

test("a bill with a code is paid in two parts, one of them taken back and paid again", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, (tx) =>
    createDiscountCode(tx, { code, off: { amount: 100 } }),
  );
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("manager"),
  });
  const order = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  await complete(page.request, order.orderId);
  await accountButton(page, carne + horchata).click();
  const dialog = payDialog(page);
  const pay = (cents: number) => payButton(dialog, cents);

  await dialog.getByRole("button", { name: say("common.apply") }).click();
  await expect(dialog.getByText(say("common.enter_the_code"))).toBeVisible();
  await dialog.getByRole("textbox", { name: say("payments.discount.code") }).fill("amigos");
  await dialog.getByRole("button", { name: say("common.apply") }).click();
  await expect(pay(700)).toBeVisible();

  await dialog.getByRole("radio", { name: say("payments.part.kind.share") }).check();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await expectAccessible(page, "part of a bill");
  await pay(350).click();
  await expect(dialog.getByText(say("payments.parts.title"))).toBeVisible();
  await dialog.getByRole("button", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) }).click();
  const undo = page.getByRole("dialog", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) });
  await undo.getByRole("textbox", { name: say("common.reason") }).fill("Otra tarjeta");
  await expectAccessible(page, "undoing a part");
  await undo.getByRole("button", { name: say("common.return_amount", { amount: dollars(350) }) }).click();
  await expect(undo).toBeHidden();
  await expect(dialog.getByText(say("payments.parts.title"))).toBeHidden();

  // The code went with the last part; the whole is paid with two methods.
  await dialog.getByRole("radio", { name: say("payments.part.kind.whole") }).check();
  await dialog.getByRole("checkbox", { name: say("payments.tenders.several") }).check();
  await dialog.getByRole("textbox", { name: "Tarjeta", exact: true }).fill("5");
  await expect(dialog.getByText(say("payments.settled.short"))).toBeVisible();
  // What is missing is put in with one tap; then the guest hands over more.
  const rest = { amount: dollars(carne + horchata - 500), method: "Efectivo" };
  await dialog.getByRole("button", { name: say("payments.tenders.rest_with", rest) }).click();
  await expect(dialog.getByRole("textbox", { name: "Efectivo", exact: true })).toHaveValue("3.00");
  await dialog.getByRole("textbox", { name: "Efectivo", exact: true }).fill("5");
  await pay(carne + horchata).click();
  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done.getByText(dollars(200), { exact: true })).toBeVisible();
  await done.getByRole("button", { name: say("payments.done.close") }).click();
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
  expect(
    await restaurant.run(
      `select i.total_cents, r.invoice_id is not null as undone from invoices i
        left join invoice_reversals r on r.tenant_id = $1 and r.invoice_id = i.id
        where i.tenant_id = $1 order by i.id`,
    ),
  ).toEqual([
    { total_cents: 350, undone: true },
    { total_cents: carne + horchata, undone: false },
  ]);
});

/** Seven lines at a table in two rounds, all ready. */
async function sendSevenLines(page: Page, restaurant: Restaurant): Promise<number> {
  const rounds = [
    [
      dishes.carne(restaurant),
      dishes.carne(restaurant),
      dishes.horchata(restaurant),
      dishes.horchata(restaurant, 3),
    ],
    [dishes.horchata(restaurant), dishes.horchata(restaurant), dishes.carne(restaurant)],
  ];
  for (const cart of rounds) {
    const { orderId } = await sendOrder(page.request, restaurant, cart);
    await complete(page.request, orderId);
  }
  return 3 * carne + 6 * horchata;
}

/** All of the dialog is in sight. */
async function expectNothingToScroll(dialog: Locator): Promise<void> {
  await expect
    .poll(() =>
      dialog.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll("*")]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .filter((part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth)
          .map((part) => `${part.className} ${part.scrollHeight} > ${part.clientHeight}`),
      ),
    )
    .toEqual([]);
}

test("seven lines are divided among three guests by tapping, in 15 taps @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
  await page.setViewportSize({ width: 1280, height: 800 });
  const total = await sendSevenLines(page, restaurant);
  await expect(accountButton(page, total)).toBeEnabled();
  const counted = await countTaps(page);
  const dialog = payDialog(page);
  const lines = dialog.locator("[data-bill-line]");
  const figure = (label: string) => dialog.getByRole("status").filter({ hasText: label });
  const pay = (cents: number) => payButton(dialog, cents);

  await accountButton(page, total).click();
  await expectNothingToScroll(dialog);
  await dialog.getByRole("radio", { name: "Tarjeta" }).click();
  await lines.nth(0).click();
  await lines.nth(2).click();
  await expect(figure(say("common.left_to_pay"))).toContainText(dollars(total));
  await expect(figure(say("payments.part.this"))).toContainText(dollars(carne + horchata));
  await expectNothingToScroll(dialog);
  await expectAccessible(page, "tapped lines of a bill");
  await pay(carne + horchata).click();

  // One piece of three with one tap, two with two.
  await expect(lines.nth(0)).toContainText(say("payments.part.line_paid"));
  await lines.nth(3).click();
  await expect(lines.nth(3)).toContainText(say("payments.part.pieces_of", { pieces: 1, quantity: 3 }));
  await lines.nth(3).click();
  await lines.nth(1).click();
  const second = carne + 2 * horchata;
  await expect(figure(say("payments.part.this"))).toContainText(dollars(second));
  await pay(second).click();
  const last = total - carne - horchata - second;
  await expect(figure(say("payments.to_charge"))).toContainText(dollars(last));
  await expectNothingToScroll(dialog);
  await pay(last).click();
  await expect(dialog).toHaveCount(0);
  expect((await counted()).taps).toBeLessThanOrEqual(15);
  expect(await restaurant.run("select total_cents from invoices where tenant_id = $1 order by id")).toEqual(
    [carne + horchata, second, last].map((total_cents) => ({ total_cents })),
  );
});

test("exact cash takes three taps, and two the next time @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
  await page.setViewportSize({ width: 1280, height: 800 });
  const counted = await countTaps(page);
  const dialog = payDialog(page);
  const pay = (cents: number) => payButton(dialog, cents);

  const first = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, first.orderId);
  await accountButton(page, carne).click();
  await dialog.getByRole("radio", { name: "Efectivo" }).click();
  await pay(carne).click();
  await expect(dialog).toHaveCount(0);
  expect((await counted()).taps).toBeLessThanOrEqual(3);

  const second = 3 * horchata + carne;
  const { orderId } = await sendOrder(page.request, restaurant, [
    dishes.horchata(restaurant, 3),
    dishes.carne(restaurant),
  ]);
  const name = say("payments.complete_and_pay_account", { amount: dollars(second), account });
  await page.getByRole("button", { name, exact: true }).focus();
  // The kitchen is done while somebody is on the button, which stays theirs.
  await complete(page.request, orderId);
  await expect(accountButton(page, second)).toBeFocused();
  await page.keyboard.press("Enter");
  const lines = dialog.locator("[data-bill-line]");
  // From one to the next, one piece by +, half of a dish by F.
  await lines.nth(0).focus();
  await page.keyboard.press("+");
  await expect(pay(horchata)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("f");
  const portions = page.getByRole("dialog", {
    name: say("payments.part.fraction_of", { title: "Carne asada" }),
  });
  await expectAccessible(page, "a fraction of a line");
  await portions.getByRole("button", { name: /1\/2/ }).press("Enter");
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press("F10");
  await expect(pay(second - horchata - carne / 2)).toBeVisible();
  await page.keyboard.press("F10");
  await expect(dialog).toHaveCount(0);
  expect((await counted()).taps).toBeLessThanOrEqual(3);
});

test("a dessert sent after a part was paid is charged with the rest @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("manager"),
  });
  const kitchen = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook") });
  const first = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  await complete(page.request, first.orderId);
  await accountButton(page, carne + horchata).click();
  const dialog = payDialog(page);
  await dialog.getByRole("radio", { name: say("common.amount") }).check();
  await dialog.getByRole("textbox", { name: say("payments.part.amount") }).fill("1");
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await payButton(dialog, 100).click();
  await expect(dialog.getByText(say("payments.parts.title"))).toBeVisible();
  await page.keyboard.press("Escape");

  const dessert = 200;
  const left = carne + horchata + dessert + 26 - 100;
  await sendOrder(page.request, restaurant, [dishes.quesadilla(restaurant)]);
  const button = page.getByRole("button", {
    name: say("payments.complete_and_pay_account", { amount: dollars(left), account }),
    exact: true,
  });
  const ticket = kitchen.getByText("Quesadilla");
  await button.click();
  await dialog.getByRole("radio", { name: say("payments.part.kind.whole") }).check();
  await expect(payButton(dialog, left)).toBeVisible();
  await expect(dialog.getByText(say("payments.completes"))).toBeVisible();
  // Looked at and not paid: the kitchen goes on making it.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(ticket.first()).toBeVisible();
  await button.click();
  await expect(payButton(dialog, left)).toBeVisible();
  // What is sent while the payment is open is in it.
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)]);
  await payButton(dialog, left + horchata).click();
  await expect(dialog).toHaveCount(0);
  await expect(ticket).toHaveCount(0);
  expect(
    await restaurant.run(
      `select sum(total_cents)::integer as paid,
         (select count(*)::integer from order_lines where tenant_id = $1 and status <> 'completed') as open
       from invoices where tenant_id = $1`,
    ),
  ).toEqual([{ paid: left + horchata + 100, open: 0 }]);
});
