import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import { type InvoiceId, type OrderLineId, toUuid } from "#platform/domain/ids.ts";
import { kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const horchata = 150;
const sold = carne + 2 * horchata;

/** A meat in cash, and two horchatas by card. */
async function sellTwice(device: APIRequestContext, restaurant: Restaurant): Promise<void> {
  const meat = await sendOrder(device, restaurant, [dishes.carne(restaurant)]);
  await complete(device, meat.orderId);
  await payOrder(device, restaurant, { orderId: meat.orderId, balance: carne });
  const drinks = await sendOrder(device, restaurant, [dishes.horchata(restaurant, 2)]);
  await complete(device, drinks.orderId);
  await payOrder(device, restaurant, { orderId: drinks.orderId, balance: 2 * horchata, method: "card" });
}

const card = (page: Page, name: "revenueTotal" | "ordersCount" | "discountTotal") =>
  page.getByRole("article", { name: say(`reports.figure.${name}`), exact: true });

async function choosePreset(page: Page, preset: "yesterday" | "custom" | "today"): Promise<void> {
  await page.getByRole("button", { name: say("reports.filters") }).click();
  const dialog = page.getByRole("dialog", { name: say("reports.filter.title") });
  await dialog.getByRole("combobox", { name: say("common.period") }).click();
  await expect(page.getByRole("option", { name: say("lists.periods.tomorrow") })).toHaveCount(0);
  await page.getByRole("option", { name: say(`lists.periods.${preset}`) }).click();
}

const apply = (page: Page) =>
  page
    .getByRole("dialog", { name: say("reports.filter.title") })
    .getByRole("button", { name: say("common.apply") });

test("an owner sees what was sold, in detail, and takes it along @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/reports", as: await restaurant.hire("admin") });
  await test.step("before the first sale every card is there, with nothing in it", async () => {
    await expect(card(page, "revenueTotal")).toContainText(dollars(0));
    await expect(page.getByText(say("reports.top_items_empty")).first()).toBeVisible();
    await expect(page.getByText(say("reports.nothing")).first()).toBeVisible();
    await expect(card(page, "discountTotal").getByText(dollars(0))).toHaveCSS("font-weight", "450");
    await expectAccessible(page, "reports without sales");
  });
  await sellTwice(page.request, restaurant);
  await page.reload();
  await test.step("what was sold stands in its cards", async () => {
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
    await expect(card(page, "ordersCount")).toContainText("2");
    const top = page.getByRole("list", { name: say("reports.top_items") });
    await expect(top.getByRole("listitem").first()).toContainText("Horchata");
    await expect(top.getByRole("listitem").first()).toContainText(say("reports.pieces", { count: 2 }));
    await expectAccessible(page, "reports");
  });
  await test.step("another period is chosen, stands in the address, and closing changes nothing", async () => {
    await choosePreset(page, "custom");
    await expect(apply(page)).toBeEnabled();
    const from = page.getByRole("textbox", { name: say("reports.filter.from") });
    await from.fill("01/01/2090");
    await expect(apply(page)).toBeDisabled();
    // A date that is left out is the usual one.
    await from.fill("");
    await expect(apply(page)).toBeEnabled();
    await page
      .getByRole("button", { name: say("common.close"), exact: true })
      .last()
      .click();
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
    await choosePreset(page, "yesterday");
    await expectAccessible(page, "the filter of reports");
    await apply(page).click();
    await expect(card(page, "revenueTotal")).toContainText(dollars(0));
    await expect(page.getByRole("status").filter({ hasText: say("lists.periods.yesterday") })).toBeVisible();
    await expect(page).toHaveURL(/type=yesterday/);
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: say("lists.periods.yesterday") })).toBeVisible();
    await choosePreset(page, "today");
    await apply(page).click();
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
  });
  await test.step("in detail by what one chooses, with a file of its own", async () => {
    await show(page, "item");
    const table = page.getByRole("table", { name: say("reports.by.item") });
    await expect(table.getByRole("row", { name: /Carne asada/ })).toContainText(dollars(carne));
    await expect(page).toHaveURL(/by=item/);
    const [file] = await Promise.all([page.waitForEvent("download"), exportList(page)]);
    expect(await readFile(await file.path(), "utf8")).toContain(
      "Carne asada,1,6.50,6.50,0.00,0,0,0.00,0,0.00",
    );
    await expectAccessible(page, "a report in detail");
  });
  await test.step("all of it as a file", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: say("reports.download"), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Reports Data - \d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain(say("reports.payments"));
    await expect(page.getByText(say("reports.saved"))).toBeVisible();
    await page.route("**/reports/export*", (route) => route.abort());
    await page.getByRole("button", { name: say("reports.download"), exact: true }).click();
    await expect(page.getByText(say("reports.save_failed"))).toBeVisible();
  });
});

test("an owner reads sales over time by day and by week, with the keyboard too @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/reports?type=last_7days&by=over_time",
    as: await restaurant.hire("admin"),
  });
  await sellTwice(page.request, restaurant);
  await page.reload();
  const table = page.getByRole("table", { name: say("reports.by.over_time") });
  await test.step("a period of several days begins with its line, a row for each day", async () => {
    await expect(table.getByRole("row")).toHaveCount(1 + 7 + 1);
    await expect(table.getByRole("row").last()).toContainText(dollars(sold));
    await expectAccessible(page, "sales over time");
  });
  await test.step("the arrow keys read the line point by point", async () => {
    const line = page.getByRole("slider", { name: say("reports.over_time.sales") });
    await line.focus();
    await expect(line).toHaveAttribute("aria-valuetext", new RegExp(`\\${dollars(sold)}`));
    await line.press("ArrowLeft");
    await expect(line).not.toHaveAttribute("aria-valuetext", new RegExp(`\\${dollars(sold)}`));
  });
  await test.step("the step stands in the address, and the file has it", async () => {
    await page
      .getByRole("group", { name: say("reports.over_time.step") })
      .getByRole("radio", { name: say("reports.over_time.steps.month") })
      .check();
    await expect(page).toHaveURL(/step=month/);
    await expect(table.getByRole("row").last()).toContainText(dollars(sold));
    expect(await savedFile(page)).toContain(say("reports.over_time.change"));
  });
});

test("a period is one tap in the bar, and a report opens in the first screen @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/reports", as: await restaurant.hire("admin") });
  await sellTwice(page.request, restaurant);
  await page.reload();
  const bar = page.getByRole("group", { name: say("common.period") });
  await test.step("a tap changes the address and the figures, Back takes it back", async () => {
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
    await bar.getByRole("radio", { name: say("lists.periods.yesterday") }).check({ force: true });
    await expect(page).toHaveURL(/type=yesterday/);
    await expect(card(page, "revenueTotal")).toContainText(dollars(0));
    await page.goBack();
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
  });
  await test.step("two dates are typed in the bar, without a dialog", async () => {
    await bar.getByRole("radio", { name: say("lists.short_periods.custom") }).check({ force: true });
    await expect(page).toHaveURL(/type=custom/);
    await page.getByRole("textbox", { name: say("common.from") }).fill("01/01/2026");
    await expect(page).toHaveURL(/from=2026-01-01/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
  });
  await test.step("what it is compared with is chosen once, for all figures", async () => {
    await bar.getByRole("radio", { name: say("lists.periods.today") }).check({ force: true });
    await page.getByRole("radio", { name: say("reports.column.same_weekdays") }).check({ force: true });
    await expect(page).toHaveURL(/than=same_weekdays/);
  });
  await test.step("a line that cannot be read says so in its place, and the figure stays", async () => {
    const line = /\/reports\/over-time(\?|$)/;
    await page.route(line, (route) => route.abort());
    await page.goto("/dashboard/reports?type=last_7days");
    const again = page.getByRole("button", { name: say("ui.retry") });
    await expect(again).toBeVisible();
    await expect(card(page, "revenueTotal")).toContainText(dollars(sold));
    await page.unroute(line);
    await again.click();
    await expect(page.getByRole("figure").first()).toBeVisible();
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ])
    await test.step(`a chosen report stands beside the list at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto("/dashboard/reports");
      await show(page, "item");
      await expect(page.getByRole("heading", { name: say("reports.by.item") })).toBeInViewport();
      const chart = page.getByRole("figure").first();
      await expect(chart).toBeInViewport();
      expect((await chart.boundingBox())?.y).toBeLessThan(size.height / 2);
    });
});

/** Gives back, by card, all of the invoice that was made first. */
async function giveFirstBack(device: APIRequestContext, restaurant: Restaurant): Promise<void> {
  const [first] = await restaurant.run<{ id: InvoiceId }>(
    "select min(id) as id from invoices where tenant_id = $1",
  );
  const invoiceId = first?.id as InvoiceId;
  const invoice = await callRoute(device, readRefundable, { params: { invoiceId } });
  await callRoute(device, refundSale, {
    body: {
      uuid: toUuid(randomUUID()),
      invoice_id: invoiceId,
      lines: invoice.lines.map(({ id, quantity }) => ({ id, quantity })),
      refunded_before: invoice.refunded,
      payment_type_id: restaurant.paymentTypes.card,
      reason: "Plato frío",
      returns_stock: false,
      returns_tip: false,
    },
  });
}

test("what is given back is off the large figures and stands beside them @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/reports", as: await restaurant.hire("admin") });
  await sellTwice(page.request, restaurant);
  await giveFirstBack(page.request, restaurant);
  await page.reload();
  const beside = say("reports.before_refunds", { sold: dollars(sold), refunded: dollars(carne) });
  await expect(card(page, "revenueTotal")).toContainText(dollars(2 * horchata));
  await expect(card(page, "revenueTotal")).toContainText(beside);
  await expect(card(page, "ordersCount")).toContainText("2");
  const top = page.getByRole("list", { name: say("reports.top_items") });
  await expect(top.getByRole("listitem")).toHaveText([/Horchata/]);
  await show(page, "item");
  const table = page.getByRole("table", { name: say("reports.by.item") });
  await expect(table.getByRole("columnheader", { name: say("reports.column.refunded") })).toBeVisible();
  await expect(table.getByRole("row", { name: /Carne asada/ })).toContainText(dollars(carne));
  await expectAccessible(page, "a report with refunds");
  await page.goto("/dashboard/home");
  const sales = page.getByRole("article", { name: say("dashboard.sales.title") });
  await expect(sales).toContainText(dollars(2 * horchata));
  await expect(sales).toContainText(say("dashboard.sales.refunded"));
});

/** A quesadilla that its station makes, its cheese at $4.00 the kilo, and a meat of which nobody knows the cost. */
async function cook(device: APIRequestContext, restaurant: Restaurant): Promise<void> {
  await restaurant.run(
    `insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros)
      select $1, id, now() - interval '1 day', 4000000 from inventory_items where tenant_id = $1 and title = 'Queso'`,
  );
  const { orderId } = await sendOrder(device, restaurant, [
    dishes.quesadilla(restaurant, 3),
    dishes.carne(restaurant),
  ]);
  const [line] = await restaurant.run<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = 'Quesadilla'",
    orderId,
  );
  for (const status of ["preparing", "completed"] as const)
    await callRoute(device, kitchenLineStatus, {
      params: { itemId: line?.id as OrderLineId },
      body: { status },
    });
  await complete(device, orderId);
}

/** Opens a report from the list beside it. */
async function show(
  page: Page,
  view: "item" | "over_time" | "menu_engineering" | "kitchen_times",
): Promise<void> {
  await page
    .getByRole("navigation", { name: say("reports.nav.list") })
    .getByRole("link", { name: say(`reports.by.${view}`), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`by=${view}`));
}

async function savedFile(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), exportList(page)]);
  return readFile(await file.path(), "utf8");
}

test("an owner sees what dishes earn and chooses who is mailed the day @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/reports", as: await restaurant.hire("admin") });
  await cook(page.request, restaurant);
  await test.step("a dish with a cost stands in its field, one without says so", async () => {
    await show(page, "menu_engineering");
    const table = page.getByRole("table", { name: say("reports.by.menu_engineering") });
    const row = table.getByRole("row", { name: /Quesadilla/ });
    await expect(row).toContainText(say("reports.menu.fields.star"));
    await expect(row).toContainText(dollars(100));
    await expect(table.getByRole("row", { name: /Carne asada/ })).toContainText(say("common.unknown_cost"));
    await expect(page.getByText(say("reports.menu.unknown", { count: 1 }))).toBeVisible();
    await expect(
      page.getByRole("article", { name: say("reports.menu.plural.star"), exact: true }),
    ).toContainText(say("reports.menu.advice.star"));
    await expectAccessible(page, "menu engineering");
    await page.getByRole("radio", { name: say("reports.menu.plural.dog") }).check({ force: true });
    await expect(row).toHaveCount(0);
    expect(await savedFile(page)).toContain("Quesadilla");
  });
  await test.step("times of what its station finished, and what no time is known of", async () => {
    await show(page, "kitchen_times");
    const table = page.getByRole("table", { name: say("reports.by.kitchen_times") });
    await expect(table.getByRole("row").nth(1)).toContainText("1");
    await expect(page.getByText(say("reports.kitchen.unmeasured_note", { count: 1 }))).toBeVisible();
    await expectAccessible(page, "kitchen times");
    expect(await savedFile(page)).toContain(say("reports.kitchen.all_hours"));
  });
  await test.step("who is mailed the day is chosen, a wrong address refused at its field", async () => {
    await page.getByRole("button", { name: say("reports.mail.title") }).click();
    const dialog = page.getByRole("dialog", { name: say("reports.mail.title") });
    await dialog.getByRole("button", { name: say("reports.mail.add") }).click();
    const address = dialog.getByRole("textbox", { name: say("common.email_address") });
    await address.fill("contadora");
    await dialog.getByRole("button", { name: say("common.save") }).click();
    await expect(dialog.getByText(say("validation.not_an_email"))).toBeVisible();
    await address.fill("contadora@reportes.example");
    await expectAccessible(page, "the mail of the day");
    await dialog.getByRole("button", { name: say("common.save") }).click();
    await expect(page.getByText(say("reports.mail.reply.set", { count: 1 }))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: say("reports.mail.title") }).click();
    await expect(address).toHaveValue("contadora@reportes.example");
    await dialog
      .getByRole("button", { name: say("reports.mail.remove", { address: "contadora@reportes.example" }) })
      .click();
    await dialog.getByRole("button", { name: say("common.save") }).click();
    await expect(page.getByText(say("reports.mail.reply.nobody"))).toBeVisible();
  });
});
