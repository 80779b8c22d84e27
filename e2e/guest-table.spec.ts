import type { Page } from "@playwright/test";
import { guests as ar } from "#app/words/ar/guests.ts";
import { guests as es } from "#app/words/es/guests.ts";
import { changeManyItems } from "#menu/menu/contract/menu-changes.ts";
import { changeMenuItemVisibility } from "#menu/menu/contract/menu-items.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { accessibilityFaults, expectAccessible, standardRules } from "./support/accessibility.ts";
import { openDetails } from "./support/accounts-page.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

/** Phones and a tablet, as guests have them. */
const widths = [360, 390, 768] as const;

/** Nothing is too small, nothing scrolls sideways, and everybody can read it, in both modes. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await screenFaults(page), `${what}, ${width} px`).toEqual([]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page, standardRules), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Guests order here; gives the addresses of the menu, with the first table and without one. */
async function guestsOrder(restaurant: Restaurant, opening = "first_order") {
  const [store] = await restaurant.run<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true, visit_opening = $2
      where tenant_id = $1 returning menu_code`,
    opening,
  );
  const [table] = await restaurant.run<{ locator: string; title: string }>(
    "select locator, title from store_tables where tenant_id = $1 order by id limit 1",
  );
  const menu = `/m/${store?.menu_code}`;
  return { menu, table: `${menu}?table=${table?.locator}`, title: table?.title ?? "" };
}

/** Puts a dish with its first choices into the cart. */
async function choose(page: Page, dish: RegExp, add: RegExp): Promise<void> {
  await page.getByRole("button", { name: dish }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: add }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

const addTo = (words: typeof es) => new RegExp(words.add_to_order.split("·")[0]?.trim() ?? "");
const orderCount = (restaurant: Restaurant) =>
  restaurant
    .run<{ count: number }>("select count(*)::int as count from qr_orders where tenant_id = $1")
    .then(([row]) => row?.count);

test("three phones share a table: each sees the bill and their part", async ({ restaurant, visit }) => {
  const { table, title } = await guestsOrder(restaurant);
  const till = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager"), size: "tablet" });
  const ana = await visit({ at: table });
  await choose(ana, /Carne asada/, addTo(es));
  await ana.getByRole("button", { name: /Ver orden/ }).click();
  await expect(ana.getByRole("heading", { name: es.your_order })).toBeVisible();
  await ana.getByRole("button", { name: es.send_order }).click();
  await expect(ana.getByText(es.err_guest_name_required)).toBeVisible();
  await expectSound(ana, "the cart");
  await ana.getByLabel(es.your_name).fill("Ana");
  await ana.getByRole("button", { name: es.send_order }).click();
  await expect(ana.getByRole("heading", { name: es.success_title })).toBeVisible();
  await expectSound(ana, "success");
  await ana.getByRole("link", { name: es.see_order }).click();
  await expect(ana.getByText(es.state_waiting)).toBeVisible();

  await till.getByRole("button", { name: say("qrOrders.pending", { count: 1 }) }).click();
  const panel = till.getByRole("dialog", { name: say("common.qr_orders"), exact: true });
  await expect(panel.getByRole("listitem").first()).toContainText("Ana");
  await panel.getByRole("button", { name: say("common.send_to_kitchen") }).click();
  await expect(panel).toBeHidden();
  await till.getByRole("dialog").waitFor();
  await till.keyboard.press("Escape");
  await expect(till.getByRole("dialog")).toBeHidden();
  await expect(ana.getByText(es.state_preparing)).toBeVisible();
  await expectSound(ana, "the order");

  const beto = await visit({ at: `${table}&lang=ar` });
  await beto.getByRole("button", { name: ar.join }).click();
  await beto.getByLabel(ar.your_name).fill("Beto");
  await beto.getByRole("dialog").getByRole("button", { name: ar.join }).click();
  await expect(beto.getByText(ar.join_waiting)).toBeVisible();
  await expectSound(beto, "waiting in Arabic");
  await ana.goto(table);
  await ana.getByRole("button", { name: es.let_in }).click();
  await expect(beto.getByRole("button", { name: ar.view_bill })).toBeVisible();

  const eva = await visit({ at: table });
  await eva.getByRole("button", { name: es.join }).click();
  await eva.getByLabel(es.your_name).fill("Eva");
  const card = await openDetails(till, title);
  await card.getByRole("button", { name: /PIN/ }).click();
  const phones = till.getByRole("dialog", { name: say("visits.title") });
  const pin = (await phones.getByText(/^\d{4}$/).textContent()) ?? "";
  await eva.getByLabel(es.pin_optional).fill(pin);
  await eva.getByRole("dialog").getByRole("button", { name: es.join }).click();
  await expect(eva.getByRole("button", { name: es.view_bill })).toBeVisible();
  await expect(phones.getByText(/Eva/)).toBeVisible();
  // What putting all phones out does stands in the question.
  await phones.getByRole("button", { name: say("visits.close") }).click();
  const question = till.getByRole("dialog", { name: say("visits.close_title") });
  await expect(question).toContainText(say("visits.close_text"));
  await question.getByRole("button", { name: say("ui.cancel") }).click();

  await beto.getByRole("button", { name: ar.view_bill }).click();
  await expect(beto.getByText("Ana")).toBeVisible();
  await expect(beto.getByText("Carne asada")).toBeVisible();
  await expectSound(beto, "the bill in Arabic");
  await eva.getByRole("button", { name: es.call_waiter }).click();
  await eva.getByRole("button", { name: es.reason_napkins }).click();
  await expect(eva.getByText(es.called.replace("{{reason}}", es.reason_napkins))).toBeVisible();
  await till.keyboard.press("Escape");
  await expect(card).toContainText(say("visits.reason.napkins"));
  await beto.getByRole("button", { name: ar.request_bill }).click();
  await expect(beto.getByText(ar.bill_requested)).toBeVisible();
  await expect(card).toContainText(say("orders.state.bill"));

  // Both are in the tray, and "Voy" settles each where the card shows it.
  const what = [say("tray.calls", { count: 1 }), say("tray.bills", { count: 1 })].join(" · ");
  const wants = say("tray.together", { count: 2, what });
  await till.getByRole("button", { name: wants }).click();
  const tray = till.getByRole("dialog", { name: say("tray.title"), exact: true });
  const goFor = (what: string) =>
    tray.getByRole("button", { name: say("visits.answer_wish", { table: title, what }) });
  await goFor(say("visits.asks_bill")).click();
  await expect(goFor(say("visits.asks_bill"))).toBeHidden();
  // Only once somebody of the staff has seen it is anything on its way.
  await beto.reload();
  await expect(beto.getByText(ar.bill_coming)).toBeVisible();
  await goFor(say("visits.reason.napkins")).click();
  await expect(goFor(say("visits.reason.napkins"))).toBeHidden();
  await till.keyboard.press("Escape");
  await expect(card).not.toContainText(say("orders.state.bill"));
  await expect(card).not.toContainText(say("visits.reason.napkins"));

  await restaurant.run(
    "update accounts set closed_at = now() where tenant_id = $1 and closed_at is null returning id",
  );
  await ana.goto(table);
  await expect(ana.getByRole("button", { name: /Carne asada/ })).toBeVisible();
  await expect(ana.getByRole("button", { name: es.view_bill })).toBeHidden();
  // Closed in the database nobody hears it; whoever looks at the phone again does.
  await beto.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(beto.getByText(ar.bill_closed)).toBeVisible();
});

/** Orders one dish at a table under a name. */
async function orderAs(page: Page, name: string): Promise<void> {
  await choose(page, /Carne asada/, addTo(es));
  await page.getByRole("button", { name: /Ver orden/ }).click();
  await page.getByLabel(es.your_name).fill(name);
  await page.getByRole("button", { name: es.send_order }).click();
  await expect(page.getByRole("heading", { name: es.success_title })).toBeVisible();
}

test("an open menu hears a price and what is sold out; the cart tells both prices", async ({
  restaurant,
  visit,
  callAs,
}) => {
  const { table } = await guestsOrder(restaurant);
  const owner = await callAs(await restaurant.hire("admin"));
  const { carne, horchata, quesadilla } = restaurant.items;
  const raise = (value: number) =>
    callRoute(owner, changeManyItems, {
      body: {
        items: [{ id: carne.id }],
        change: {
          price: { by: "amount", value: cents(value), roundTo: 1, withVariants: true, withAddons: false },
        },
      },
    });
  const ana = await visit({ at: table });
  await choose(ana, /Carne asada/, addTo(es));
  await raise(75);
  await expect(ana.getByRole("button", { name: /Carne asada.*7\.25/ })).toBeVisible();
  await callRoute(owner, limitItem, {
    params: { itemId: quesadilla.id },
    body: { remaining: 0, until: "told" },
  });
  await expect(ana.getByRole("button", { name: /Quesadilla/ })).toContainText(es.sold_out);
  await ana.getByRole("button", { name: /Ver orden/ }).click();
  await expect(ana).toHaveTitle(new RegExp(es.your_order));
  await expect(ana.getByRole("heading", { name: es.your_order })).toBeFocused();
  await ana.getByLabel(es.your_name).fill("Ana");
  await ana.getByRole("button", { name: es.send_order }).click();
  // Nothing is sent at a price that was not told.
  const told = ana.getByRole("alert").filter({ hasText: "7.25" });
  await expect(told).toContainText("6.50");
  await expectSound(ana, "a price that changed");
  expect(await orderCount(restaurant)).toBe(0);
  await ana.getByRole("button", { name: es.send_new_price }).click();
  await expect(ana.getByRole("heading", { name: es.success_title })).toBeVisible();
  await ana.goto(table);
  await choose(ana, /Horchata/, addTo(es));
  await ana.getByRole("button", { name: /Ver orden/ }).click();
  await callRoute(owner, changeMenuItemVisibility, {
    params: { id: horchata.id },
    body: { isEnabled: false },
  });
  // It left the menu, and its line still says what it is.
  await expect(ana.getByRole("listitem").filter({ hasText: es.not_available })).toContainText("Horchata");
  await ana.getByRole("button", { name: es.less }).click();
  await expect(ana.getByText(es.empty_order)).toBeVisible();
});

test("the phone of a party that has paid reads nothing of the next party @further", async ({
  restaurant,
  visit,
}) => {
  const { table } = await guestsOrder(restaurant);
  const till = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager"), size: "tablet" });
  const panel = till.getByRole("dialog", { name: say("common.qr_orders"), exact: true });
  const open = () => till.getByRole("button", { name: say("qrOrders.pending", { count: 1 }) }).click();
  const take = async () => {
    await panel.getByRole("button", { name: say("common.send_to_kitchen") }).click();
    await expect(panel).toBeHidden();
    await till.getByRole("dialog").waitFor();
    await till.keyboard.press("Escape");
    await expect(till.getByRole("dialog")).toBeHidden();
  };
  const ana = await visit({ at: table });
  await orderAs(ana, "Ana");
  await open();
  await expect(panel.getByText(say("qrOrders.phone.earlier_visit"))).toBeHidden();
  await take();
  await ana.goto(table);
  await expect(ana.getByRole("button", { name: es.view_bill })).toBeVisible();
  // As at a table that pays first: paid, and its dishes still to come.
  await restaurant.run(
    "update orders set payment_status = 'paid', awaits_handover = true where tenant_id = $1 returning id",
  );

  const eva = await visit({ at: table });
  await orderAs(eva, "Eva");
  await open();
  await take();
  await eva.goto(table);
  await eva.getByRole("button", { name: es.view_bill }).click();
  await expect(eva.getByText("Carne asada")).toHaveCount(1);

  await ana.goto(table);
  await expect(ana.getByRole("button", { name: es.view_bill })).toBeHidden();
  await orderAs(ana, "Ana");
  await open();
  await expect(panel.getByRole("listitem").first()).toContainText(say("qrOrders.phone.earlier_visit"));
  await expectAccessible(till, "an order of an old phone");
  await take();
  await ana.goto(table);
  await expect(ana.getByRole("button", { name: /Carne asada/ })).toBeVisible();
  await expect(ana.getByRole("button", { name: es.view_bill })).toBeHidden();
});

test("a guest orders to take away by keyboard alone @further", async ({ restaurant, visit }) => {
  const { menu } = await guestsOrder(restaurant);
  const page = await visit({ at: menu });
  await page.getByRole("button", { name: /Carne asada/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: es.more }).press("Enter");
  await dialog.getByLabel(es.note).pressSequentially("sin sal");
  // Closed by chance, a dish keeps what was written.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(es.note)).toHaveValue("sin sal");
  await dialog.getByRole("button", { name: addTo(es) }).press("Enter");
  await page.getByRole("button", { name: /Ver orden/ }).press("Enter");
  await page.getByLabel(es.full_name).pressSequentially("Ana Pérez");
  await page.getByLabel(es.your_phone).pressSequentially("123");
  await page.getByRole("button", { name: es.send_order }).press("Enter");
  await expect(page.getByText(es.err_guest_phone_invalid).first()).toBeVisible();
  await expectSound(page, "a phone that is none");
  await page.getByLabel(es.your_phone).fill("7777 8888");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: es.send_order }).press("Enter");
  await expect(page.getByText(es.sending_offline)).toBeVisible();
  await expectSound(page, "an order without a line");
  expect(await orderCount(restaurant)).toBe(0);
  await page.getByRole("button", { name: es.back_to_menu }).press("Enter");
  await expect(page.getByText(es.sending_offline)).toBeVisible();
  await page.getByRole("button", { name: /Quesadilla/ }).press("Enter");
  await dialog.getByRole("button", { name: addTo(es) }).press("Enter");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: es.success_title })).toBeVisible();
  expect(await orderCount(restaurant)).toBe(1);
  // What was added meanwhile is still in the cart, and the menu leads to the order.
  await page.getByRole("link", { name: es.back_to_menu }).press("Enter");
  await expect(page.getByRole("button", { name: /Ver orden \(1\)/ })).toBeVisible();
  await page.getByRole("link", { name: es.see_order }).press("Enter");
  await expect(page.getByText(es.state_waiting)).toBeVisible();
  const [order] = await restaurant.run<{ guest_phone: string; notes: string; quantity: number }>(
    `select q.guest_phone, l.notes, l.quantity from qr_orders q
      join qr_order_lines l on l.tenant_id = $1 and l.qr_order_id = q.id where q.tenant_id = $1`,
  );
  expect(order).toEqual({ guest_phone: "+503 7777 8888", notes: "sin sal", quantity: 2 });
});
