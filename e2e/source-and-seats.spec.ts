import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete } from "./support/send-order.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

const carne = 650;
const horchata = 150;
const platformNumber = "PY-48213";

/** Sends the cart by its own button and the summary's. */
async function send(page: Page, total: number): Promise<void> {
  await page.keyboard.press("F9");
  await page
    .getByRole("dialog", { name: say("pos.send.title") })
    .getByRole("button", { name: say("pos.send.confirm", { total: dollars(total) }) })
    .click();
}

const sentDialog = (page: Page) => page.getByRole("dialog", { name: say("pos.sent.title") });

test("an order of a delivery platform is known by its number, at the stations and on its account", async ({
  restaurant,
  visit,
}) => {
  const [waiter, cook, cashier] = await Promise.all([
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
    restaurant.hire("cashier"),
  ]);
  const [till, kitchen, accounts] = await Promise.all([
    visit({ at: "/dashboard/pos", as: waiter }),
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/orders", as: cashier }),
  ]);
  await tile(till, "Carne asada").click();
  await till.getByRole("button", { name: say("pos.source.choose"), exact: true }).click();
  const dialog = till.getByRole("dialog", { name: say("pos.source.title") });
  await dialog.getByRole("radio", { name: say("pos.source.platform") }).check();
  await dialog.getByRole("button", { name: say("pos.source.save") }).click();
  await expect(dialog.getByText(say("pos.source.number_missing"))).toBeVisible();
  await expectAccessible(till, "source without its number");
  await dialog.getByRole("textbox", { name: say("pos.source.number") }).fill(platformNumber);
  await till.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);

  const words = say("orders.source.platform_order", { number: platformNumber });
  await expect(till.getByRole("button", { name: say("pos.source.now", { source: words }) })).toContainText(
    platformNumber,
  );
  await expect(till.getByRole("radio", { name: say("pos.cart.delivery") })).toBeChecked();
  await send(till, carne);
  await expect(sentDialog(till)).toBeVisible();

  await expect(kitchen.getByRole("article").filter({ hasText: words })).toContainText("Carne asada");
  await expectAccessible(kitchen, "ticket of a platform");
  await accounts.getByRole("textbox", { name: say("orders.search") }).fill("48213");
  await expect(accounts.getByText(words)).toBeVisible();
  await sentDialog(till)
    .getByRole("button", { name: say("pos.sent.done") })
    .click();
  await expect(till.getByRole("button", { name: say("pos.source.now", { source: words }) })).toHaveCount(0);
});

test("two seats of a table order, and each pays its own", async ({ restaurant, visit }) => {
  const [table] = restaurant.tables;
  const [manager, cook] = await Promise.all([restaurant.hire("manager"), restaurant.hire("cook")]);
  const till = await visit({
    at: `/dashboard/pos?tableId=${table}&tableName=Mesa%201`,
    as: manager,
  });
  const kitchen = await visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" });
  const seats = till.getByRole("group", { name: say("pos.seat.current") });
  await expect(seats).toHaveCount(0);
  await till.getByRole("button", { name: say("pos.seat.on") }).click();
  await expect(seats.getByRole("radio", { name: say("orders.seat", { seat: 1 }) })).toBeChecked();
  await tile(till, "Carne asada").click();
  await tile(till, "Horchata").click();
  await seats.getByRole("radio", { name: say("orders.seat", { seat: 2 }) }).check();
  await tile(till, "Carne asada").click();
  await expect(cart(till).getByRole("listitem")).toHaveCount(3);
  await expect(lineOf(till, 1, "Carne asada")).toContainText(say("orders.seat", { seat: 1 }));
  await expect(lineOf(till, 3, "Carne asada")).toContainText(say("orders.seat", { seat: 2 }));

  await lineOf(till, 2, "Horchata")
    .getByRole("button", { name: say("pos.cart.note_of", { title: "Horchata" }) })
    .click();
  const notes = till.getByRole("dialog", { name: say("pos.notes.title", { title: "Horchata" }) });
  await notes
    .getByRole("group", { name: say("pos.seat.label") })
    .getByRole("radio", { name: say("orders.seat", { seat: 2 }) })
    .check();
  await expectAccessible(till, "seat of a line");
  await notes.getByRole("button", { name: say("pos.notes.save") }).click();
  await expect(lineOf(till, 2, "Horchata")).toContainText(say("orders.seat", { seat: 2 }));
  await till.reload();
  await expect(lineOf(till, 2, "Horchata")).toContainText(say("orders.seat", { seat: 2 }));
  await expect(seats).toBeVisible();

  const made = till.waitForResponse((reply) => reply.url().includes("/pos/create-order"));
  await send(till, 2 * carne + horchata);
  await expect(sentDialog(till)).toBeVisible();
  const { orderId } = await (await made).json();
  for (const seat of [1, 2])
    await expect(
      kitchen
        .getByRole("article")
        .getByRole("listitem")
        .filter({ hasText: say("orders.seat", { seat }) }),
    ).toContainText("Carne asada");
  await complete(till.request, orderId);

  await till.goto("/dashboard/order-charge");
  const account = "Mesa 1";
  const amount = dollars(2 * carne + horchata);
  await till.getByRole("button", { name: say("payments.pay_account", { amount, account }) }).click();
  const pay = till.getByRole("dialog", { name: say("payments.title", { account }) });
  await pay.getByRole("radio", { name: say("payments.part.kind.seat") }).check();
  await pay.getByRole("radio", { name: say("payments.part.seat", { seat: 1 }) }).check();
  await expect(
    pay.getByRole("button", { name: say("payments.pay", { amount: dollars(carne) }), exact: true }),
  ).toBeVisible();
  await pay.getByRole("radio", { name: say("payments.part.seat", { seat: 2 }) }).check();
  await pay.getByRole("radio", { name: "Tarjeta" }).check();
  await pay
    .getByRole("button", { name: say("payments.pay", { amount: dollars(carne + horchata) }), exact: true })
    .click();
  await expect(pay.getByText(say("payments.parts.title"))).toBeVisible();
  await expect(
    pay.getByRole("button", { name: say("payments.pay", { amount: dollars(carne) }), exact: true }),
  ).toBeVisible();
});

test("what was sent is printed when printing is on, and only shown when it is off", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await tile(page, "Horchata").click();
  await page.getByRole("radio", { name: say("pos.cart.takeaway") }).check();
  const opens = page.waitForEvent("popup");
  await send(page, horchata);
  const receipt = await opens;
  await expect(receipt).toHaveURL(/\/print-receipt\?/);
  await expect(receipt.getByText("Horchata")).toBeVisible();
  await expect(receipt.locator("html")).toHaveAttribute("data-printed", "1");
  await expect(sentDialog(page).getByRole("button", { name: say("pos.sent.print") })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(sentDialog(page)).toHaveCount(0);

  await restaurant.setPrinting(false);
  await page.reload();
  const windows: string[] = [];
  page.on("popup", (popup) => windows.push(popup.url()));
  const receiptRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/orders/receipt")) receiptRequests.push(request.url());
  });
  await tile(page, "Horchata").click();
  await page.getByRole("radio", { name: say("pos.cart.takeaway") }).check();
  await send(page, horchata);
  await expect(
    sentDialog(page).getByRole("img", { name: say("pos.sent.token", { tokenNo: 2 }) }),
  ).toBeVisible();
  await expect(
    sentDialog(page).getByText(say("pos.sent.order", { orderNo: 2 }), { exact: true }),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(sentDialog(page)).toHaveCount(0);
  expect([windows, receiptRequests]).toEqual([[], []]);
});

test("a blocked window is offered by a button, and the order stands", async ({ restaurant, visit }) => {
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  await page.evaluate(() => {
    window.open = () => null;
  });
  await tile(page, "Horchata").click();
  await page.getByRole("radio", { name: say("pos.cart.takeaway") }).check();
  await send(page, horchata);
  await expect(sentDialog(page)).toBeVisible();
  await expect(page.getByText(say("receipts.blocked"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("receipts.open_tab") })).toBeVisible();
  expect(await restaurant.run("select id from orders where tenant_id = $1")).toHaveLength(1);
});
