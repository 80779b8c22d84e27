import type { Locator, Page } from "@playwright/test";
import type { QrOrderId } from "#platform/domain/ids.ts";
import { createQrOrder, type NewQrLine } from "../db/seeds/qr-orders.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDetails } from "./support/accounts-page.ts";
import { announce } from "./support/announce.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";

const badge = (page: Page, count: number): Locator =>
  page.getByRole("button", {
    name: count === 0 ? say("common.qr_orders") : say("qrOrders.pending", { count }),
    exact: true,
  });
const panel = (page: Page): Locator =>
  page.getByRole("dialog", { name: say("common.qr_orders"), exact: true });
const entry = (page: Page, words: string): Locator =>
  panel(page).getByRole("listitem").filter({ hasText: words });
const cart = (page: Page) => page.getByRole("list", { name: say("pos.screen.cart") });

/** A guest sends from a phone: kept as the guest's side keeps it, and announced as its socket does. */
async function guestSends(
  { db, tenantId, tables }: Restaurant,
  phone: Page,
  lines: readonly NewQrLine[],
  table: 0 | 1 | 2 | null = 1,
): Promise<QrOrderId> {
  const tableId = table === null ? null : tables[table];
  const id = await db.inTenant(tenantId, (tx) => createQrOrder(tx, { tableId, lines }));
  await announce(phone, "new_qrorder_backend", { qrOrderId: id, tenant_id: tenantId });
  return id;
}

const statuses = (restaurant: Restaurant) =>
  restaurant
    .run<{ status: string }>("select status from qr_orders where tenant_id = $1 order by id")
    .then((rows) => rows.map(({ status }) => status));

test("guests' orders come with a badge to till and open accounts", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const board = await visit({
    at: "/dashboard/orders",
    as: await restaurant.hire("manager"),
    size: "tablet",
  });
  const { items } = restaurant;
  await expect(badge(till, 0)).toBeVisible();
  await badge(board, 0).click();
  await expect(panel(board).getByText(say("qrOrders.empty"))).toBeVisible();
  await expectAccessible(board, "no guests' orders");
  await guestSends(restaurant, till, [{ item: items.carne, quantity: 2, notes: "sin sal" }]);
  await expect(entry(board, "Mesa 2")).toContainText("2 × Carne asada");
  await guestSends(restaurant, till, [{ item: items.horchata }], null);
  await badge(till, 2).click();
  await expect(panel(till).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(till, "guests' orders");
  await entry(board, "Mesa 2")
    .getByRole("button", { name: say("common.send_to_kitchen") })
    .dblclick();
  const sent = board.getByRole("dialog", { name: say("pos.sent.title") });
  await expect(sent.getByRole("img", { name: say("common.token_of", { tokenNo: 1 }) })).toBeVisible();
  await expect(entry(till, "Mesa 2")).toHaveCount(0);
  await expect(entry(till, "Horchata")).toBeVisible();
  await board.keyboard.press("Escape");
  await expect(sent).toHaveCount(0);
  await expect(badge(board, 1)).toBeVisible();
  await expect(await openDetails(board, "Mesa 2")).toContainText("2 × Carne asada");

  await entry(till, "Horchata")
    .getByRole("button", { name: say("qrOrders.load") })
    .click();
  await expect(panel(till)).toBeHidden();
  await expect(cart(till)).toContainText("Horchata");
  await till.keyboard.press("F9");
  await till
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: say("pos.send.confirm", { total: "$1.50" }) })
    .click();
  await expect(till.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  await expect(badge(board, 0)).toBeVisible();
  expect(await statuses(restaurant)).toEqual(["processed", "processed"]);
  const sources = await restaurant.run("select source from accounts where tenant_id = $1 order by id");
  expect(sources).toEqual([{ source: "qr" }, { source: "qr" }]);
});

test("one guests' order is deleted, then all after a question, live on a second device @further", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/orders";
  const page = await visit({ at, as: await restaurant.hire("waiter"), size: "phone" });
  const other = await visit({ at, as: await restaurant.hire("manager") });
  const { items } = restaurant;
  for (const item of [items.carne, items.horchata, items.cerveza])
    await guestSends(restaurant, page, [{ item }]);
  await badge(page, 3).click();
  await badge(other, 3).click();
  await entry(page, "Carne asada")
    .getByRole("button", { name: say("qrOrders.cancel") })
    .click();
  await expect(page.getByText(say("qrOrders.reply.cancelled"))).toBeVisible();
  await expect(panel(other).getByRole("listitem")).toHaveCount(2);
  const all = panel(page).getByRole("button", { name: say("qrOrders.all") });
  await all.click();
  const question = page.getByRole("dialog", { name: say("qrOrders.all_title") });
  await expectAccessible(page, "question before deleting all");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(panel(page).getByRole("listitem")).toHaveCount(2);
  await all.click();
  await question.getByRole("button", { name: say("qrOrders.all") }).click();
  await expect(page.getByText(say("qrOrders.reply.all_cancelled", { count: 2 }))).toBeVisible();
  for (const device of [page, other])
    await expect(panel(device).getByText(say("qrOrders.empty"))).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(badge(other, 0)).toBeVisible();
  expect(await statuses(restaurant)).toEqual(["cancelled", "cancelled", "cancelled"]);
});

test("loaded from the open accounts an order opens the till; a full cart asks @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  const other = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager") });
  const { items } = restaurant;
  for (const device of [page, other]) await expect(device.getByText(say("shell.online"))).toBeVisible();
  await guestSends(restaurant, page, [{ item: items.carne, quantity: 2 }]);
  await guestSends(restaurant, page, [{ item: items.horchata }], 2);
  const load = async (words: string) => {
    await badge(page, 2).click();
    await entry(page, words)
      .getByRole("button", { name: say("qrOrders.load") })
      .click();
  };
  await load("Carne asada");
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=\d+&tableName=Mesa/);
  await expect(cart(page)).toContainText("Carne asada");
  await expect(panel(page)).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("pos.screen.table_orders") })
    .click();
  await load("Horchata");
  const question = page.getByRole("dialog", { name: say("drafts.replace_title") });
  await expectAccessible(page, "question before replacing the cart");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(cart(page)).toContainText("Carne asada");
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=\d+&tableName=Mesa/);
  await page.reload();
  await expect(cart(page)).toContainText("Carne asada");
  await expect(panel(page)).toHaveCount(0);

  await badge(other, 2).click();
  await entry(other, "Carne asada")
    .getByRole("button", { name: say("common.send_to_kitchen") })
    .click();
  await expect(entry(other, "Carne asada")).toHaveCount(0);
  await page.keyboard.press("F9");
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await summary.getByRole("button", { name: say("pos.send.confirm", { total: "$13.00" }) }).click();
  await expect(page.getByText(say("errors.qr_order_closed")).first()).toBeVisible();
  const orders = await restaurant.run("select id from orders where tenant_id = $1");
  expect(orders).toHaveLength(1);
});

test("a panel that cannot load says why and tries again @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await guestSends(restaurant, page, [{ item: restaurant.items.carne }]);
  const paths = /\/pos\/qrorders(\/count)?\?/;
  await page.route(paths, (route) => route.abort());
  await page.goto("/dashboard/orders");
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await badge(page, 0).click();
  await expect(panel(page).getByRole("button", { name: say("ui.retry") })).toBeVisible();
  await expectAccessible(page, "guests' orders that do not load");
  await page.unroute(paths);
  await panel(page)
    .getByRole("button", { name: say("ui.retry") })
    .click();
  await expect(entry(page, "Mesa 2")).toContainText("1 × Carne asada");
});

test("whoever only looks on has no guests' orders to settle @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hireWith(["ORDER_STATUS"]) });
  await guestSends(restaurant, page, [{ item: restaurant.items.carne }]);
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await expect(badge(page, 1)).toHaveCount(0);
  await expect(badge(page, 0)).toHaveCount(0);
});

test("a phone that strangers keep out is let order; another is blocked with its orders @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run(
    `insert into guest_phones (tenant_id, token_hash, name, phone, seen_at, asks_since)
      values ($1, sha256('ana'), 'Ana Pérez', '+503 7777 8888', now(), now()),
        ($1, sha256('nadie'), 'Nadie Falso', null, now(), null)
      returning id`,
  );
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager"), size: "phone" });
  await guestSends(restaurant, page, [{ item: restaurant.items.carne }]);
  await restaurant.run(
    `update qr_orders set guest_token_hash = sha256('nadie'), guest_name = 'Nadie Falso' where tenant_id = $1 returning id`,
  );
  await badge(page, 1).click();
  const asking = panel(page).getByRole("region", { name: say("qrOrders.phones.asking") });
  await expect(asking.getByRole("listitem")).toContainText(["+503 7777 8888"]);
  await expectAccessible(page, "a phone that waits to order");
  await asking.getByRole("button", { name: say("qrOrders.phones.admit") }).click();
  await expect(page.getByText(say("qrOrders.phones.reply.known", { name: "Ana Pérez" }))).toBeVisible();
  await expect(asking).toBeHidden();
  await entry(page, "Carne asada")
    .getByRole("button", { name: say("qrOrders.phones.block") })
    .click();
  const question = page.getByRole("dialog", {
    name: say("qrOrders.phones.block_title", { name: "Nadie Falso" }),
  });
  await question.getByRole("button", { name: say("qrOrders.phones.block") }).click();
  await expect(page.getByText(say("qrOrders.phones.reply.blocked", { name: "Nadie Falso" }))).toBeVisible();
  await expect(panel(page).getByText(say("qrOrders.empty"))).toBeVisible();
  const blocked = panel(page).getByRole("region", { name: say("qrOrders.phones.blocked") });
  await blocked.getByRole("button", { name: say("qrOrders.phones.unblock") }).click();
  await expect(blocked).toBeHidden();
  expect(await statuses(restaurant)).toEqual(["cancelled"]);
});
