import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { addCustomer } from "#service/customers/contract/customers.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const horchata = 150;
const email = "ana@ejemplo.com";

/** A meat for nobody known in cash, and two horchatas for Ana Ñandú by card: invoices 1 and 2. */
async function sellTwice(device: APIRequestContext, restaurant: Restaurant): Promise<void> {
  const meat = await sendOrder(device, restaurant, [dishes.carne(restaurant)]);
  await complete(device, meat.orderId);
  await payOrder(device, restaurant, { orderId: meat.orderId, balance: carne });
  const { customer } = await callRoute(device, addCustomer, {
    body: {
      type: "CONSUMIDOR_FINAL",
      phone: "7123-4567",
      name: "Ana Ñandú",
      email,
      department_code: "06",
      municipality_code: "23",
    },
  });
  const drinks = await sendOrder(device, restaurant, [dishes.horchata(restaurant, 2)], {
    tableId: restaurant.tables[1],
    customerType: "CUSTOMER",
    customerId: customer.id,
  });
  await complete(device, drinks.orderId);
  await payOrder(device, restaurant, { orderId: drinks.orderId, balance: 2 * horchata, method: "card" });
}

const rowOf = (page: Page, no: number) =>
  page.getByRole("row").filter({ hasText: say("common.number_of", { no }) });

/** An entry of the menu of an invoice's row. */
async function choose(page: Page, no: number, action: MessageKey): Promise<void> {
  await rowOf(page, no)
    .getByRole("button", { name: say("common.actions_for_invoice_no", { no }) })
    .click();
  await page.getByRole("menuitem", { name: say(action) }).click();
}

async function choosePeriod(page: Page, period: "today" | "yesterday"): Promise<void> {
  await page.getByRole("button", { name: /^Período: / }).click();
  const dialog = page.getByRole("dialog", { name: say("common.period") });
  await dialog.getByRole("combobox", { name: say("common.period") }).click();
  await page.getByRole("option", { name: say(`lists.periods.${period}`) }).click();
  await expectAccessible(page, `the period ${period}`);
  await dialog.getByRole("button", { name: say("lists.period_done") }).click();
  await expect(dialog).toHaveCount(0);
}

/** Whether the table is wider than its box. */
const isScrolledSideways = (page: Page) =>
  page.getByRole("table").evaluate((table) => {
    const box = table.parentElement;
    return box !== null && box.scrollWidth > box.clientWidth;
  });

/** The file of what is listed, line by line. */
async function savedFile(page: Page): Promise<{ name: string; lines: string[] }> {
  const saves = page.waitForEvent("download");
  await exportList(page);
  const download = await saves;
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split(/\r?\n/) };
}

test("two paid bills are found, looked at, printed as copies and mailed @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  await openDrawer(till.request);
  const office = await visit({ at: "/dashboard/invoices", as: await restaurant.hireWith(["INVOICES"]) });
  await expect(office.getByRole("heading", { level: 1, name: say("screens.invoices") })).toBeVisible();
  await expect(office.getByText(say("invoices.empty"))).toBeVisible();
  await expectAccessible(office, "no invoices");

  // They appear by themselves, the newest first, with what the day comes to below them.
  await sellTwice(till.request, restaurant);
  await expect(rowOf(office, 2)).toContainText("Ana Ñandú");
  await expect(rowOf(office, 2)).toContainText(dollars(2 * horchata));
  const totals = office.getByRole("row").last();
  await expect(totals).toContainText(say("invoices.sums.count", { count: 2, shown: "2" }));
  await expect(totals).toContainText(say("invoices.sums.net", { amount: dollars(carne + 2 * horchata) }));
  await expect(office.getByRole("row").nth(1)).toContainText(say("common.number_of", { no: 2 }));
  await office.getByRole("button", { name: say("common.total"), exact: true }).click();
  await office.getByRole("button", { name: say("common.total"), exact: true }).click();
  await expect(office.getByRole("row").nth(1)).toContainText(say("common.number_of", { no: 1 }));
  await expectAccessible(office, "the invoices");

  // Another period has none; today has them again.
  await choosePeriod(office, "yesterday");
  await expect(office.getByText(say("invoices.empty"))).toBeVisible();
  await choosePeriod(office, "today");
  await expect(rowOf(office, 1)).toBeVisible();

  // Words, a phone, a total and a number look on every day.
  const search = office.getByRole("textbox", { name: say("invoices.search") });
  for (const [words, found, other] of [
    ["nandu", 2, 1],
    ["7123 45", 2, 1],
    ["$6.50", 1, 2],
    ["#1", 1, 2],
    ["N.º 1", 1, 2],
  ] as const) {
    await search.fill(words);
    await expect(rowOf(office, other), words).toHaveCount(0);
    await expect(rowOf(office, found), words).toBeVisible();
  }
  await expect(
    office.getByRole("button", {
      name: say("lists.period_is", { period: say("lists.periods.all") }),
      exact: true,
    }),
  ).toBeVisible();
  await search.fill("nadie así");
  await expect(office.getByText(say("common.no_invoices_found"))).toBeVisible();
  await expectAccessible(office, "nothing found");
  await search.fill("");

  // Opened by the keyboard alone: orders, taxes, payments. Escape leads back to its row.
  const opens = rowOf(office, 2).getByRole("button", { name: say("common.number_of", { no: 2 }) });
  await opens.focus();
  await office.keyboard.press("Enter");
  const invoice = office.getByRole("dialog", { name: say("refunds.title", { no: 2 }) });
  await expect(invoice.getByRole("region", { name: say("invoices.payments") })).toContainText("Tarjeta");
  const drinks = invoice.getByRole("region", { name: say("invoices.order", { order: 2, token: 2 }) });
  await expect(drinks).toContainText("Horchata");
  await expect(drinks).toContainText(dollars(2 * horchata));
  await expect(invoice.getByRole("region", { name: say("common.taxes") })).toBeVisible();
  await expectAccessible(office, "an invoice");
  await office.keyboard.press("Escape");
  await expect(invoice).toHaveCount(0);
  await expect(opens).toBeFocused();

  // Printed again, the paper says so.
  const prints = office.waitForEvent("popup");
  await choose(office, 1, "common.print_copy");
  const paper = await prints;
  await expect(paper.getByText(say("receipts.copy"), { exact: true }).first()).toBeVisible();
  await expect(paper.getByText(say("common.invoice_of", { invoiceNo: 1 }))).toBeVisible();
  await paper.close();

  // Mailed to the address of the customer.
  await choose(office, 2, "common.send_by_email");
  const mail = office.getByRole("dialog", { name: say("receipts.mail.title", { no: 2 }) });
  await expect(mail.getByRole("textbox", { name: say("common.email") })).toHaveValue(email);
  await mail.getByRole("button", { name: say("receipts.mail.submit") }).click();
  await expect(office.getByText(say("payments.mail.sent", { to: email }))).toBeVisible();
  await expect(mail).toHaveCount(0);

  // Given back at the till, the row and the totals of the office tell so.
  await till.goto("/dashboard/invoices");
  await choose(till, 1, "common.view_invoice");
  const refund = till.getByRole("dialog", { name: say("refunds.title", { no: 1 }) });
  await refund.getByRole("button", { name: say("refunds.refund"), exact: true }).click();
  await refund.getByRole("button", { name: say("refunds.all") }).click();
  await refund.getByRole("radio", { name: say("refunds.stock.gone") }).check();
  await refund.getByRole("textbox", { name: say("common.reason") }).fill("Plato frío");
  await refund.getByRole("button", { name: say("refunds.submit", { amount: dollars(carne) }) }).click();
  await expect(rowOf(office, 1)).toContainText(say("refunds.find.state.refunded"));
  await expect(totals).toContainText(say("invoices.sums.net", { amount: dollars(2 * horchata) }));
  await choose(office, 1, "common.view_invoice");
  await expect(office.getByText("Plato frío")).toBeVisible();
  await office.keyboard.press("Escape");

  // Behind the last page there is a way back.
  await office.goto("/dashboard/invoices?page=9");
  await expect(office.getByText(say("lists.behind_last"))).toBeVisible();
  await office.getByRole("button", { name: say("ui.firstPage") }).click();
  await expect(rowOf(office, 1)).toBeVisible();

  const file = await savedFile(office);
  expect(file.name).toBe(say("invoices.file"));
  expect(file.lines).toHaveLength(3);
  expect(file.lines.find((line) => line.startsWith("1,"))).toContain(say("refunds.find.state.refunded"));
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await office.setViewportSize({ width, height });
    await expect.poll(() => screenFaults(office), `${width} px`).toEqual([]);
    // Beside the menu a small tablet has room for rows of two lines only, as a phone.
    if (width >= 1024) expect(await isScrolledSideways(office), `${width} px`).toBe(false);
    // What an invoice opened tells as well gives way where a table has no room for it.
    const discount = office.getByRole("columnheader", { name: say("common.discount") });
    if (width >= 1024) await expect(discount).toHaveCount(width === 1024 ? 0 : 1);
  }
  expect(
    await restaurant.run(
      "select after ->> 'email' as \"to\" from audit_entries where tenant_id = $1 and action = 'invoice.mailed'",
    ),
  ).toEqual([{ to: email }]);
});

test("who counts a drawer blind finds invoices without amounts @further", async ({ restaurant, visit }) => {
  const page = await visit({
    at: "/dashboard/invoices",
    as: await restaurant.hireWith(["INVOICES", "ORDER_BILLING", "POS"]),
  });
  await openDrawer(page.request);
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  await payOrder(page.request, restaurant, { orderId, balance: carne });
  await expect(rowOf(page, 1)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: say("common.total") })).toHaveCount(0);
  await expect(page.getByRole("table")).not.toContainText(dollars(carne));
});
