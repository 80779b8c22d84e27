import type { Locator, Page } from "@playwright/test";
import { listOrders } from "#service/orders/contract/orders.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

/** Types a number where no field has the focus. */
async function jumpTo(page: Page, number: string): Promise<void> {
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
}

/** Walks on with the Tab key until it stands there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** Who sells and charges at the same till. */
const seller = ["POS", "ORDERS", "ORDER_BILLING"] as const;

test("a meal is sold and charged with the keyboard alone", async ({ restaurant, visit }) => {
  const page = await visit({
    at: "/dashboard/pos",
    as: await restaurant.hireWith(seller),
  });
  await expect(tile(page, "Horchata")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: say("common.search_items") })).toBeFocused();
  await page.keyboard.type("horch");
  await page.keyboard.press("Enter");
  await expect(lineOf(page, 1, "Horchata")).toBeVisible();
  await page.keyboard.type("pupusa");
  await page.keyboard.press("Enter");
  const choice = page.getByRole("dialog", { name: "Pupusa de queso" });
  await expect(choice.getByRole("radio", { name: /De maíz/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(choice).toHaveCount(0);
  const pupusa = lineOf(page, 2, "Pupusa de queso");
  await expect(pupusa).toContainText("De arroz · Extra queso");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(tile(page, "Pupusa de queso")).toBeFocused();
  await page.keyboard.press("+");
  await expect(pupusa).toContainText(dollars(2 * (125 + 50)));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(lineOf(page, 3, "Carne asada")).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(cart(page).getByRole("listitem")).toHaveCount(2);

  // The number is typed on a card: Enter leads to the table, it does not add the dish once more.
  await jumpTo(page, "2");
  await expect(page).toHaveURL(new RegExp(`tableId=${restaurant.tables[1]}`));
  await expect(page.getByRole("combobox", { name: say("common.table") })).toHaveValue(/^Mesa 2/);
  await expect(cart(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("F9");
  await expect(
    page.getByRole("dialog", { name: say("common.send_to_kitchen") }).getByRole("button", { name: /\$/ }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  const sent = page.getByRole("dialog", { name: say("pos.sent.title") });
  await expect(sent.getByRole("img", { name: say("common.token_of", { tokenNo: 1 }) })).toBeVisible();
  await expect(sent.getByRole("button", { name: say("pos.sent.done") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sent).toHaveCount(0);
  await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();

  // The kitchen is somebody else.
  const { groups } = await callRoute(page.request, listOrders);
  for (const orderId of groups.flatMap((group) => group.order_ids)) await complete(page.request, orderId);
  await page.keyboard.press("F10");
  const total = 150 + 2 * (125 + 50);
  const pay = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 2" }) });
  await expect(pay).toBeVisible();
  await tabTo(page, pay.getByRole("radio", { name: "Efectivo" }));
  await page.keyboard.press("Space");
  await tabTo(page, pay.getByRole("textbox", { name: say("payments.received") }));
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done).toContainText(dollars(1000 - total));
  const [paid] = await restaurant.run<{ amount: number }>(
    "select sum(amount_cents)::bigint as amount from payments where tenant_id = $1",
  );
  expect(paid?.amount).toBe(total);
});

test("charging with something unsent asks first and loses nothing @further", async ({
  restaurant,
  visit,
}) => {
  const [table] = restaurant.tables;
  const page = await visit({
    at: `/dashboard/pos?tableId=${table}`,
    as: await restaurant.hireWith(seller),
  });
  const order = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await tile(page, "Horchata").click();
  await page.keyboard.press("F10");
  const question = page.getByRole("dialog", { name: say("pos.charge.unsent_title", { count: 1 }) });
  await expect(question).toContainText(say("pos.charge.unsent_body"));
  await expectAccessible(page, "charging with something unsent");
  await page.keyboard.press("Escape");
  await expect(lineOf(page, 1, "Horchata")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pos/);

  await page.keyboard.press("F10");
  await question.getByRole("button", { name: say("pos.charge.without") }).click();
  // Its dish is still being made: the account is shown alone, with the reason.
  const reason = say("payments.wait.items_not_ready", { count: 1 });
  await expect(page.getByRole("alert").filter({ hasText: reason })).toBeVisible();
  await expect(page).toHaveURL(/order-charge\?q=Mesa/);
  await complete(page.request, order.orderId);
  await page.goBack();
  await expect(lineOf(page, 1, "Horchata")).toBeVisible();
  await page.keyboard.press("F10");
  await question.getByRole("button", { name: say("pos.charge.without") }).click();
  await expect(
    page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) }),
  ).toContainText(dollars(650));
});

test("a table without an account, and a person who may not charge, are told @further", async ({
  restaurant,
  visit,
}) => {
  const [, table] = restaurant.tables;
  const at = `/dashboard/pos?tableId=${table}`;
  const waiter = await visit({ at, as: await restaurant.hireWith(["POS"]) });
  await expect(tile(waiter, "Horchata")).toBeVisible();
  await waiter.keyboard.press("F10");
  await expect(waiter.getByRole("alert").filter({ hasText: say("pos.charge.not_permitted") })).toBeVisible();
  await expect(waiter).toHaveURL(/\/dashboard\/pos/);
  const page = await visit({ at, as: await restaurant.hireWith(seller) });
  await expect(tile(page, "Horchata")).toBeVisible();
  await jumpTo(page, "77");
  await expect(
    page.getByRole("alert").filter({ hasText: say("floor.no_such_table", { number: 77 }) }),
  ).toBeVisible();
  await page.keyboard.press("F10");
  await expect(
    page.getByRole("alert").filter({ hasText: say("payments.no_account", { table: "Mesa 2" }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/order-charge$/);
});

test("F8 holds, F4 finds a customer, Shift F10 is a dish's menu, ? lists the keys @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hireWith(seller) });
  await tile(page, "Horchata").click();
  await page.keyboard.press("-");
  await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();
  await tile(page, "Horchata").click();
  await page.keyboard.press("F8");
  await expect(page.getByRole("textbox", { name: say("drafts.name") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("F4");
  await expect(page.getByRole("dialog").getByRole("combobox").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("F2");
  await expect(page.getByRole("combobox", { name: say("common.table") })).toBeFocused();
  await page.keyboard.press("Escape");
  await tile(page, "Horchata").focus();
  await page.keyboard.press("Shift+F10");
  const limit = page.getByRole("dialog", { name: "Horchata" });
  await expect(limit).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(limit).toHaveCount(0);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: say("pos.keys.title") });
  for (const key of ["send", "charge", "table_number", "commands"] as const)
    await expect(keys).toContainText(say(`pos.keys.${key}`));
  await expectAccessible(page, "list of keys");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
});
