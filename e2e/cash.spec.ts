import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { CashSessionId } from "#platform/domain/ids.ts";
import { demoStaff } from "../db/seeds/demo/demo-people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { countPieces, move, openDrawer } from "./support/cash-drawer.ts";
import { dollars } from "./support/dollars.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { hireManagerWithPin } from "./support/manager-pin.ts";
import { payOrder } from "./support/pay-order.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const pin = "7391";
const drawer = "Caja 1";
const [carne, horchata] = [650, 150];

const addressOf = (session: CashSessionId) => `/dashboard/cash?session=${session}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openDrawerOnScreen(page: Page): Promise<void> {
  await button(page, say("cash.open_named", { drawer })).click();
  await countPieces(page, { 5000: 1 });
  await button(page, say("cash.open_with", { amount: dollars(5_000) })).click();
  await expect(page.getByRole("heading", { name: say("cash.session_title", { drawer }) })).toBeVisible();
}

async function moveOnScreen(page: Page, kind: "pay_in" | "pay_out" | "drop", amount: number) {
  await button(page, say(`cash.move.${kind}.action`)).click();
  const dialog = page.getByRole("dialog", { name: say(`cash.move.${kind}.title`, { drawer }) });
  const field = dialog.getByRole("textbox", { name: say("common.amount") });
  await dialog.getByRole("textbox", { name: say("common.reason") }).fill(`Motivo ${kind}`);
  await field.fill("12..5");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(say("platform.amount.not_a_number"));
  await field.fill(String(amount / 100));
  await dialog
    .getByRole("button", { name: say(`cash.move.${kind}.submit`, { amount: dollars(amount) }) })
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Motivo ${kind}`)).toBeVisible();
}

/** Neither Esc, nor the browser's back button, nor loading the page again loses what was typed without a question. */
async function expectTypedStays(page: Page): Promise<void> {
  await button(page, say("cash.move.pay_in.action")).click();
  const dialog = page.getByRole("dialog", { name: say("cash.move.pay_in.title", { drawer }) });
  const reason = dialog.getByRole("textbox", { name: say("common.reason") });
  await reason.fill("Cambio");
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await leave();
    await button(page, say("lists.discard.cancel")).click();
    await expect(reason).toHaveValue("Cambio");
  }
  const question = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await question).dismiss();
  await expect(reason).toHaveValue("Cambio");
  await page.keyboard.press("Escape");
  await button(page, say("common.discard_changes")).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("cash.session_title", { drawer }) })).toBeVisible();
}

/** Charges the only account there is in cash, on a device at the charge screen. */
async function chargeInCash(page: Page, cents: number): Promise<void> {
  const amount = dollars(cents);
  await page
    .getByRole("button", { name: say("payments.pay_account", { amount, account: "Mesa 1" }) })
    .click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("button", { name: say("payments.pay", { amount }), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
}

/** Through the open accounts and the count of cash to the vouchers. */
async function count(page: Page, pieces: Readonly<Record<number, number>>): Promise<void> {
  await button(page, say("cash.close.action")).click();
  await button(page, say("cash.close.to_count")).click();
  await countPieces(page, pieces);
  await expectAccessible(page, "the count");
  await button(page, say("cash.close.to_methods")).click();
}

const paymentsOf = (page: Page) => page.getByRole("table", { name: say("cash.payments") });

test("an open drawer tells at once what is charged elsewhere and each movement", async ({
  restaurant,
  visit,
}) => {
  const cashier = await restaurant.hire("cashier");
  const page = await visit({ at: "/dashboard/cash", as: cashier });
  const till = await visit({ at: "/dashboard/order-charge", as: cashier, size: "tablet" });
  await openDrawerOnScreen(page);
  const meal = await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  await complete(till.request, meal.orderId);
  await chargeInCash(till, carne);
  const drink = await sendOrder(till.request, restaurant, [dishes.horchata(restaurant)]);
  await complete(till.request, drink.orderId);
  await payOrder(till.request, restaurant, { orderId: drink.orderId, balance: horchata, method: "card" });
  // Their header and one row each, without amounts: the count is blind.
  await expect(paymentsOf(page).getByRole("row")).toHaveCount(3);
  await expect(page.getByText(say("cash.blind"))).toBeVisible();
  await expect(page.getByText(dollars(carne))).toHaveCount(0);
  const office = await visit({ at: page.url(), as: await restaurant.hire("manager") });
  await expectTypedStays(page);
  // 50.00 + 6.50 + 10.00 − 3.25 − 20.00
  await moveOnScreen(page, "pay_in", 1_000);
  await moveOnScreen(page, "pay_out", 325);
  await moveOnScreen(page, "drop", 2_000);
  await expect(office.getByRole("definition").filter({ hasText: dollars(4_325) })).toBeVisible();
  await expectAccessible(page, "an open session");
});

test("a drawer is closed with a difference, a reason and a manager's PIN", async ({ restaurant, visit }) => {
  await hireManagerWithPin(restaurant, pin);
  const page = await visit({ as: await restaurant.hire("cashier") });
  const session = await openDrawer(page.request);
  for (const [method, dish, balance] of [
    ["cash", dishes.carne(restaurant), carne],
    ["card", dishes.horchata(restaurant), horchata],
  ] as const) {
    const { orderId } = await sendOrder(page.request, restaurant, [dish]);
    await complete(page.request, orderId);
    await payOrder(page.request, restaurant, { orderId, balance, method });
  }
  // 50.00 + 6.50 + 10.00 − 3.25 − 20.00 is expected: 43.25.
  await move(page.request, session, "pay_in", 1_000);
  await move(page.request, session, "pay_out", 325);
  await move(page.request, session, "drop", 2_000);
  await page.goto(addressOf(session));
  await count(page, { 2000: 2 });
  await page.getByRole("textbox", { name: "Tarjeta", exact: true }).fill("0.50");
  await expectAccessible(page, "the vouchers");
  const submit = button(page, say("cash.close.submit", { amount: dollars(4_000) }));
  await submit.click();
  const missing = { amount: dollars(325), counted: dollars(4_000) };
  await expect(page.getByText(say("cash.close.missing", missing))).toBeVisible();
  const vouchers = { method: "Tarjeta", amount: dollars(100), counted: dollars(50) };
  await expect(page.getByText(say("cash.close.method_missing", vouchers))).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole("textbox", { name: say("cash.close.reason") }).fill("Se pagó el gas");
  await submit.click();
  await page.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
  await expectAccessible(page, "the approval");
  await button(page, say("approvals.approve")).dblclick();
  const z = page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) });
  await expect(z).toBeVisible();
  await expect(page.getByText(say("common.reason_is", { reason: "Se pagó el gas" }))).toBeVisible();
  await expect(paymentsOf(page).getByText(dollars(carne))).toBeVisible();
  await expectAccessible(page, "a Z");
  const [closing] = await restaurant.run(
    `select z_no, expected_cents, counted_cents,
        (select difference_cents from cash_method_counts m where m.tenant_id = $1) as vouchers
      from cash_closings where tenant_id = $1`,
  );
  expect(closing).toEqual({ z_no: 1, expected_cents: 4_325, counted_cents: 4_000, vouchers: -100 });
});

/** The history of today's only session by named days and by two dates, those of the address included. */
async function expectPeriods(page: Page, session: Locator): Promise<void> {
  const dialog = page.getByRole("dialog", { name: say("common.period") });
  const open = () => page.getByRole("button", { name: /^Período: / }).click();
  const pick = async (key: "all" | "yesterday" | "custom") => {
    await dialog.getByRole("combobox", { name: say("common.period") }).click();
    await page.getByRole("option", { name: say(`lists.periods.${key}`), exact: true }).click();
  };
  const done = () => dialog.getByRole("button", { name: say("lists.period_done") }).click();
  const choose = async (key: "all" | "yesterday" | "custom") => {
    await open();
    await pick(key);
    await done();
  };
  await choose("yesterday");
  await expect(session).toHaveCount(0);
  await open();
  await pick("custom");
  await expect(session).toBeVisible();
  await page.getByLabel(say("common.from"), { exact: true }).fill("02/01/2026");
  await page.getByLabel(say("common.to"), { exact: true }).fill("1/1/2026");
  await expect(page.getByText(say("lists.dates.reversed"))).toBeVisible();
  await page.goto("/dashboard/cash?view=history&to=2020-01-01");
  await open();
  await expect(page.getByLabel(say("common.to"), { exact: true })).toHaveValue("01/01/2020");
  await expect(session).toHaveCount(0);
  await pick("all");
  await done();
  await expect(session).toBeVisible();
}

test("a Z is printed as original and copy, found in the history and saved as a file @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("cashier") });
  await page.goto(addressOf(await openDrawer(page.request)));
  await count(page, { 5000: 1 });
  await button(page, say("cash.close.submit", { amount: dollars(5_000) })).click();
  await expect(page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) })).toBeVisible();
  for (const copy of [undefined, say("cash.paper.copy", { no: 1 })]) {
    const opens = page.waitForEvent("popup");
    await button(page, say("cash.print_z")).click();
    const paper = await opens;
    await expect(paper.getByText(say("cash.z_title", { z: 1, drawer }))).toBeVisible();
    await expect(paper.getByText(say("cash.paper.copy", { no: 1 }))).toHaveCount(copy ? 1 : 0);
    await paper.close();
  }
  await button(page, say("cash.back")).click();
  await page.getByRole("radio", { name: say("cash.views.history") }).check();
  const z = page.getByText(say("cash.history.z_no", { z: 1 }), { exact: true });
  await expect(z).toBeVisible();
  const search = page.getByLabel(say("cash.history.search"));
  await search.fill("barra");
  await expect(page.getByText(say("cash.history.empty"))).toBeVisible();
  await search.fill("caja");
  await expect(z).toBeVisible();
  await expectPeriods(page, z);
  await expectAccessible(page, "the history");
  const saves = page.waitForEvent("download");
  await exportList(page);
  const file = await (await saves).path();
  const [head, row] = (await readFile(file, "utf8")).split(/\r?\n/);
  expect(head).toContain(say("common.difference"));
  expect(row).toContain("50.00");
});

test("who closes hands an open account to whoever stays @further", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ as: await restaurant.hire("cashier") });
  const orders = await visit({ at: "/dashboard/orders", as: waiter, size: "tablet" });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await page.goto(addressOf(await openDrawer(page.request)));
  await button(page, say("cash.close.action")).click();
  const dialog = page.getByRole("dialog", { name: say("cash.close.title", { drawer }) });
  await expect(dialog.getByText(dollars(carne))).toBeVisible();
  await button(page, say("cash.close.hand_over_named", { account: "Mesa 1" })).click();
  const to = say("cash.close.hand_over_to", { account: "Mesa 1" });
  await dialog.getByRole("combobox", { name: to }).click();
  await page.getByRole("option", { name: demoStaff.waiter.name }).click();
  await expect(dialog.getByRole("combobox", { name: to })).toHaveCount(0);
  await expect(orders.getByRole("article", { name: "Mesa 1" })).toContainText(demoStaff.waiter.name);
  const [account] = await restaurant.run<{ name: string }>(
    `select u.name from accounts a join users u on u.tenant_id = $1 and u.id = a.waiter_id
      where a.tenant_id = $1 and u.username = $2`,
    waiter.username,
  );
  expect(account?.name).toBe(demoStaff.waiter.name);
});

test("a drawer is renamed, put at another point of sale and taken out of use @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run(
    `with place as (insert into establishments (tenant_id, title, kind, code) values ($1, 'Sucursal', '01', 'S001') returning id)
      insert into points_of_sale (tenant_id, establishment_id, title, code, is_default)
        select $1, id, title, code, code = 'P001' from place, (values ('Caja', 'P001'), ('Terraza', 'P002')) as point (title, code)`,
  );
  const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("manager") });
  const cashier = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier") });
  const edit = async (name: string) => {
    await button(page, say("cash.set_up.edit_named", { drawer: name })).click();
    return page.getByRole("dialog", { name: say("cash.set_up.edit_named", { drawer: name }) });
  };
  const dialog = await edit(drawer);
  await dialog.getByRole("textbox", { name: say("cash.set_up.drawer_name") }).fill("Barra");
  await dialog.getByRole("combobox", { name: say("cash.set_up.point") }).click();
  const point = { code: "S001 P002", place: "Sucursal", title: "Terraza" };
  await page.getByRole("option", { name: say("cash.set_up.point_named", point) }).click();
  await dialog.getByRole("checkbox", { name: say("cash.set_up.in_use") }).uncheck();
  await expectAccessible(page, "changing a drawer");
  await button(page, say("cash.set_up.save_drawer")).click();
  await expect(page.getByText(say("cash.set_up.point_of", point))).toBeVisible();
  await expect(page.getByText(say("cash.disabled"), { exact: true })).toBeVisible();
  await expect(cashier.getByText(say("cash.no_drawers"))).toBeVisible();
  await (await edit("Barra")).getByRole("checkbox", { name: say("cash.set_up.in_use") }).check();
  await button(page, say("cash.set_up.save_drawer")).click();
  await expect(page.getByText(say("cash.closed"), { exact: true })).toBeVisible();
  await expect(button(cashier, say("cash.open_named", { drawer: "Barra" }))).toBeVisible();
});
