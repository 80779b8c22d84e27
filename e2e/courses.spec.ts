import { expectAccessible } from "./support/accessibility.ts";
import { startOf, tapUntilGone } from "./support/board.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { cart, tile } from "./support/till-page.ts";

const second = { course: 2 };

test("a table eats in courses: the second waits at the kitchen until the waiter fires it", async ({
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
  await menu.getByRole("option", { name: say("pos.course.name", { course: 1 }) }).click();
  await dialog.getByRole("button", { name: say("menuItems.categories.save") }).click();
  await expect(menu.getByText(say("pos.course.name", { course: 1 }))).toBeVisible();

  // The till hears it: the carne is of the first course, and the quesadilla is moved to the second, which is held.
  const headings = cart(till).getByRole("heading");
  await expect(headings).toContainText([say("pos.course.name", { course: 1 })]);
  await tile(till, "Quesadilla").click();
  await till.keyboard.press(">");
  await expect(headings).toContainText([
    say("pos.course.name", { course: 1 }) + say("pos.course.at_once"),
    say("pos.course.name", second) + say("pos.course.held"),
  ]);
  await expectAccessible(till, "cart by courses");
  await till.keyboard.press("F9");
  const summary = till.getByRole("dialog", { name: say("pos.send.title") });
  await expect(summary.getByRole("listitem").filter({ hasText: "Quesadilla" })).toContainText(
    say("pos.course.held"),
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
  await expectAccessible(accounts, "account with a held course");
  await accounts.getByRole("button", { name: fire }).click();
  await expect(startOf(ticket, "Quesadilla")).toBeVisible();
  await accounts.getByRole("button", { name: say("orders.account.undo") }).click();
  await expect(startOf(ticket, "Quesadilla")).toHaveCount(0);
  await till.getByRole("button", { name: fire }).click();
  await tapUntilGone(startOf(ticket, "Quesadilla"));
  await expect(till.getByRole("button", { name: fire })).toHaveCount(0);
});
