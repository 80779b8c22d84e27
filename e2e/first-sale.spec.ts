import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { signInByForm } from "./support/sign-in-form.ts";

/** What the party of table 1 takes, in cents, computed here and nowhere in the product. */
const pupusas = { each: 125 + 50 + 25, quantity: 2 };
const quesadilla = { price: 200, taxOnTop: 26 };
const horchata = { price: 150 };
const included = pupusas.each * pupusas.quantity + horchata.price;
const sale = {
  total: included + quesadilla.price + quesadilla.taxOnTop,
  // 13 % inside 550: 550 - 550 / 1.13, and 13 % on top of 200.
  taxInside: 63,
  received: 1000,
};
const taxes = sale.taxInside + quesadilla.taxOnTop;
const note = "Sin repollo, por favor";

test("the figures of this story add up", () => {
  expect(sale.total).toBe(776);
  expect(Math.round((included * 13) / 113)).toBe(sale.taxInside);
  expect(Math.round((quesadilla.price * 13) / 100)).toBe(quesadilla.taxOnTop);
});

test("a waiter sells, kitchen and bar make, the cashier charges", async ({ restaurant, visit }) => {
  await restaurant.setPrinting(true);
  const [waiter, cook, barkeeper, cashier] = await Promise.all([
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
    restaurant.hire("barkeeper"),
    restaurant.hire("cashier"),
  ]);
  const [phone, kitchen, bar, desk] = await Promise.all([
    visit({ at: "/", size: "phone" }),
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/bar", as: barkeeper, size: "tablet" }),
    visit({ at: "/dashboard/order-charge", as: cashier, size: "desktop" }),
  ]);
  await expect(kitchen.getByText(say("kitchen.empty_kitchen"))).toBeVisible();
  await expect(bar.getByText(say("kitchen.empty_bar"))).toBeVisible();
  await expect(desk.getByText(say("payments.empty"))).toBeVisible();

  await test.step("the waiter signs in, chooses table and dishes, and sends them", async () => {
    await expectAccessible(phone, "sign in");
    await signInByForm(phone, waiter);
    await expect(phone).toHaveURL(/\/dashboard\/orders/);
    await goToPos(phone);
    await chooseTable(phone);
    await takeDishes(phone);
    await send(phone);
  });
  const token = phone.getByRole("img", { name: say("common.token_of", { tokenNo: 1 }) });
  expect(
    Number.parseFloat(await token.evaluate((circle) => getComputedStyle(circle).fontSize)),
  ).toBeGreaterThanOrEqual(64);
  await expectAccessible(phone, "order sent");

  await test.step("kitchen and bar see their part at once and make it", async () => {
    await makeInKitchen(kitchen);
    const drink = ticketOf(bar);
    await expect(drink).toContainText("Horchata");
    await expect(drink.getByText("Pupusa de queso")).toHaveCount(0);
    await drink
      .getByRole("button", { name: say("kitchen.line.start_dish", { quantity: 1, dish: "Horchata" }) })
      .dblclick();
    await drink
      .getByRole("button", { name: say("kitchen.line.complete_dish", { quantity: 1, dish: "Horchata" }) })
      .click();
    await expect(bar.getByRole("button", { name: /Horchata/ })).toHaveCount(0);
  });

  await test.step("the cashier charges, and the receipt says what was eaten", async () => {
    const receipt = await charge(desk);
    await expectReceipt(receipt);
    await expectAccessible(receipt, "receipt");
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: say("payments.done.close") })
      .click();
    await expect(desk.getByText(say("payments.empty"))).toBeVisible();
  });

  await test.step("the account is gone for the waiter", async () => {
    const sent = phone.getByRole("dialog", { name: say("pos.sent.title") });
    await sent.getByRole("button", { name: say("pos.sent.done") }).click();
    // A waiter with a phone is back at the tables.
    await expect(phone.getByText(say("common.no_open_accounts"))).toBeVisible();
  });
});

async function goToPos(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: say("ui.openMenu") }).click();
  const menu = phone.getByRole("dialog", { name: say("ui.mainMenu") });
  await expectAccessible(phone, "menu of the phone");
  await menu.getByRole("link", { name: say("screens.pos") }).click();
  await expect(phone.getByRole("button", { name: "Pupusa de queso" })).toBeVisible();
}

async function chooseTable(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: say("pos.cart.open") }).click();
  const sheet = phone.getByRole("dialog", { name: say("pos.screen.cart") });
  await sheet.getByRole("combobox", { name: say("common.table") }).click();
  await sheet.getByRole("option", { name: /Mesa 1/ }).click();
  await expect(phone).toHaveURL(/tableId=\d+/);
  await sheet.getByRole("button", { name: say("ui.close") }).click();
}

async function takeDishes(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: "Pupusa de queso" }).click();
  const choice = phone.getByRole("dialog", { name: "Pupusa de queso" });
  await choice.getByRole("radio", { name: /De arroz/ }).check();
  await choice.getByRole("checkbox", { name: /Extra queso/ }).check();
  await choice.getByRole("checkbox", { name: /Curtido aparte/ }).check();
  await expectAccessible(phone, "choice of variant and add-ons");
  await choice.getByRole("button", { name: say("pos.choice.add", { price: dollars(pupusas.each) }) }).click();
  await phone.getByRole("button", { name: "Quesadilla" }).click();
  await phone.getByRole("button", { name: "Horchata" }).click();
  await phone.getByRole("button", { name: say("pos.cart.open") }).click();
  const sheet = phone.getByRole("dialog", { name: say("pos.screen.cart") });
  const line = sheet.getByRole("listitem", {
    name: say("pos.cart.line", { number: 1, title: "Pupusa de queso" }),
  });
  await line.getByRole("button", { name: say("ui.increase") }).click();
  await expect(line).toContainText(dollars(pupusas.each * pupusas.quantity));
  await line.getByRole("button", { name: say("pos.cart.note_of", { title: "Pupusa de queso" }) }).click();
  const notes = phone.getByRole("dialog", { name: say("pos.notes.title", { title: "Pupusa de queso" }) });
  await notes.getByRole("textbox", { name: say("common.notes") }).fill(note);
  await notes.getByRole("button", { name: say("pos.notes.save") }).click();
  await expect(line).toContainText(note);
  await expectAccessible(phone, "cart");
}

async function send(phone: Page): Promise<void> {
  const total = dollars(sale.total);
  await phone.getByRole("button", { name: say("pos.cart.send_count", { count: 4, total }) }).click();
  const summary = phone.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(summary.getByText(total, { exact: true })).toBeVisible();
  await expect(summary.getByText(dollars(sale.total - taxes), { exact: true })).toBeVisible();
  await expect(summary.getByText(dollars(taxes), { exact: true })).toBeVisible();
  await expectAccessible(phone, "summary before sending");
  await summary.getByRole("button", { name: say("pos.send.confirm", { total }) }).click();
  const sent = phone.getByRole("dialog", { name: say("pos.sent.title") });
  await expect(sent.getByText(say("common.order_of", { orderNo: 1 }), { exact: true })).toBeVisible();
}

const ticketOf = (board: Page) =>
  board.getByRole("article", { name: say("common.token_of", { tokenNo: 1 }) });

async function makeInKitchen(kitchen: Page): Promise<void> {
  const ticket = ticketOf(kitchen);
  await expect(ticket).toContainText("Mesa 1");
  await expect(ticket).toContainText(note);
  await expect(ticket).toContainText("Extra queso, Curtido aparte");
  await expect(ticket.getByText("Horchata")).toHaveCount(0);
  await expect(ticket.getByText(say("kitchen.ticket.waiting"))).toBeVisible();
  await expectAccessible(kitchen, "kitchen");
  const dish = say("kitchen.line.dish", { title: "Pupusa de queso", variant: "De arroz" });
  await ticket.getByRole("button", { name: say("kitchen.line.start_dish", { quantity: 2, dish }) }).click();
  await expect(ticket.getByText(say("kitchen.ticket.preparing"))).toBeVisible();
  await ticket
    .getByRole("button", { name: say("kitchen.line.complete_dish", { quantity: 2, dish }) })
    .click();
  const second = { quantity: 1, dish: "Quesadilla" };
  await ticket.getByRole("button", { name: say("kitchen.line.start_dish", second) }).click();
  await ticket.getByRole("button", { name: say("kitchen.line.complete_dish", second) }).click();
  await expect(kitchen.getByRole("button", { name: /Quesadilla/ })).toHaveCount(0);
}

async function charge(desk: Page): Promise<Page> {
  const amount = dollars(sale.total);
  const pay = desk.getByRole("button", { name: say("payments.pay_account", { amount, account: "Mesa 1" }) });
  await expect(pay).toBeEnabled();
  await expectAccessible(desk, "accounts to charge");
  await pay.click();
  const dialog = desk.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  const received = dialog.getByRole("textbox", { name: say("payments.received") });
  await received.fill("abc");
  await expect(received).toHaveAccessibleDescription(new RegExp(say("platform.amount.not_a_number")));
  await expect(dialog.getByRole("button", { name: say("payments.pay", { amount }) })).toBeDisabled();
  await received.fill("10");
  await expect(dialog.getByRole("status").filter({ hasText: say("payments.settled.change") })).toContainText(
    dollars(sale.received - sale.total),
  );
  await expectAccessible(desk, "charge");
  const opens = desk.waitForEvent("popup");
  await dialog.getByRole("button", { name: say("payments.pay", { amount }) }).click();
  const done = desk.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done).toContainText(dollars(sale.received - sale.total));
  return opens;
}

async function expectReceipt(receipt: Page): Promise<void> {
  const lines = receipt.getByRole("list", { name: say("common.items") }).getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText("Pupusa de queso");
  await expect(lines.nth(0)).toContainText("De arroz");
  await expect(lines.nth(0)).toContainText("+ Extra queso");
  await expect(lines.nth(0)).toContainText(dollars(pupusas.each * pupusas.quantity));
  await expect(lines.nth(1)).toContainText(dollars(quesadilla.price));
  await expect(lines.nth(2)).toContainText(dollars(horchata.price));
  const figure = (label: string) =>
    receipt.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
  await expect(figure(say("common.total")).last()).toHaveText(dollars(sale.total));
  await expect(figure(say("receipts.received"))).toHaveText(dollars(sale.received));
  await expect(figure(say("receipts.change"))).toHaveText(dollars(sale.received - sale.total));
  await expect(receipt.getByText(say("common.invoice_of", { invoiceNo: 1 }))).toBeVisible();
  await expect(receipt.locator("html")).toHaveAttribute("data-printed", "1");
}
