import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { openDetails } from "./support/accounts-page.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { cuttableLine } from "./support/cuttable-line.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { hireManagerWithPin } from "./support/manager-pin.ts";
import { oneTry } from "./support/one-try.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const pin = "7391";
const carne = 650;
const horchata = 150;
const tip = 80;

/** A meat and two horchatas at a table, ready, of which so much is paid in cash with a tip. */
async function sell(page: Page, restaurant: Restaurant, amount = carne + 2 * horchata): Promise<void> {
  const cart = [dishes.carne(restaurant), dishes.horchata(restaurant, 2)];
  const { orderId } = await sendOrder(page.request, restaurant, cart);
  await complete(page.request, orderId);
  await payOrder(page.request, restaurant, { orderId, balance: carne + 2 * horchata, amount, tip });
}

/** The invoice there is once more, as one of a year ago. */
async function copyOfLastYear(restaurant: Restaurant, no: number): Promise<void> {
  await restaurant.run(
    `with old as (
      insert into invoices (tenant_id, client_uuid, invoice_no, account_id, business_date, invoice_type, dining_option,
        sub_total_cents, tax_total_cents, total_cents, created_at, created_by)
      select tenant_id, gen_random_uuid(), $2, account_id, business_date - 365, invoice_type, dining_option,
        sub_total_cents, tax_total_cents, total_cents, created_at - interval '365 days', created_by
      from invoices where tenant_id = $1 returning id
    ), orders as (
      insert into invoice_orders (tenant_id, invoice_id, order_id)
      select $1, old.id, o.order_id from old, invoice_orders o where o.tenant_id = $1
    )
    insert into invoice_lines (tenant_id, invoice_id, order_line_id, title, quantity, unit_price_cents,
      line_total_cents, tax_rate_bp, tax_type, discount_cents, net_cents, service_charge_cents, tax_cents)
    select $1, old.id, l.order_line_id, l.title, l.quantity, l.unit_price_cents, l.line_total_cents, l.tax_rate_bp,
      l.tax_type, l.discount_cents, l.net_cents, l.service_charge_cents, l.tax_cents
    from old, invoice_lines l where l.tenant_id = $1`,
    no,
  );
}

/** From charging to the invoice that is refunded. */
async function findInvoice(page: Page, no: number) {
  await page.getByRole("button", { name: say("refunds.find.title") }).click();
  const list = page.getByRole("dialog", { name: say("refunds.find.title") });
  await list.getByRole("textbox", { name: say("refunds.find.search") }).fill(String(no));
  await list.getByRole("button", { name: say("refunds.title", { no }) }).click();
  const invoice = page.getByRole("dialog", { name: say("refunds.title", { no }) });
  await expect(invoice.getByRole("list", { name: say("common.items") })).toBeVisible();
  return invoice;
}

/** From the view of an invoice to giving it back. */
const startRefund = (invoice: Locator) =>
  invoice.getByRole("button", { name: say("refunds.refund"), exact: true }).click();

const give = (amount: number) => say("refunds.submit", { amount: dollars(amount) });

test("a cashier gives back a line, then the rest with the tip", async ({ restaurant, visit }) => {
  await hireManagerWithPin(restaurant, pin);
  const at = "/dashboard/order-charge";
  const page = await visit({ at, as: await restaurant.hire("cashier") });
  await openDrawer(page.request);
  await sell(page, restaurant);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.endsWith("/refunds"))
      sent.push(request.url());
  });
  const dialog = await findInvoice(page, 1);
  await expect(dialog.getByText("Carne asada")).toBeVisible();
  await expectAccessible(page, "a paid invoice");
  await dialog.getByRole("button", { name: say("common.send_by_email") }).click();
  const mail = page.getByRole("dialog", { name: say("receipts.mail.title", { no: 1 }) });
  await mail.getByRole("textbox", { name: say("common.email") }).fill("ana@ejemplo.com");
  await expectAccessible(page, "mailing a receipt");
  await mail.getByRole("button", { name: say("receipts.mail.submit") }).click();
  await expect(page.getByText(say("payments.mail.sent", { to: "ana@ejemplo.com" }))).toBeVisible();
  await expect(mail).toHaveCount(0);
  await startRefund(dialog);
  const reason = dialog.getByRole("textbox", { name: say("common.reason") });
  await expect(dialog.getByRole("button", { name: give(0) })).toBeDisabled();
  await expect(dialog.getByText(say("refunds.missing.what"))).toBeVisible();
  await expect(dialog.getByText(say("refunds.out_of", { drawer: "Caja 1" }))).toBeVisible();
  await dialog.getByRole("textbox", { name: say("refunds.pieces_of", { title: "Horchata" }) }).fill("1");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText(say("refunds.missing.reason"))).toBeVisible();
  await reason.fill("Se derramó");
  await expect(dialog.getByText(say("refunds.missing.stock"))).toBeVisible();
  await dialog.getByRole("radio", { name: say("refunds.stock.gone") }).check();
  await expectAccessible(page, "a refund");
  await dialog.getByRole("button", { name: give(horchata) }).click();
  const approval = page.getByRole("dialog", { name: say("approvals.title") });
  await expectAccessible(page, "approving a refund");
  await approval.getByLabel(say("approvals.pin"), { exact: true }).fill("1111");
  await approval.getByRole("button", { name: say("approvals.approve") }).click();
  await expect(approval.getByText(say("errors.pin_wrong")).first()).toBeVisible();
  await approval.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
  await approval.getByRole("button", { name: say("approvals.approve") }).dblclick();
  await expect(page.getByText(say("refunds.reply.done", { refundNo: 1 }))).toBeVisible();
  // Once to be told that a manager has to approve, once approved: the second half of a double click sends nothing.
  expect(sent).toHaveLength(2);
  await expectAccessible(page, "what was given back");

  // The invoice is there again, with what became of it; Escape leads to the list.
  await expect(dialog.getByText(say("refunds.past"))).toBeVisible();
  await page.keyboard.press("Escape");
  const list = page.getByRole("dialog", { name: say("refunds.find.title") });
  await expect(list.getByText(say("refunds.find.state.partly_refunded"))).toBeVisible();
  await expectAccessible(page, "the paid invoices");
  await list.getByRole("button", { name: say("refunds.title", { no: 1 }) }).click();
  await startRefund(dialog);
  await expect(dialog.getByText(say("refunds.past"))).toBeVisible();
  await dialog.getByRole("button", { name: say("refunds.all") }).click();
  await dialog.getByRole("radio", { name: say("refunds.stock.returned") }).check();
  await dialog.getByRole("checkbox", { name: say("refunds.returns_tip", { amount: dollars(tip) }) }).check();
  await reason.fill("Esperó demasiado");
  await dialog.getByRole("button", { name: give(carne + horchata + tip) }).click();
  await approval.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
  await approval.getByRole("button", { name: say("approvals.approve") }).click();
  await expect(dialog.getByText(say("refunds.state.nothing_left"))).toBeVisible();
  await expect(dialog.getByText("Esperó demasiado")).toBeVisible();
  await expectAccessible(page, "the story of an invoice");
  expect(
    await restaurant.run(
      `select refund_no, amount_cents, tip_cents, is_stock_returned, approver_id is not null as approved,
        cash_session_id is not null as of_drawer from refunds where tenant_id = $1 order by id`,
    ),
  ).toEqual([
    {
      refund_no: 1,
      amount_cents: horchata,
      tip_cents: 0,
      is_stock_returned: false,
      approved: true,
      of_drawer: true,
    },
    {
      refund_no: 2,
      amount_cents: carne + horchata,
      tip_cents: tip,
      is_stock_returned: true,
      approved: true,
      of_drawer: true,
    },
  ]);
});

test("a refund whose answer is lost is locked to what was sent @further", async ({ restaurant, visit }) => {
  const page = await visit({
    as: await restaurant.hireWith(["POS", "ORDER_BILLING", "OPERATIONS_MANAGER"]),
  });
  const line = await cuttableLine(page);
  await page.goto("/dashboard/order-charge");
  await openDrawer(page.request);
  await sell(page, restaurant);
  const dialog = await findInvoice(page, 1);
  await startRefund(dialog);
  const pieces = dialog.getByRole("textbox", { name: say("refunds.pieces_of", { title: "Horchata" }) });
  await pieces.fill("1");
  await dialog.getByRole("radio", { name: say("refunds.stock.gone") }).check();
  await dialog.getByRole("textbox", { name: say("common.reason") }).fill("Se derramó");
  const again = dialog.getByRole("button", { name: say("platform.unsure.again") });
  const look = dialog.getByRole("button", { name: say("platform.unsure.look") });

  // The line is cut before it was sent: nothing can be changed, neither way helps without a server.
  await line.cut();
  await dialog.getByRole("button", { name: give(horchata) }).click();
  await expect(again).toBeFocused();
  await expect(dialog.getByRole("alert").filter({ hasText: say("platform.unsure.text") })).toBeVisible();
  await expect(pieces).toBeDisabled();
  await expect(dialog.getByRole("button", { name: give(horchata) })).toHaveCount(0);
  await expectAccessible(page, "a refund without an answer");
  await line.mend();
  await look.click();
  await expect(page.getByText(say("platform.unsure.not_saved"))).toBeVisible();
  await pieces.fill("2");
  await page.keyboard.press("Tab");

  // It reaches the server, its answer reaches nobody.
  await page.route("**/api/v1/refunds*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await dialog.getByRole("button", { name: give(2 * horchata) }).click();
  await expect(again).toBeVisible();
  // The other screens are told what was given back, so the line may be gone already; nothing else can be changed.
  await expect(dialog.getByRole("textbox", { name: say("common.reason") })).toBeDisabled();
  await page.unroute("**/api/v1/refunds*");
  await look.click();
  await expect(page.getByText(say("refunds.reply.done", { refundNo: 1 }))).toBeVisible();
  expect(await restaurant.run("select amount_cents from refunds where tenant_id = $1")).toEqual([
    { amount_cents: 2 * horchata },
  ]);
});

test("a refund is refused with words: no drawer for cash, or three months over @further", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/order-charge";
  const page = await visit({ at, as: await restaurant.hire("manager"), size: "tablet" });
  await sell(page, restaurant, 400);
  const dialog = await findInvoice(page, 1);
  await startRefund(dialog);
  await expect(dialog.getByText(say("refunds.account_open"))).toBeVisible();
  await expect(dialog.getByText(say("refunds.needs_drawer"))).toBeVisible();
  await expectAccessible(page, "a refund without a drawer");
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await expect(dialog.getByText(say("refunds.needs_drawer"))).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("common.discard_changes") }).click();
  await expect(dialog.getByRole("button", { name: say("refunds.refund"), exact: true })).toBeVisible();
  for (const name of [say("refunds.title", { no: 1 }), say("refunds.find.title")]) {
    // A layer that is still going takes the key for itself.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name })).toBeHidden(oneTry);
    }).toPass();
  }
  await copyOfLastYear(restaurant, 99);
  const old = await findInvoice(page, 99);
  await expect(old.getByText(say("refunds.state.too_late"))).toBeVisible();
  await expect(old.getByRole("button", { name: say("refunds.refund"), exact: true })).toHaveCount(0);
  await expectAccessible(page, "an invoice that is too old");
});

test("a courtesy for one of two drinks, with a PIN, is removed again @further", async ({
  restaurant,
  visit,
}) => {
  await hireManagerWithPin(restaurant, pin);
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("cashier") });
  const other = await visit({
    at: "/dashboard/orders",
    as: await restaurant.hire("waiter"),
    size: "phone",
  });
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant, 2)]);
  const card = await openDetails(page, "Mesa 1");
  const status = say("orders.status.created");
  const menuOf = (index: number) =>
    card.getByRole("button", { name: say("orders.line.change", { status, title: "Horchata" }) }).nth(index);
  await expect(card.getByText(dollars(2 * horchata))).toBeVisible();
  const giveOne = async () => {
    await menuOf(0).click();
    await page.getByRole("menuitem", { name: say("orders.courtesy.action") }).click();
    const dialog = page.getByRole("dialog", { name: /Horchata/ });
    await expect(dialog.getByText(say("orders.courtesy.reason_missing"))).toBeVisible();
    await dialog.getByRole("button", { name: say("ui.decrease") }).click();
    await dialog.getByRole("textbox", { name: say("common.reason") }).fill("Cumpleaños");
    await expectAccessible(page, "a courtesy");
    await dialog.getByRole("button", { name: say("orders.courtesy.action") }).click();
    const approval = page.getByRole("dialog", { name: say("approvals.title") });
    await approval.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
    await approval.getByRole("button", { name: say("approvals.approve") }).click();
    await expect(dialog).toBeHidden();
  };
  await giveOne();
  await expect(card.getByText(say("orders.courtesy.given", { reason: "Cumpleaños" }))).toBeVisible();
  await expect(card.getByText(dollars(horchata))).toBeVisible();
  const theirs = await openDetails(other, "Mesa 1");
  await expect(theirs.getByText(say("orders.courtesy.given", { reason: "Cumpleaños" }))).toBeVisible();
  await menuOf(1).click();
  await page.getByRole("menuitem", { name: say("orders.courtesy.remove") }).click();
  await expect(card.getByText(dollars(2 * horchata))).toBeVisible();
  await expect(card.getByText(say("orders.courtesy.given", { reason: "Cumpleaños" }))).toBeHidden();
  await expect(theirs.getByText(dollars(2 * horchata))).toBeVisible();
});

test("tips by waiter and method, courtesies, and the suggestion switched off @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/cash?view=tips",
    as: await restaurant.hire("manager"),
  });
  await expect(page.getByText(say("tips.empty"))).toBeVisible();
  await expectAccessible(page, "no tips");
  await sell(page, restaurant);
  await page.reload();
  const table = page.getByRole("table", { name: say("common.tips") });
  await expect(table.getByRole("row", { name: new RegExp(dollars(tip).replace("$", "\\$")) })).toBeVisible();
  await expectAccessible(page, "tips of the day");
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: say("lists.export") })
    .first()
    .click();
  await page.getByRole("menuitem", { name: say("lists.csv") }).click();
  expect((await download).suggestedFilename()).toBe(say("tips.file"));
  await page.getByRole("button", { name: say("tips.rules.title") }).click();
  const rules = page.getByRole("dialog", { name: say("tips.rules.title") });
  await rules.getByRole("textbox", { name: say("tips.rules.rate") }).fill("0");
  await rules.getByRole("button", { name: say("common.save") }).click();
  await expect(rules.getByText(say("tips.rules.rate_error"))).toBeVisible();
  await rules.getByRole("textbox", { name: say("tips.rules.rate") }).fill("12.5");
  await expectAccessible(page, "the tip suggestion");
  await rules.getByRole("button", { name: say("common.save") }).click();
  await expect(rules).toBeHidden();
  expect(
    await restaurant.run(
      "select is_tip_suggested, tip_suggestion_bp from store_settings where tenant_id = $1",
    ),
  ).toEqual([{ is_tip_suggested: true, tip_suggestion_bp: 1_250 }]);
});
