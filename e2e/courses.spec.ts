import { expectAccessible } from "./support/accessibility.ts";
import { openDetails } from "./support/accounts-page.ts";
import { startOf, tapUntilGone } from "./support/board.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";
import { cart, tile } from "./support/till-page.ts";

const second = { course: 2 };

test("a table eats in courses: the second waits until the waiter fires it @further", async ({
  restaurant,
  visit,
}) => {
  const [table] = restaurant.tables;
  const [owner, waiter, cook] = await Promise.all([
    restaurant.hire("admin"),
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
  ]);
  const [till, kitchen, accounts, menu] = await Promise.all([
    visit({ at: `/dashboard/pos?tableId=${table}&tableName=Mesa%201`, as: waiter }),
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/orders", as: waiter }),
    visit({ at: "/dashboard/settings/menu-items/categories", as: owner }),
  ]);

  // Where the menu knows no courses, the cart does not either.
  await tile(till, "Carne asada").click();
  await expect(cart(till).getByRole("heading")).toHaveCount(0);
  await menu.getByRole("button", { name: "Comida", exact: true }).click();
  const dialog = menu.getByRole("dialog");
  await dialog.getByRole("combobox", { name: say("menuItems.categories.course") }).click();
  await menu.getByRole("option", { name: say("common.course_of", { course: 1 }) }).click();
  await dialog.getByRole("button", { name: say("common.save") }).click();
  await expect(menu.getByText(say("common.course_of", { course: 1 }))).toBeVisible();

  // The till hears it: the carne is of the first course, and the quesadilla is moved to the second, which is held.
  const headings = cart(till).getByRole("heading");
  await expect(headings).toContainText([say("common.course_of", { course: 1 })]);
  await tile(till, "Quesadilla").click();
  await till.keyboard.press(">");
  await expect(headings).toContainText([
    say("common.course_of", { course: 1 }) + say("pos.course.at_once"),
    say("common.course_of", second) + say("common.on_hold"),
  ]);
  await expectAccessible(till, "cart by courses");
  await till.keyboard.press("F9");
  const summary = till.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await expect(summary.getByRole("listitem").filter({ hasText: "Quesadilla" })).toContainText(
    say("common.on_hold"),
  );
  await summary.getByRole("button", { name: /Enviar/ }).click();
  await till.getByRole("button", { name: say("pos.sent.done") }).click();

  // The kitchen may begin the first course only.
  const ticket = kitchen.getByRole("article").filter({ hasText: "Carne asada" });
  await expect(ticket).toContainText("Quesadilla");
  await expect(startOf(ticket, "Quesadilla")).toHaveCount(0);
  await tapUntilGone(startOf(ticket, "Carne asada"));

  // Fired from the account, held again by undoing, and fired from the till.
  const fire = say("orders.course.fire_at", { ...second, account: "Mesa 1" });
  await openDetails(accounts, "Mesa 1");
  await expectAccessible(accounts, "account with a held course");
  await accounts.getByRole("button", { name: fire }).click();
  await expect(startOf(ticket, "Quesadilla")).toBeVisible();
  await accounts.getByRole("button", { name: say("common.undo") }).click();
  await expect(startOf(ticket, "Quesadilla")).toHaveCount(0);
  await till.getByRole("button", { name: fire }).click();
  await tapUntilGone(startOf(ticket, "Quesadilla"));
  await expect(till.getByRole("button", { name: fire })).toHaveCount(0);
});

test("charging asks about held dishes: left held, voided or fired", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("admin") });
  const [all, unheld] = [876, 650];
  const lines = () => [dishes.carne(restaurant), { ...dishes.quesadilla(restaurant), ...second, hold: true }];
  const question = (account: string) =>
    page.getByRole("dialog", { name: say("payments.held.title", { account }) });
  const choose = (account: string, choice: "keep" | "void" | "fire") =>
    question(account)
      .getByRole("button", { name: say(`payments.held.${choice}`) })
      .click();

  const away = `${say("common.dining.takeaway")} 1`;
  await sendOrder(page.request, restaurant, lines(), { deliveryType: "takeaway", tableId: null });
  await accountButton(page, all, away).click();
  await expect(question(away).getByRole("listitem")).toContainText(["Quesadilla"]);
  await expectAccessible(page, "charging with held dishes");
  await choose(away, "keep");
  await expect(payButton(payDialog(page, away), all)).toBeVisible();
  await page.keyboard.press("Escape");
  await accountButton(page, all, away).click();
  await choose(away, "void");
  await expect(payButton(payDialog(page, away), unheld)).toBeVisible();
  await page.keyboard.press("Escape");

  // A table is charged when what was fired is ready.
  const table = "Mesa 1";
  await sendOrder(page.request, restaurant, lines());
  await accountButton(page, all, table).click();
  await expect(question(table).getByRole("button", { name: say("payments.held.keep") })).toHaveCount(0);
  await choose(table, "fire");
  await expect(
    page.getByRole("button", {
      name: say("payments.complete_and_pay_account", { amount: dollars(all), account: table }),
    }),
  ).toBeVisible();
  await expect(question(table)).toHaveCount(0);
});
