import type { Page } from "@playwright/test";
import { toId } from "#platform/domain/ids.ts";
import { updateLineStatus } from "#service/orders/contract/orders.ts";
import { demoStaff } from "../db/seeds/demo/demo-people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { accountDetails, accountCard as card, chooseAction, openDetails } from "./support/accounts-page.ts";
import { countTaps } from "./support/count-taps.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import { hireManagerWithPin } from "./support/manager-pin.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const pin = "4821";

async function choose(page: Page, account: string, action: string): Promise<void> {
  await openDetails(page, account);
  await chooseAction(page, account, action);
}

test("an account moves, is undone, merges and splits, live on a second device", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/orders";
  const page = await visit({ at, as: await restaurant.hire("waiter") });
  const other = await visit({ at, as: await restaurant.hire("cashier"), size: "tablet" });
  const [first, second] = restaurant.tables;
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant, 2)], { tableId: first });
  await choose(page, "Mesa 1", say("orders.account.move.action"));
  const dialog = page.getByRole("dialog", { name: say("orders.account.move.title", { account: "Mesa 1" }) });
  await expect(dialog.getByRole("radio", { name: /Mesa 1 / })).toHaveCount(0);
  await expectAccessible(page, "moving a table");
  // The number of the table and Enter choose it, as a tap on the plan or in the list does.
  const search = dialog.getByRole("textbox", { name: say("floor.picker.search") });
  await search.fill("9");
  await expect(dialog.getByText(say("floor.picker.nothing"))).toBeVisible();
  await search.fill("3");
  await search.press("Enter");
  await expect(dialog.getByRole("radio", { name: /Mesa 3/ })).toBeChecked();
  await dialog
    .getByRole("button", { name: say("orders.account.move.confirm_to", { table: "Mesa 3" }) })
    .click();
  const undo = page.getByRole("button", { name: say("common.undo") });
  // Pointing at it stops its clock of 8 s: the other device may take its time.
  await undo.hover();
  await expect(card(page, "Mesa 3")).toBeVisible();
  await expect(card(other, "Mesa 3")).toBeVisible();
  await undo.click();
  await expect(card(page, "Mesa 1")).toBeVisible();
  await expect(card(other, "Mesa 1")).toBeVisible();

  await choose(page, "Mesa 1", say("orders.account.lines.action"));
  const lines = page.getByRole("dialog", { name: say("orders.account.lines.title", { account: "Mesa 1" }) });
  await lines.getByRole("checkbox", { name: /Carne asada/ }).check();
  await lines.getByRole("button", { name: say("ui.decrease") }).click();
  await lines.getByRole("radio", { name: /^Mesa 2/ }).check();
  await expectAccessible(page, "moving dishes");
  await lines.getByRole("button", { name: say("orders.account.lines.confirm", { count: 1 }) }).click();
  for (const [device, table] of [
    [page, "Mesa 2"],
    [other, "Mesa 1"],
  ] as const)
    await expect(await openDetails(device, table)).toContainText("1 × Carne asada");

  await chooseAction(page, "Mesa 2", say("orders.account.merge.action"));
  const merge = page.getByRole("dialog", { name: say("orders.account.merge.title", { account: "Mesa 2" }) });
  await expect(merge.getByRole("radio", { name: /Mesa 3/ })).toBeDisabled();
  await merge.getByRole("radio", { name: /Mesa 1.*\$/ }).check();
  await expectAccessible(page, "merging accounts");
  await merge
    .getByRole("button", { name: say("orders.account.merge.confirm_into", { account: "Mesa 1" }) })
    .click();
  await expect(card(page, "Mesa 2")).toHaveCount(0);
  await expect(card(other, "Mesa 2")).toHaveCount(0);
  const accounts = await restaurant.run<{ table_id: number }>(
    "select table_id from accounts where tenant_id = $1 and closed_at is null",
  );
  expect(accounts).toEqual([{ table_id: first }]);
  expect(second).not.toBe(first);
});

test("the wish for the bill is attended or cancelled, live on two devices @further", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/orders";
  const page = await visit({ at, as: await restaurant.hire("waiter"), size: "phone" });
  const other = await visit({ at, as: await restaurant.hire("cashier") });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  const badge = (device: Page) =>
    accountDetails(device, "Mesa 1").getByText(say("orders.state.bill"), { exact: true });
  for (const device of [page, other]) await openDetails(device, "Mesa 1");
  await chooseAction(page, "Mesa 1", say("orders.account.bill.request"));
  await expect(card(other, "Mesa 1")).toContainText(say("orders.state.bill"));
  for (const device of [page, other]) await expect(badge(device)).toBeVisible();
  await expectAccessible(other, "account that asks for its bill");
  await chooseAction(other, "Mesa 1", say("orders.account.bill.acknowledge"));
  await expect(other.getByText(say("orders.account.reply.bill_acknowledged"))).toBeVisible();
  for (const device of [page, other]) await expect(badge(device)).toHaveCount(0);
  await chooseAction(other, "Mesa 1", say("orders.account.bill.request"));
  await expect(badge(page)).toBeVisible();
  await chooseAction(page, "Mesa 1", say("orders.account.bill.cancel"));
  await expect(page.getByText(say("orders.account.reply.bill_cancelled"))).toBeVisible();
  for (const device of [page, other]) await expect(badge(device)).toHaveCount(0);
});

test("two people at one account at once: one is first, the other is told @further", async ({
  restaurant,
  visit,
}) => {
  const at = "/dashboard/orders";
  const page = await visit({ at, as: await restaurant.hire("waiter") });
  const other = await visit({ at, as: await restaurant.hire("manager") });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant, 2)]);
  const dialogs = [page, other].map((device) =>
    device.getByRole("dialog", { name: say("orders.account.lines.title", { account: "Mesa 1" }) }),
  );
  for (const device of [page, other]) await choose(device, "Mesa 1", say("orders.account.lines.action"));
  for (const dialog of dialogs) {
    await dialog.getByRole("checkbox", { name: /Carne asada/ }).check();
    await dialog.getByRole("button", { name: say("ui.decrease") }).click();
    await dialog.getByRole("radio", { name: /^Mesa 2/ }).check();
  }
  const confirm = say("orders.account.lines.confirm", { count: 1 });
  const move = await heldBackMove(other);
  await dialogs[1]?.getByRole("button", { name: confirm }).click();
  await move.isSent;
  await dialogs[0]?.getByRole("button", { name: confirm }).click();
  await expect(card(page, "Mesa 2")).toBeVisible();
  move.letGo();
  await expect(other.getByRole("alert").filter({ hasText: "Carne asada" }).first()).toBeVisible();
  await other.keyboard.press("Escape");
  for (const device of [page, other])
    for (const table of ["Mesa 1", "Mesa 2"])
      await expect(await openDetails(device, table)).toContainText("1 × Carne asada");
  const moved = await restaurant.run("select id from account_changes where tenant_id = $1");
  expect(moved).toHaveLength(1);
});

test("a begun dish is struck off with a reason and a manager's PIN @further", async ({
  restaurant,
  visit,
}) => {
  await hireManagerWithPin(restaurant, pin);
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hireWith(["POS"]) });
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant, 2)]);
  const [line] = await restaurant.run<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  const itemId = toId<"OrderLine">(line?.id ?? 0);
  await callRoute(page.request, updateLineStatus, { params: { itemId }, body: { status: "preparing" } });
  const status = say("orders.status.preparing");
  const change = say("orders.line.change", { status, title: "Carne asada" });
  const dialog = page.getByRole("dialog", { name: /Carne asada/ });
  const counted = await countTaps(page);
  const details = await openDetails(page, "Mesa 1");
  await details.getByRole("button", { name: change }).click();
  await page
    .getByRole("menuitem", { name: say("orders.line.cancel_confirm", { quantity: 1, title: "Carne asada" }) })
    .click();
  await dialog.getByRole("radio", { name: say("orders.reasons.made_wrong") }).check();
  await expectAccessible(page, "voiding a dish");
  await dialog
    .getByRole("button", { name: say("orders.line.cancel_confirm", { quantity: 1, title: "Carne asada" }) })
    .click();
  const approval = page.getByRole("dialog").last();
  await expect(approval).toContainText("1 × Carne asada");
  await expect(approval).toContainText(say("orders.reasons.made_wrong"));
  await expectAccessible(page, "approving with a PIN");
  await enterPin(page);
  await expect(details).toContainText("1 × Carne asada");
  // The details are a tap, and the digits are tapped too.
  expect((await counted()).taps).toBeLessThanOrEqual(6 + pin.length);
  const reason = say("orders.reasons.made_wrong");
  await expect(details).toContainText(say("orders.void.voided", { reason }));
  const told = await restaurant.run<object>(
    "select kind, quantity, reason from order_line_changes where tenant_id = $1",
  );
  expect(told).toEqual([{ kind: "reduced", quantity: 1, reason: "made_wrong" }]);
});

test("the floor plan by keyboard alone: a number opens a table, arrows walk @further", async ({
  restaurant,
  visit,
}) => {
  const as = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/orders?view=floor", as });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], { tableId: restaurant.tables[1] });
  const table = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });
  await expect(table("Mesa 2")).toContainText(say("orders.state.waiting"));
  await expectAccessible(page, "floor plan");
  await table("Mesa 1").focus();
  await page.keyboard.press("ArrowRight");
  await expect(table("Mesa 2")).toBeFocused();
  await page.keyboard.type("2");
  await expect(page.getByText(say("floor.jump", { number: 2 }))).toBeVisible();
  await page.keyboard.press("Enter");
  const details = accountDetails(page, "Mesa 2");
  await expect(details.getByText("Carne asada")).toBeVisible();
  await expectAccessible(page, "details beside the plan");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await page.getByRole("button", { name: say("floor.edit") }).press("Enter");
  await table("Mesa 2").focus();
  for (const key of ["ArrowDown", "ArrowDown", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await expectAccessible(page, "editing the plan");
  // Another view asks before it takes away what was moved.
  await page.getByRole("radio", { name: say("orders.floor.cards") }).press("Space");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("lists.discard.cancel") })
    .press("Enter");
  await page.getByRole("button", { name: say("floor.save") }).press("Enter");
  await expect(page.getByText(say("floor.saved"))).toBeVisible();
  const [spot] = await restaurant.run<object>(
    "select plan_y, plan_width from store_tables where tenant_id = $1 and id = $2",
    restaurant.tables[1],
  );
  expect(spot).toEqual({ plan_y: 3, plan_width: 4 });
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=/);
});

test("what is sent while the accounts are loaded is there at once @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("waiter") });
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  // The answer is made before the order, and arrives after its event.
  await page.route(
    /\/orders\?/,
    async (route) => {
      const answer = await route.fetch();
      answered();
      await isSent;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  const heard = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes("accounts_changed"),
    }),
  );
  await page.goto("/dashboard/orders");
  await isAnswered;
  await expect(page.getByText(say("shell.online"))).toBeVisible();
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await heard;
  sent();
  await expect(card(page, "Mesa 1")).toBeVisible();

  await page.getByRole("link", { name: say("screens.pos") }).click();
  await expect(page.getByRole("button", { name: /Carne asada/ }).first()).toBeVisible();
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], { tableId: restaurant.tables[1] });
  await page
    .getByRole("link", { name: say("screens.orders") })
    .first()
    .click();
  await expect(card(page, "Mesa 2")).toBeVisible();
});

/** Keeps a device's next move of dishes on its way, until somebody else has been first. */
async function heldBackMove(device: Page) {
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await device.route(
    /\/orders\/move-lines/,
    async (route) => {
      sent();
      await isFree;
      await route.continue();
    },
    { times: 1 },
  );
  return { isSent, letGo };
}

async function enterPin(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog").last();
  await dialog.getByText(demoStaff.manager.name).first().waitFor();
  const field = dialog.getByLabel(say("approvals.pin"), { exact: true });
  await expect(field).toBeFocused();
  // A digit that is typed while a name has the focus is of the PIN as well.
  await dialog.getByRole("radio").first().focus();
  await page.keyboard.press(pin.charAt(0));
  await expect(field).toHaveValue(pin.charAt(0));
  await expect(field).toBeFocused();
  const keypad = dialog.getByRole("group", { name: say("common.number_pad") });
  for (const digit of pin.slice(1)) await keypad.getByRole("button", { name: digit }).click();
  await dialog.getByRole("button", { name: say("approvals.approve") }).click();
}
