import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createPin } from "../db/seeds/approval-pin.ts";
import { toId } from "../src/domain/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const pin = "7391";
const drawer = "Caja 1";
const [carne, horchata] = [650, 150];

/** A manager who approves in place. */
async function aManager(restaurant: Restaurant) {
  const manager = await restaurant.hire("manager");
  const [row] = await restaurant.run<{ id: number }>(
    "select id from users where tenant_id = $1 and username = $2",
    manager.username,
  );
  await restaurant.db.inTenant(restaurant.tenantId, (tx) => createPin(tx, toId<"User">(row?.id ?? 0), pin));
  return manager;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openDrawer(page: Page): Promise<void> {
  await button(page, say("cash.open_named", { drawer })).click();
  await page.getByRole("textbox", { name: say("cash.float") }).fill("50");
  await button(page, say("cash.open_with", { amount: dollars(5_000) })).click();
  await expect(page.getByRole("heading", { name: say("cash.session_title", { drawer }) })).toBeVisible();
}

async function move(page: Page, kind: "pay_in" | "pay_out" | "drop", amount: number) {
  await button(page, say(`cash.move.${kind}.action`)).click();
  const dialog = page.getByRole("dialog", { name: say(`cash.move.${kind}.title`, { drawer }) });
  await dialog.getByRole("textbox", { name: say("cash.move.amount") }).fill(String(amount / 100));
  await dialog.getByRole("textbox", { name: say("cash.move.reason") }).fill(`Motivo ${kind}`);
  await dialog
    .getByRole("button", { name: say(`cash.move.${kind}.submit`, { amount: dollars(amount) }) })
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Motivo ${kind}`)).toBeVisible();
}

/** Neither Esc nor the browser's back button loses what was typed without a question. */
async function expectTypedStays(page: Page): Promise<void> {
  await button(page, say("cash.move.pay_in.action")).click();
  const dialog = page.getByRole("dialog", { name: say("cash.move.pay_in.title", { drawer }) });
  const reason = dialog.getByRole("textbox", { name: say("cash.move.reason") });
  await reason.fill("Cambio");
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await leave();
    await button(page, say("lists.discard.cancel")).click();
    await expect(reason).toHaveValue("Cambio");
  }
  await page.keyboard.press("Escape");
  await button(page, say("lists.discard.confirm")).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("cash.session_title", { drawer }) })).toBeVisible();
}

/** Charges the only account there is, on a device at the charge screen. */
async function charge(page: Page, method: "Efectivo" | "Tarjeta", cents: number): Promise<void> {
  const amount = dollars(cents);
  await page
    .getByRole("button", { name: say("payments.pay_account", { amount, account: "Mesa 1" }) })
    .click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  await dialog.getByRole("radio", { name: method }).check();
  await dialog.getByRole("button", { name: say("payments.pay", { amount }), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
}

/** Through the open accounts and the count of cash to the vouchers. */
async function count(page: Page, pieces: Readonly<Record<number, number>>): Promise<void> {
  await button(page, say("cash.close.action")).click();
  await button(page, say("cash.close.to_count")).click();
  for (const [denomination, many] of Object.entries(pieces))
    await page
      .getByRole("textbox", {
        name: say("cash.close.pieces_of", { amount: dollars(Number(denomination)) }),
        exact: true,
      })
      .fill(String(many));
  await page.keyboard.press("Tab");
  await expectAccessible(page, "the count");
  await button(page, say("cash.close.to_methods")).click();
}

test("a day at the drawer on two devices, closed with a difference in cash and in vouchers", async ({
  restaurant,
  visit,
}) => {
  const manager = await aManager(restaurant);
  const cashier = await restaurant.hire("cashier");
  const page = await visit({ at: "/dashboard/cash", as: cashier });
  const till = await visit({ at: "/dashboard/order-charge", as: cashier, size: "tablet" });
  await openDrawer(page);
  for (const [method, dish] of [
    ["Efectivo", dishes.carne(restaurant)],
    ["Tarjeta", dishes.horchata(restaurant)],
  ] as const) {
    const { orderId } = await sendOrder(till.request, restaurant, [dish]);
    await complete(till.request, orderId);
    await charge(till, method, method === "Efectivo" ? carne : horchata);
  }
  // What the other device charged is here, without amounts: the count is blind.
  const payments = page.getByRole("table", { name: say("cash.payments") });
  await expect(payments.getByRole("row")).toHaveCount(3);
  await expect(page.getByText(say("cash.blind"))).toBeVisible();
  await expect(page.getByText(dollars(carne))).toHaveCount(0);
  const office = await visit({ at: page.url(), as: manager });
  await expectTypedStays(page);
  // 50.00 + 6.50 + 10.00 − 3.25 − 20.00
  await move(page, "pay_in", 1_000);
  await move(page, "pay_out", 325);
  await move(page, "drop", 2_000);
  await expect(office.getByRole("definition").filter({ hasText: dollars(4_325) })).toBeVisible();
  await expectAccessible(page, "an open session");

  await count(page, { 2000: 2 });
  await page.getByRole("textbox", { name: "Tarjeta", exact: true }).fill("0.50");
  await expectAccessible(page, "the vouchers");
  await button(page, say("cash.close.submit", { amount: dollars(4_000) })).click();
  const missing = { amount: dollars(325), counted: dollars(4_000) };
  await expect(page.getByText(say("cash.close.missing", missing))).toBeVisible();
  const vouchers = { method: "Tarjeta", amount: dollars(100), counted: dollars(50) };
  await expect(page.getByText(say("cash.close.method_missing", vouchers))).toBeVisible();
  await expect(button(page, say("cash.close.submit", { amount: dollars(4_000) }))).toBeDisabled();
  await page.getByRole("textbox", { name: say("cash.close.reason") }).fill("Se pagó el gas");
  await button(page, say("cash.close.submit", { amount: dollars(4_000) })).click();
  await page.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
  await expectAccessible(page, "the approval");
  await button(page, say("approvals.approve")).click();
  const z = page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) });
  await expect(z).toBeVisible();
  await expect(page.getByText(say("cash.difference_reason", { reason: "Se pagó el gas" }))).toBeVisible();
  await expect(payments.getByText(dollars(carne))).toBeVisible();
  await expectAccessible(page, "a Z");
  const [closing] = await restaurant.run(
    `select z_no, expected_cents, counted_cents,
        (select difference_cents from cash_method_counts m where m.tenant_id = $1) as vouchers
      from cash_closings where tenant_id = $1`,
  );
  expect(closing).toEqual({ z_no: 1, expected_cents: 4_325, counted_cents: 4_000, vouchers: -100 });
});

test("a Z is printed as original and copy, found in the history and saved as a file", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier") });
  await openDrawer(page);
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
  await expectAccessible(page, "the history");
  const saves = page.waitForEvent("download");
  await button(page, say("lists.csv")).click();
  const file = await (await saves).path();
  const [head, row] = (await readFile(file, "utf8")).split(/\r?\n/);
  expect(head).toContain(say("cash.difference"));
  expect(row).toContain("50.00");
});

test("who closes hands an open account to whoever stays", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier") });
  const orders = await visit({ at: "/dashboard/orders", as: waiter, size: "tablet" });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await openDrawer(page);
  await button(page, say("cash.close.action")).click();
  const dialog = page.getByRole("dialog", { name: say("cash.close.title", { drawer }) });
  await expect(dialog.getByText(dollars(carne))).toBeVisible();
  await button(page, say("cash.close.hand_over_named", { account: "Mesa 1" })).click();
  const to = say("cash.close.hand_over_to", { account: "Mesa 1" });
  await dialog.getByRole("combobox", { name: to }).click();
  await page.getByRole("option", { name: "Mesero" }).click();
  await expect(dialog.getByRole("combobox", { name: to })).toHaveCount(0);
  await expect(orders.getByRole("article", { name: "Mesa 1" })).toContainText("Mesero");
  const [account] = await restaurant.run<{ name: string }>(
    `select u.name from accounts a join users u on u.tenant_id = $1 and u.id = a.waiter_id
      where a.tenant_id = $1 and u.username = $2`,
    waiter.username,
  );
  expect(account?.name).toBe("Mesero");
});

test("a drawer is renamed, taken out of use and used again", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("manager") });
  const cashier = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier") });
  const edit = async (name: string) => {
    await button(page, say("cash.set_up.edit_named", { drawer: name })).click();
    return page.getByRole("dialog", { name: say("cash.set_up.edit_named", { drawer: name }) });
  };
  const dialog = await edit(drawer);
  await dialog.getByRole("textbox", { name: say("cash.set_up.drawer_name") }).fill("Barra");
  await dialog.getByRole("checkbox", { name: say("cash.set_up.in_use") }).uncheck();
  await expectAccessible(page, "changing a drawer");
  await button(page, say("cash.set_up.save_drawer")).click();
  await expect(page.getByText(say("cash.disabled"), { exact: true })).toBeVisible();
  await expect(cashier.getByText(say("cash.no_drawers"))).toBeVisible();
  await (await edit("Barra")).getByRole("checkbox", { name: say("cash.set_up.in_use") }).check();
  await button(page, say("cash.set_up.save_drawer")).click();
  await expect(page.getByText(say("cash.closed"), { exact: true })).toBeVisible();
  await expect(button(cashier, say("cash.open_named", { drawer: "Barra" }))).toBeVisible();
});
