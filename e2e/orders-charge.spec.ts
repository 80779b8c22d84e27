import type { Locator, Page } from "@playwright/test";
import { listOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { accountCard as card, openDetails } from "./support/accounts-page.ts";
import { cook, expectLiveAndEmpty, ticketOf } from "./support/board.ts";
import { countPieces } from "./support/cash-drawer.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { tile } from "./support/till-page.ts";

const carne = 650;
const horchata = 150;

const completeButton = (page: Page, cents: number, account = "Mesa 1") =>
  page.getByRole("button", {
    name: say("payments.complete_and_pay_account", { amount: dollars(cents), account }),
  });
const invoices = (restaurant: Restaurant) =>
  restaurant.run<{ total_cents: number; tip_cents: number }>(
    "select total_cents, tip_cents from invoices where tenant_id = $1 order by id",
  );

test("accounts are filtered by status and found by table, token and customer @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager") });
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await expectAccessible(page, "no open accounts");
  const { request } = page;
  const away = { deliveryType: "takeaway", tableId: null } as const;
  await sendOrder(request, restaurant, [dishes.carne(restaurant)]);
  const ready = await sendOrder(request, restaurant, [dishes.horchata(restaurant)], away);
  await complete(request, ready.orderId);
  const toGo = `${say("common.dining.takeaway")} 2`;
  await expect(card(page, "Mesa 1")).toContainText(dollars(carne));
  await expect(card(page, toGo)).toContainText(dollars(horchata));
  const filter = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
  await filter(say("orders.filter.pending")).check();
  await expect(page).toHaveURL(/status=pending/);
  await expect(card(page, "Mesa 1")).toBeVisible();
  await expect(card(page, toGo)).toHaveCount(0);
  await filter(say("orders.filter.completed")).check();
  await expect(card(page, "Mesa 1")).toHaveCount(0);
  await expect(card(page, toGo)).toBeVisible();
  await filter(say("orders.filter.delivered")).check();
  await expect(page.getByText(say("orders.no_results"))).toBeVisible();
  // Filter and words are both taken back, in the address too.
  await page.getByRole("textbox", { name: say("orders.search") }).fill("salon");
  await expect(page).toHaveURL(/q=salon/);
  await page.getByRole("button", { name: say("orders.show_all") }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await page.getByRole("textbox", { name: say("orders.search") }).fill("salon");
  await expect(card(page, toGo)).toHaveCount(0);
  await expect(card(page, "Mesa 1")).toBeVisible();
  await page.reload();
  await expect(card(page, "Mesa 1")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("textbox", { name: say("orders.search") }).fill("2");
  await expect(card(page, toGo)).toBeVisible();
  await expectAccessible(page, "open accounts");

  // A further order of the one to go, which is at first taken for one of its own.
  const addTo = page.getByRole("link", { name: say("orders.card.add_order_to", { account: toGo }) });
  const mark = page.getByText(`${say("pos.account.further")} ${toGo}`);
  const leave = page.getByRole("button", { name: say("pos.account.leave") });
  await addTo.click();
  await leave.click();
  await expect(mark).toHaveCount(0);
  await expect(page.getByRole("radio", { name: say("common.dining.takeaway") })).toBeChecked();
  await page.goto("/dashboard/orders?q=2");
  await addTo.click();
  await expect(mark).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pos$/);
  await expectAccessible(page, "further order");
  await tile(page, "Horchata").click();
  await page.reload();
  await expect(mark).toBeVisible();
  await page
    .getByRole("button", { name: say("pos.cart.send_count", { count: 1, total: dollars(horchata) }) })
    .click();
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(summary).toContainText(toGo);
  await summary.getByRole("button", { name: say("pos.send.confirm", { total: dollars(horchata) }) }).click();
  await page.getByRole("button", { name: say("pos.sent.done") }).click();
  await expect(mark).toHaveCount(0);
  await page.goto("/dashboard/orders");
  await expect(card(page, `${toGo} y 3`)).toContainText(dollars(2 * horchata));
});

test("a dish gets its status, then the account is cancelled with a question @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager") });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant), dishes.horchata(restaurant, 2)]);
  const account = await openDetails(page, "Mesa 1");
  await expectAccessible(page, "details of an account");
  const statusOf = (key: "created" | "completed", title: string) =>
    account.getByRole("button", {
      name: say("orders.line.change", { status: say(`orders.status.${key}`), title }),
    });
  await statusOf("created", "Carne asada").click();
  await expectAccessible(page, "menu of a dish");
  await page.getByRole("menuitem", { name: say("orders.line.completed") }).click();
  await expect(statusOf("completed", "Carne asada")).toBeVisible();
  await statusOf("created", "Horchata").click();
  await page
    .getByRole("menuitem", { name: say("orders.line.cancel_confirm", { quantity: 2, title: "Horchata" }) })
    .click();
  const question = page.getByRole("dialog", {
    name: say("orders.line.cancel_title", { quantity: 2, title: "Horchata" }),
  });
  await question
    .getByRole("button", { name: say("orders.line.cancel_confirm", { quantity: 2, title: "Horchata" }) })
    .click();
  await expect(account.getByText(dollars(carne))).toBeVisible();
  await account.getByRole("button", { name: say("orders.card.menu", { account: "Mesa 1" }) }).click();
  await page.getByRole("menuitem", { name: say("orders.cancel.action") }).click();
  const sure = page.getByRole("dialog", { name: say("orders.cancel.title", { account: "Mesa 1" }) });
  await expectAccessible(page, "question before cancelling");
  await sure.getByRole("button", { name: say("orders.cancel.keep") }).click();
  await expect(account).toBeVisible();
  await account.getByRole("button", { name: say("orders.card.menu", { account: "Mesa 1" }) }).click();
  await page.getByRole("menuitem", { name: say("orders.cancel.action") }).click();
  await sure.getByRole("radio", { name: say("orders.reasons.guest_left") }).check();
  await sure.getByRole("button", { name: say("orders.cancel.confirm", { count: 1 }) }).click();
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
});

test("a table is completed and charged with one button", async ({ restaurant, visit }) => {
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("cashier"),
  });
  const { request } = page;
  await sendOrder(request, restaurant, [dishes.carne(restaurant), dishes.horchata(restaurant)]);
  const pay = completeButton(page, carne + horchata);
  await expect(pay).toHaveAccessibleDescription(say("payments.wait.items_not_ready", { count: 2 }));
  await expect(card(page, "Mesa 1")).toContainText(say("payments.processed", { processed: 0, total: 2 }));
  await expectAccessible(page, "account that waits");
  await pay.click();
  const dialog = payDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(say("payments.completes"))).toBeVisible();
  await payButton(dialog, carne + horchata).click();
  await expect(dialog.getByText(say("payments.refusal.payment_type_required"))).toBeVisible();
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("textbox", { name: say("payments.received") }).fill("1");
  const pays = payButton(dialog, carne + horchata);
  await expect(dialog.getByText(say("payments.refusal.received_too_little"))).toBeVisible();
  await expect(pays).toBeDisabled();
  await dialog.getByRole("button", { name: say("payments.exact") }).click();
  await dialog.getByRole("checkbox", { name: say("payments.add_tip") }).check();
  await pays.click();
  await expect(dialog.getByText(say("payments.refusal.tip_required"))).toBeVisible();
  await expectAccessible(page, "refused payment");
  expect(await restaurant.run("select distinct status from order_lines where tenant_id = $1")).toEqual([
    { status: "created" },
  ]);
  await dialog.getByRole("textbox", { name: say("payments.tip_amount") }).fill("1.00");
  await dialog.getByRole("button", { name: say("payments.exact") }).click();
  // It reaches the server, its answer reaches nobody, twice: what was charged stays to be sent again.
  await page.route("**/api/v1/orders/complete-and-pay-order*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await payButton(dialog, carne + horchata + 100).click();
  const again = dialog.getByRole("button", { name: say("platform.unsure.again") });
  const lostAgain = page.waitForEvent("requestfailed");
  await again.click();
  await lostAgain;
  await expect(again).toBeEnabled();
  await expectAccessible(page, "a payment without an answer");
  await page.unroute("**/api/v1/orders/complete-and-pay-order*");
  await again.click();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page, "what was charged");
  expect(await invoices(restaurant)).toEqual([{ total_cents: carne + horchata, tip_cents: 100 }]);
  // With the money, not before: the first refusals above had left the kitchen as it was.
  expect(await restaurant.run("select distinct status from order_lines where tenant_id = $1")).toEqual([
    { status: "completed" },
  ]);
});

/** An account of table 1 that is ready, and the charge dialog open on it. */
async function openCharge(restaurant: Restaurant, page: Page): Promise<Locator> {
  const order = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  await complete(page.request, order.orderId);
  await accountButton(page, carne + horchata).click();
  const dialog = payDialog(page);
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  return dialog;
}

test("a total that changes while the cashier looks is told before anything is charged @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
  const dialog = await openCharge(restaurant, page);
  const { groups } = await callRoute(page.request, listOrders);
  const items = groups.flatMap(({ orders }) => orders.flatMap((order) => order.items));
  const drink = items.find((item) => item.item_title === "Horchata");
  if (!drink) throw new Error("The order has no drink");
  await callRoute(page.request, updateLineStatus, {
    params: { itemId: drink.id },
    body: { status: "cancelled" },
  });
  const told = say("payments.total_changed", { before: dollars(carne + horchata), after: dollars(carne) });
  await expect(dialog.getByText(told)).toBeVisible();
  await expectAccessible(page, "changed total");
  await payButton(dialog, carne).click();
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
  expect(await invoices(restaurant)).toEqual([{ total_cents: carne, tip_cents: 0 }]);
});

test("a total that changed without a word is refused by the server @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const dialog = await openCharge(restaurant, page);
  // In the database, so that no event tells the dialog.
  await restaurant.run(
    "update order_lines set status = 'cancelled' where tenant_id = $1 and title = 'Horchata'",
  );
  await payButton(dialog, carne + horchata).click();
  const totals = { before: dollars(carne + horchata), after: dollars(carne) };
  await expect(dialog.getByText(say("payments.total_changed", totals))).toBeVisible();
  expect(await invoices(restaurant)).toEqual([]);
  await payButton(dialog, carne).click();
  await expect(dialog).toHaveCount(0);
  expect(await invoices(restaurant)).toEqual([{ total_cents: carne, tip_cents: 0 }]);
});

test("a round that is added while the cashier charges is in the figure at once @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const dialog = await openCharge(restaurant, page);
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)]);
  const all = carne + 2 * horchata;
  await payButton(dialog, all).click();
  await expect(dialog).toHaveCount(0);
  const sold = await restaurant.run<{ total: number }>(
    "select sum(total_cents)::integer as total from invoices where tenant_id = $1",
  );
  expect(sold).toEqual([{ total: all }]);
});

test("two cashiers who charge the same account at once make one invoice @further", async ({
  restaurant,
  visit,
}) => {
  const cashier = await restaurant.hire("cashier");
  const first = await visit({ at: "/dashboard/order-charge", as: cashier });
  const second = await visit({ at: "/dashboard/order-charge", as: cashier });
  const dialogs = [await openCharge(restaurant, first)];
  await accountButton(second, carne + horchata).click();
  dialogs.push(payDialog(second));
  const amount = dollars(carne + horchata);
  const buttons = dialogs.map((dialog) =>
    dialog.getByRole("button", { name: say("payments.pay", { amount }) }),
  );
  await dialogs[1]?.getByRole("radio", { name: "Tarjeta" }).check();
  for (const button of buttons) await expect(button).toBeVisible();
  await Promise.all(buttons.map((button) => button.dispatchEvent("click")));
  await expect.poll(() => invoices(restaurant)).toEqual([{ total_cents: carne + horchata, tip_cents: 0 }]);
  const third = await visit({ at: "/dashboard/order-charge", as: cashier });
  for (const page of [first, second, third])
    await expect(page.getByText(say("payments.empty"))).toBeVisible();
  expect(await invoices(restaurant)).toEqual([{ total_cents: carne + horchata, tip_cents: 0 }]);
});

test("a takeaway is paid first, then made and handed over", async ({ restaurant, visit }) => {
  const account = `${say("common.dining.takeaway")} 1`;
  const kitchen = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  await expectLiveAndEmpty(kitchen);
  await sendOrder(desk.request, restaurant, [dishes.carne(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const ticket = ticketOf(kitchen, 1);
  await expect(ticket).toBeVisible();
  await expect(ticket.getByText(say("payments.paid"))).toHaveCount(0);

  // Nobody opened a drawer: that is done in between, and what was typed is still there.
  await accountButton(desk, carne, account).click();
  const dialog = payDialog(desk, account);
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  const received = dialog.getByRole("textbox", { name: say("payments.received") });
  await received.fill("10");
  await dialog.getByRole("button", { name: say("cash.open_title", { drawer: "Caja 1" }) }).click();
  const opening = desk.getByRole("dialog", { name: say("cash.open_title", { drawer: "Caja 1" }) });
  await countPieces(opening, { 5000: 1 });
  await expectAccessible(desk, "a drawer opened while charging");
  await opening.getByRole("button", { name: say("cash.open_with", { amount: dollars(5_000) }) }).click();
  await expect(opening).toHaveCount(0);
  await expect(dialog.getByText(say("cash.hint.unbound"))).toHaveCount(0);
  await expect(received).toHaveValue(/^10/);
  await payButton(dialog, carne).click();
  await desk
    .getByRole("dialog", { name: say("payments.done.title") })
    .getByRole("button", { name: say("payments.done.close") })
    .click();
  expect(
    await restaurant.run(
      "select amount_cents, cash_session_id is not null as of_drawer from payments where tenant_id = $1",
    ),
  ).toEqual([{ amount_cents: carne, of_drawer: true }]);

  await expect(ticket.getByText(say("payments.paid"))).toBeVisible();
  await expectAccessible(kitchen, "a ticket that is paid");
  await cook(ticket, "Carne asada");
  await expect(ticket).toHaveCount(0);

  await desk.goto("/dashboard/orders");
  await expect(card(desk, account).getByText(say("payments.paid")).first()).toBeVisible();
  await card(desk, account)
    .getByRole("button", { name: say("orders.serve.account", { account }) })
    .click();
  await expect(card(desk, account)).toHaveCount(0);
});
