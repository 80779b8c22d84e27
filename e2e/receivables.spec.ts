import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addPaymentType } from "#core/payment-types/contract/payment-types.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { updateCustomer } from "#service/customers/contract/customers.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const onAccount = "A la cuenta";
const known = "Cliente de prueba";

const figure = (within: Page | Locator, label: string) =>
  within
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label.replace(/[()]/g, "\\$&")}$`) })
    .locator("xpath=following-sibling::dd[1]");

/** A meat at the first table, ready to be charged, and the dialog that charges it. */
async function openCharge(page: Page, restaurant: Restaurant): Promise<Locator> {
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  await accountButton(page, carne).click();
  return payDialog(page);
}

/** Chooses the known customer in the dialog that looks for one. */
async function chooseCustomer(page: Page): Promise<void> {
  const search = page.getByRole("combobox", { name: say("customers.search.label") });
  await search.fill("cliente");
  await expect(page.getByRole("option", { name: new RegExp(known) })).toBeVisible();
  await search.press("Enter");
}

/** The payment type that customers owe, and an open drawer, as somebody with every right set them up. */
async function setUp(page: Page): Promise<void> {
  await callRoute(page.request, addPaymentType, {
    body: { title: onAccount, isActive: true, icon: "wallet", settles: "on_account" },
  });
  await openDrawer(page.request);
}

/** What the product prints next, in a window of its own. */
async function printed(page: Page, act: () => Promise<void>): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await act();
  const paper = await popup;
  await expect(paper.locator("html")).toHaveAttribute("data-printed", "1");
  return paper;
}

test("a way to pay is collected later, and a customer is given a limit on their page @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/settings/payment-types", as: await restaurant.hire("admin") });
  await page.getByRole("button", { name: say("paymentTypes.add"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("paymentTypes.add") });
  await dialog.getByRole("textbox", { name: say("common.name") }).fill(onAccount);
  await dialog.getByRole("radio", { name: say("paymentTypes.icons.cash") }).check();
  await dialog.getByRole("switch", { name: say("paymentTypes.on_account") }).check();
  // What is owed is no cash.
  await expect(dialog.getByRole("radio", { name: say("paymentTypes.icons.cash") })).toBeDisabled();
  await expectAccessible(page, "a payment type that is owed");
  await dialog.getByRole("button", { name: say("paymentTypes.add"), exact: true }).click();
  await expect(page.getByRole("article", { name: onAccount })).toContainText(
    say("paymentTypes.settles_later"),
  );
  await page.getByRole("radio", { name: onAccount }).check();
  await expect(page.getByText(say("paymentTypes.asks_customer"))).toBeVisible();

  await page.goto(`/dashboard/customers/${restaurant.customerId}`);
  await expect(page.getByText(say("customers.credit.none"))).toBeVisible();
  await page.getByRole("button", { name: say("customers.credit.grant") }).click();
  const editing = page.getByRole("dialog", { name: say("common.edit_name", { name: known }) });
  const limit = editing.getByRole("textbox", { name: say("common.credit_limit") });
  await expect(limit).toBeFocused();
  await limit.fill("0");
  await editing.getByRole("button", { name: say("common.save") }).click();
  await expect(limit).toHaveAccessibleDescription(new RegExp(say("customers.form.limit_zero")));
  await limit.fill("10");
  await editing.getByRole("button", { name: say("common.save") }).click();
  await expect(editing).toHaveCount(0);
  await expect(figure(page, say("common.credit_limit"))).toHaveText(dollars(1_000));
  await expect(figure(page, say("customers.credit.left"))).toHaveText(dollars(1_000));
  await page.getByRole("link", { name: say("customers.credit.statement") }).click();
  await expect(page.getByText(say("receivables.page.nothing"), { exact: true })).toBeVisible();
  // Who owes nothing pays nothing.
  await expect(page.getByRole("button", { name: say("receivables.pay.action") })).toHaveCount(0);
  await expectAccessible(page, "an empty statement");
});

test("a sale is charged to an account within its limit and paid off in part @further", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
  await setUp(till);
  await callRoute(till.request, updateCustomer, {
    params: { id: String(restaurant.customerId) },
    body: {
      type: "CONSUMIDOR_FINAL",
      name: known,
      department_code: "06",
      municipality_code: "23",
      credit_limit: cents(1_000),
    },
  });
  await restaurant.setPrinting(true);
  const office = await visit({
    at: "/dashboard/customers?view=owing",
    as: await restaurant.hire("manager"),
    size: "tablet",
  });
  await expect(office.getByText(say("customers.owing.nobody"), { exact: true })).toBeVisible();

  const dialog = await openCharge(till, restaurant);
  await dialog.getByRole("radio", { name: onAccount }).check();
  await expect(dialog.getByText(say("payments.on_account.customer_missing"))).toBeVisible();
  await payButton(dialog, carne).click();
  const owner = dialog.getByRole("button", { name: new RegExp(`^${say("payments.on_account.of")}`) });
  await expect(owner).toBeFocused();
  await owner.click();
  await chooseCustomer(till);
  await expect(figure(dialog, say("payments.on_account.left"))).toHaveText(dollars(1_000));
  await expect(figure(dialog, say("payments.on_account.after"))).toHaveText(dollars(carne));
  await expect(dialog.getByRole("textbox", { name: say("payments.received") })).toHaveCount(0);
  await expectAccessible(till, "charging to an account");
  const signed = await printed(till, () => payButton(dialog, carne).click());
  await expect(signed.getByText(say("receipts.signature"))).toBeVisible();
  await expect(figure(signed, say("receipts.account_balance"))).toHaveText(dollars(carne));
  await signed.close();
  await expect(dialog).toHaveCount(0);

  // The next one is above the limit. It is told before anything is sent, and what was chosen stays.
  const second = await openCharge(till, restaurant);
  await second.getByRole("radio", { name: onAccount }).check();
  await second.getByRole("button", { name: new RegExp(`^${say("payments.on_account.of")}`) }).click();
  await chooseCustomer(till);
  await expect(
    second.getByText(say("payments.on_account.limit_reached", { amount: dollars(2 * carne - 1_000) })),
  ).toBeVisible();
  await payButton(second, carne).click();
  await expect(second).toBeVisible();
  await expect(second.getByRole("radio", { name: onAccount })).toBeChecked();
  // A part of it is within the limit, the rest is cash.
  await second.getByRole("checkbox", { name: say("payments.tenders.several") }).check();
  await second.getByRole("textbox", { name: onAccount, exact: true }).fill("3.50");
  await second.getByRole("textbox", { name: "Efectivo", exact: true }).fill("3");
  await expect(figure(second, say("payments.on_account.after"))).toHaveText(dollars(1_000));
  const half = await printed(till, () => payButton(second, carne).click());
  await expect(half.getByText(say("receipts.signature"))).toBeVisible();
  await half.close();
  await expect(second).toHaveCount(0);

  // Who looks on sees it come, and goes on to the statement.
  const row = office.getByRole("row").filter({ hasText: known });
  await expect(row).toContainText(dollars(1_000));
  expect(await screenFaults(office)).toEqual([]);
  await expectAccessible(office, "who owes");
  const [file] = await Promise.all([office.waitForEvent("download"), exportList(office)]);
  expect(await readFile(await file.path(), "utf8")).toContain(known);
  await row.getByRole("button", { name: known }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(
    say("receivables.page.title_of", { name: known }),
  );
  await expect(figure(office, say("common.balance"))).toHaveText(dollars(1_000));
  const open = office.getByRole("table", { name: say("receivables.page.open_invoices") });
  await open.getByRole("button", { name: say("refunds.title", { no: 1 }) }).click();
  await expect(office.getByRole("dialog", { name: say("refunds.title", { no: 1 }) })).toContainText(
    "Carne asada",
  );
  await office.keyboard.press("Escape");
  await expectAccessible(office, "a statement");

  // Above what is owed nothing is taken; less pays off the oldest invoice first.
  await till.goto(`/dashboard/customers/${restaurant.customerId}/statement`);
  await till.getByRole("button", { name: say("receivables.pay.action") }).click();
  const paying = till.getByRole("dialog", { name: say("receivables.pay.title", { name: known }) });
  const amount = paying.getByRole("textbox", { name: say("receivables.pay.amount") });
  await paying
    .getByRole("button", { name: say("receivables.pay.oldest", { amount: dollars(carne) }) })
    .click();
  await expect(amount).toHaveValue("6.50");
  await amount.fill("10.01");
  await expect(amount).toHaveAccessibleDescription(new RegExp(say("validation.above_balance")));
  await paying.getByRole("radio", { name: "Efectivo" }).check();
  await paying
    .getByRole("button", { name: say("receivables.pay.submit", { amount: dollars(1_001) }) })
    .click();
  await expect(amount).toBeFocused();
  await expectAccessible(till, "a payment above the balance");
  await amount.fill("7");
  await paying.getByRole("textbox", { name: say("payments.received") }).fill("20");
  const receipt = await printed(till, () =>
    paying.getByRole("button", { name: say("receivables.pay.submit", { amount: dollars(700) }) }).click(),
  );
  await expect(figure(receipt, say("common.current_balance"))).toHaveText(dollars(300));
  await expect(receipt.locator("[data-width]")).toContainText(dollars(carne));
  await expectAccessible(receipt, "the receipt of a payment on account");
  await receipt.close();
  const done = till.getByRole("dialog", { name: say("receivables.pay.done", { no: 1 }) });
  await expect(done.getByText(dollars(1_300), { exact: true })).toBeVisible();
  await done.getByRole("button", { name: say("payments.done.close") }).click();

  // The other device has it already, and takes it back.
  const moved = office.getByRole("table", { name: say("receivables.page.movements") });
  const what = say("receivables.page.what", { kind: say("receivables.kind.payment"), no: 1 });
  await expect(moved.getByRole("row").filter({ hasText: what })).toContainText(dollars(300));
  await expect(figure(office, say("common.balance"))).toHaveText(dollars(300));
  const [csv] = await Promise.all([office.waitForEvent("download"), exportList(office)]);
  expect(await readFile(await csv.path(), "utf8")).toContain("7.00");
  const [pdf] = await Promise.all([
    office.waitForEvent("download"),
    office
      .getByRole("button", { name: say("lists.export") })
      .click()
      .then(() => office.getByRole("menuitem", { name: say("common.download_pdf") }).click()),
  ]);
  expect(pdf.suggestedFilename()).toBe(say("receivables.page.pdf_name", { name: known }));
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await moved.getByRole("button", { name: say("common.actions_for_what", { what }) }).click();
  await office.getByRole("menuitem", { name: say("receivables.take_back.action") }).click();
  const takingBack = office.getByRole("dialog", { name: say("receivables.take_back.title", { no: 1 }) });
  await takingBack.getByRole("textbox", { name: say("common.reason") }).fill("Pagó otra persona");
  await takingBack
    .getByRole("button", { name: say("common.return_amount", { amount: dollars(700) }) })
    .click();
  await expect(takingBack).toHaveCount(0);
  await expect(figure(till, say("common.balance"))).toHaveText(dollars(1_000));

  // In the drawer there is the cash of the sale, and nothing of what is owed.
  await till.goto("/dashboard/cash");
  await till.getByRole("button", { name: say("cash.see_named", { drawer: "Caja 1" }) }).click();
  await expect(figure(till, say("cash.on_account", { count: 2 }))).toHaveText(dollars(1_000));
  await expect(figure(till, say("cash.cash_account_payments"))).toHaveText(dollars(700));
  await expect(figure(till, say("cash.expected"))).toHaveText(dollars(5_300));
  await expectAccessible(till, "a session with sales on account");
  expect(
    await restaurant.run("select sum(open_cents)::int as open from customer_debts where tenant_id = $1"),
  ).toEqual([{ open: 1_000 }]);
});

test("who may not let customers owe is not offered it @further", async ({ restaurant, visit }) => {
  const admin = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  await setUp(admin);
  const till = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hireWith(["ORDERS", "ORDER_BILLING", "POS"]),
  });
  const dialog = await openCharge(till, restaurant);
  await expect(dialog.getByRole("radio", { name: "Efectivo" })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: onAccount })).toHaveCount(0);
});
