import type { Page } from "@playwright/test";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible, showInMode } from "./support/accessibility.ts";
import { chooseAction, openDetails } from "./support/accounts-page.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { mailTo } from "./support/mails.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { send, sentDialog, tile } from "./support/till-page.ts";

const horchata = 150;
const header = "NIT 0614-010101-101-1";
const footer = "Vuelva pronto";

const settings = {
  page_format: 80,
  is_enable_print: true,
  show_notes: true,
  show_store_details: true,
  show_customer_details: true,
  print_token: true,
} as const;
type Settings = { readonly [Name in keyof typeof settings]: boolean | number };

async function setUpPrinter(restaurant: Restaurant, wanted: Partial<Settings> = {}): Promise<void> {
  const all = { ...settings, ...wanted };
  await restaurant.run(
    `update print_settings set page_format = $2, is_enable_print = $3, show_notes = $4, show_store_details = $5,
       show_customer_details = $6, print_token = $7, header = $8, footer = $9 where tenant_id = $1`,
    all.page_format,
    all.is_enable_print,
    all.show_notes,
    all.show_store_details,
    all.show_customer_details,
    all.print_token,
    header,
    footer,
  );
}

/** The receipt of the only open account, in its own window. */
async function openReceipt(orders: Page): Promise<Page> {
  await orders
    .getByRole("article")
    .getByRole("button", { name: new RegExp(`^${say("orders.card.details", { account: "" })}`) })
    .click();
  await orders
    .getByRole("button", { name: new RegExp(`^${say("orders.card.menu", { account: "" })}`) })
    .click();
  const popup = orders.waitForEvent("popup");
  await orders.getByRole("menuitem", { name: say("common.print_receipt") }).click();
  await expect((await popup).locator("html")).toHaveAttribute("data-printed", "1");
  return popup;
}

test("a receipt has what the print settings ask for and nothing else", async ({ restaurant, visit }) => {
  await setUpPrinter(restaurant);
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("cashier") });
  await sendOrder(page.request, restaurant, [
    { ...dishes.carne(restaurant, 2), notes: "bien cocida" },
    dishes.quesadilla(restaurant),
  ]);
  const full = await openReceipt(page);
  const paper = full.locator("[data-width]");
  for (const words of [
    header,
    footer,
    restaurant.name,
    say("receipts.note", { note: "bien cocida" }),
    say("receipts.customer", { customer: say("common.walk_in_customer") }),
    say("receipts.quantity_price", { quantity: 2, price: dollars(650) }),
    say("receipts.tax_line.inclusive", { rate: "13%" }),
    say("receipts.tax_line.exclusive", { rate: "13%" }),
    say("receipts.unpaid"),
    say("common.token"),
  ])
    await expect(paper.getByText(words, { exact: true }).first(), words).toBeVisible();
  // 2 × 6.50 with tax inside and 2.00 with tax on top.
  await expect(paper).toContainText(dollars(1526));
  // What is nothing has no line.
  for (const nothing of ["common.discount", "common.service_charge", "common.tip"] as const)
    await expect(paper.getByText(say(nothing), { exact: true })).toHaveCount(0);
  await expectAccessible(full, "receipt with every setting on");
  await expectPrintable(full);
  await full.close();
  await setUpPrinter(restaurant, {
    page_format: 57,
    show_notes: false,
    show_store_details: false,
    show_customer_details: false,
    print_token: false,
  });
  const bare = await openReceipt(page);
  await expect(bare.locator("[data-width='57']")).toBeVisible();
  await expect(bare.getByText("Carne asada")).toBeVisible();
  for (const words of [
    restaurant.name,
    say("receipts.note", { note: "bien cocida" }),
    say("receipts.customer", { customer: say("common.walk_in_customer") }),
    say("common.token"),
  ])
    await expect(bare.getByText(words, { exact: true }), words).toHaveCount(0);
  await expect(bare.getByText(footer)).toBeVisible();
});

/** On paper stands the receipt alone, black on white, also where the screen is dark. */
async function expectPrintable(receipt: Page): Promise<void> {
  await showInMode(receipt, "dark");
  await receipt.emulateMedia({ media: "print" });
  const paper = receipt.locator("[data-width]");
  await expect(receipt.getByRole("button")).toHaveCount(0);
  await expect(paper).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(paper).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(receipt.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await receipt.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
}

test("a Japanese screen of a French restaurant prints and mails in French", async ({ restaurant, visit }) => {
  const [ja, fr] = [sayIn("ja"), sayIn("fr")];
  const to = `ana-${restaurant.tenantId}@ejemplo.com`;
  await setUpPrinter(restaurant);
  await restaurant.run("update store_settings set language = 'fr' where tenant_id = $1");
  const page = await visit({
    at: "/dashboard/orders",
    as: await restaurant.hire("admin"),
    language: "ja",
  });
  await openDrawer(page.request);
  const order = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  const account = "Mesa 1";
  await page.getByRole("button", { name: ja("orders.card.details", { account }), exact: true }).click();
  await page.getByRole("button", { name: ja("orders.card.menu", { account }) }).click();
  const receipt = await paperOf(page, () =>
    page.getByRole("menuitem", { name: ja("common.print_receipt") }).click(),
  );
  await expect(receipt.locator("html")).toHaveAttribute("lang", "fr");
  await expect(receipt.locator("[data-width]").getByText(fr("receipts.unpaid"))).toBeVisible();
  await receipt.close();

  await page.goto("/dashboard/kitchen");
  await page.getByRole("button", { name: ja("kitchen.details.open", { orderNo: order.orderNo }) }).click();
  const ticket = await paperOf(page, () =>
    page
      .getByRole("button", {
        name: ja("kitchen.paper.print", { orderNo: order.orderNo, tokenNo: order.tokenNo }),
      })
      .click(),
  );
  await expect(ticket.locator("html")).toHaveAttribute("lang", "fr");
  await expect(ticket.getByText(fr("common.order_of", { orderNo: order.orderNo }))).toBeVisible();
  await ticket.close();

  await complete(page.request, order.orderId);
  await payOrder(page.request, restaurant, { orderId: order.orderId, balance: 650 });
  await page.goto("/dashboard/invoices");
  await page.getByRole("button", { name: ja("common.actions_for_invoice_no", { no: 1 }) }).click();
  await page.getByRole("menuitem", { name: ja("common.send_by_email") }).click();
  const dialog = page.getByRole("dialog", { name: ja("receipts.mail.title", { no: 1 }) });
  await dialog.getByRole("textbox", { name: ja("common.email") }).fill(to);
  await dialog.getByRole("button", { name: ja("receipts.mail.submit") }).click();
  await expect(page.getByText(ja("payments.mail.sent", { to }))).toBeVisible();
  const mail = await mailTo(to);
  expect(mail.subject).toBe(fr("payments.mail.subject", { store: restaurant.name, invoiceNo: 1 }));
  expect(mail.text).toContain(fr("payments.mail.greeting", { store: restaurant.name }));
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
});

test("of what is paid only the first paper is no copy, wherever another one is printed @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("cashier") });
  await openDrawer(page.request);
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const copies = (paper: Page) => paper.getByText(say("receipts.copy"), { exact: true });
  const printed = async (tap: Promise<void>, opens: Promise<Page>) => {
    await tap;
    const paper = await opens;
    await expect(paper.locator("html")).toHaveAttribute("data-printed", "1");
    return paper;
  };
  const before = await openReceipt(page);
  await expect(before.getByText(say("receipts.unpaid"))).toBeVisible();
  await before.getByRole("button", { name: say("common.print") }).click();
  await expect(before.locator("html")).toHaveAttribute("data-printed", "2");
  await expect(copies(before)).toHaveCount(0);
  await before.close();

  await page.goto("/dashboard/order-charge");
  const account = `${say("common.dining.takeaway")} 1`;
  const amount = dollars(650);
  await page.getByRole("button", { name: say("payments.pay_account", { amount, account }) }).click();
  const paying = page.getByRole("dialog", { name: say("payments.title", { account }) });
  await paying.getByRole("radio", { name: "Efectivo" }).check();
  await paying.getByRole("textbox", { name: say("payments.received") }).fill("10");
  const pay = paying.getByRole("button", { name: say("payments.pay", { amount }), exact: true });
  const first = await printed(pay.click(), page.waitForEvent("popup"));
  await expect(first.getByText(say("common.invoice_of", { invoiceNo: 1 }))).toBeVisible();
  await expect(copies(first)).toHaveCount(0);
  await first.getByRole("button", { name: say("common.print") }).click();
  await expect(first.locator("html")).toHaveAttribute("data-printed", "2");
  await expect(copies(first)).toHaveCount(2);
  await first.close();

  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  const again = done.getByRole("button", { name: say("common.print_receipt") });
  const second = await printed(again.click(), page.waitForEvent("popup"));
  await expect(copies(second)).toHaveCount(2);
  await second.close();
  await done.getByRole("button", { name: say("payments.done.close") }).click();

  // Paid first, it is an open account until it is handed over.
  await page.goto("/dashboard/orders");
  await expect(copies(await openReceipt(page))).toHaveCount(2);
});

test("two prints in a row are two papers, each with its own order @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("cashier") });
  const [first, second] = restaurant.tables;
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], { tableId: first });
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)], { tableId: second });
  const popups: Page[] = [];
  for (const account of ["Mesa 1", "Mesa 2"]) {
    // The first paper lies over the screen, and a screen that nobody sees stands still.
    await page.bringToFront();
    await openDetails(page, account);
    const opens = page.waitForEvent("popup");
    await chooseAction(page, account, say("common.print_receipt"));
    popups.push(await opens);
  }
  const papers = popups.map((popup) => popup.locator("[data-width]"));
  for (const paper of papers) await expect(paper).toBeVisible();
  const texts = await Promise.all(papers.map((paper) => paper.textContent()));
  expect(texts.filter((text) => text?.includes("Carne asada"))).toHaveLength(1);
  expect(texts.filter((text) => text?.includes("Horchata"))).toHaveLength(1);
});

test("a print window that the browser blocks is offered as a tab, and the order stands @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (address, target, features) => (features === undefined ? open(address, target) : null);
  });
  await tile(page, "Horchata").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await send(page, horchata);
  await expect(sentDialog(page)).toBeVisible();
  await expect(page.getByText(say("receipts.blocked"))).toBeVisible();
  expect(await restaurant.run("select id from orders where tenant_id = $1")).toHaveLength(1);
  const tab = page.context().waitForEvent("page");
  await page.getByRole("button", { name: say("receipts.open_tab") }).click();
  await expect((await tab).getByText("Horchata")).toBeVisible();
});

test("where printing is switched off, what was sent is only shown, and it is said @further", async ({
  restaurant,
  visit,
}) => {
  await setUpPrinter(restaurant, { is_enable_print: false });
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  const receiptRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/orders/receipt")) receiptRequests.push(request.url());
  });
  await tile(page, "Horchata").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await send(page, horchata);
  const sent = sentDialog(page);
  await expect(sent.getByRole("img", { name: say("common.token_of", { tokenNo: 1 }) })).toBeVisible();
  await expect(sent.getByText(say("common.order_of", { orderNo: 1 }), { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(sent).toHaveCount(0);
  expect(receiptRequests).toEqual([]);
  await page.goto("/dashboard/orders");
  const account = `${say("common.dining.takeaway")} 1`;
  await openDetails(page, account);
  await chooseAction(page, account, say("common.print_receipt"));
  await expect(page.getByText(say("receipts.disabled"))).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test("receipt and token are printed in windows as wide as the paper, 57 and 80 mm @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.setPrinting(true);
  const page = await visit({ as: await restaurant.hire("cashier") });
  for (const [width, token] of [
    [57, 1],
    [80, 2],
  ] as const) {
    await restaurant.run("update print_settings set page_format = $2 where tenant_id = $1", width);
    await page.goto("/dashboard/pos");
    await tile(page, "Carne asada").click();
    await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
    await page.keyboard.press("F9");
    // The till prints the receipt by itself, in a window of its own.
    const sent = await paperOf(page, () =>
      page.getByRole("dialog").getByRole("button", { name: /\$/ }).click(),
    );
    await expectPaper(sent, width);
    await expect(sent.getByText("Carne asada")).toBeVisible();
    const number = await paperOf(page, () =>
      page.getByRole("button", { name: say("pos.sent.print") }).click(),
    );
    await expectPaper(number, width);
    await expect(
      number.getByRole("heading", { name: say("receipts.token_number", { token }) }),
    ).toBeVisible();
    await expectAccessible(number, `token, ${width} mm`);
    await page.goto("/dashboard/orders");
    const account = `${say("common.dining.takeaway")} ${token}`;
    const details = await openDetails(page, account);
    await details.getByRole("button", { name: say("orders.card.menu", { account }) }).click();
    const receipt = await paperOf(page, () =>
      page.getByRole("menuitem", { name: say("common.print_receipt") }).click(),
    );
    await expectPaper(receipt, width);
    await expect(receipt.getByText("Carne asada")).toBeVisible();
    await expect(receipt.getByText(say("receipts.unpaid"))).toBeVisible();
    await expectAccessible(receipt, `receipt of an open account, ${width} mm`);
    for (const paper of [sent, number, receipt]) await paper.close();
  }
});

/** The window that an act opens. */
async function paperOf(page: Page, act: () => Promise<void>): Promise<Page> {
  const opens = page.waitForEvent("popup");
  await act();
  return opens;
}

/** The window printed once, and its paper is as many millimetres wide as the settings say. */
async function expectPaper(popup: Page, millimetres: number): Promise<void> {
  await expect(popup.locator("html")).toHaveAttribute("data-printed", "1");
  const paper = popup.locator("[data-width]");
  const { width } = (await paper.boundingBox()) ?? { width: 0 };
  expect(Math.abs(width - (millimetres * 96) / 25.4)).toBeLessThanOrEqual(1);
}

test("a print page without anything to print says so, with a way back @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("cashier") });
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  for (const [address, words] of [
    ["/print-receipt", say("receipts.nothing")],
    ["/print-token", say("receipts.nothing_token")],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(words).last()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-printed", /./);
    await expectAccessible(page, address);
    await page.getByRole("button", { name: say("common.go_back") }).click();
    await expect(page).toHaveURL(/\/dashboard\/orders$/);
  }
});
