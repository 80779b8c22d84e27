import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { completeOf, startOf, ticketOf } from "./support/board.ts";
import { cuttableLine } from "./support/cuttable-line.ts";
import { expect, test } from "./support/journey.ts";
import { oneTry } from "./support/one-try.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

test("each state of a card is told in words, and the whole ticket is started and completed", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const { request } = till;
  await sendOrder(request, restaurant, [dishes.carne(restaurant, 2), dishes.quesadilla(restaurant)]);
  await restaurant.run(
    "update order_lines set created_at = now() - interval '25 minutes' where tenant_id = $1",
  );
  const board = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const late = ticketOf(board, 1);
  await expect(late.getByText(say("kitchen.ticket.late"), { exact: true })).toBeVisible();
  await expect(late.getByText("25m")).toBeVisible();
  await expect(board.getByText(say("kitchen.late_count", { count: 1 }))).toBeVisible();
  await sendOrder(request, restaurant, [dishes.carne(restaurant, 2), dishes.quesadilla(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const fresh = ticketOf(board, 2);
  await expect(fresh.getByText(say("kitchen.ticket.waiting"), { exact: true })).toBeVisible();
  await expect(fresh.getByText(say("kitchen.ticket.takeaway"), { exact: true })).toBeVisible();
  await expectAccessible(board, "board with late and new tickets");
  await tapTwice(
    fresh,
    say("kitchen.action.start", { count: 3 }),
    say("kitchen.action.confirm_start", { count: 3 }),
  );
  await expect(fresh.getByText(say("kitchen.ticket.preparing"), { exact: true })).toBeVisible();
  await tapTwice(
    fresh,
    say("kitchen.action.complete", { count: 3 }),
    say("kitchen.action.confirm_complete", { count: 3 }),
  );
  await expect(fresh.getByRole("button")).toHaveCount(0);
  await expect
    .poll(() => restaurant.run("select distinct status from order_lines where tenant_id = $1 order by 1"))
    .toEqual([{ status: "completed" }, { status: "created" }]);
});

/**
 * Arms and confirms. A second tap within 0.3 s counts as a bouncing finger and one after 4 s comes too late, so a busy
 * machine may have to tap more often.
 */
async function tapTwice(ticket: Locator, label: string, confirmLabel: string): Promise<void> {
  const arm = ticket.getByRole("button", { name: label });
  const confirm = ticket.getByRole("button", { name: confirmLabel });
  await expect(arm).toBeVisible();
  await expect(async () => {
    if (await arm.isVisible()) await arm.click(oneTry);
    if (await confirm.isVisible()) await confirm.click(oneTry);
    await expect(arm.or(confirm)).toHaveCount(0, oneTry);
  }).toPass();
}

test("a new order is on the board at once, and each station has its own dishes", async ({
  restaurant,
  visit,
}) => {
  const [cook, waiter] = await Promise.all([restaurant.hire("cook"), restaurant.hire("waiter")]);
  const kitchen = await visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" });
  const bar = await visit({ at: "/dashboard/bar", as: cook, size: "tablet" });
  const till = await visit({ at: "/dashboard/profile", as: waiter });
  await expect(kitchen.getByText(say("shell.online"))).toBeVisible();
  await expect(bar.getByText(say("shell.online"))).toBeVisible();
  await expect(kitchen.getByText(say("kitchen.empty_kitchen"))).toBeVisible();
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant), dishes.horchata(restaurant, 3)]);
  await expect(ticketOf(kitchen, 1)).toContainText("Carne asada");
  await expect(ticketOf(bar, 1)).toContainText("Horchata");
  await expect(ticketOf(kitchen, 1)).not.toContainText("Horchata");
  await expect(ticketOf(bar, 1)).not.toContainText("Carne");
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  await expect(ticketOf(kitchen, 2)).toContainText(say("kitchen.ticket.added"));
  await kitchen.getByRole("button", { name: say("kitchen.tool.all_day") }).click();
  await expect(kitchen.getByRole("complementary")).toContainText("Carne asada");
  await expectAccessible(kitchen, "all-day panel");
});

test("a board that lost its line says so, and catches up by itself when it is back", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const line = await cuttableLine(board);
  await board.reload();
  await expect(board.getByText(say("shell.online"))).toBeVisible();
  await line.cut();
  const banner = board.getByRole("alert").filter({ hasText: /Sin conexión con el servidor/ });
  await expect(banner).toBeVisible();
  await expectAccessible(board, "board without a line");
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  await line.mend();
  await expect(banner).toHaveCount(0);
  await expect(ticketOf(board, 1)).toContainText("Carne asada");
});

test("a tap that the server refuses is taken back with its reason", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)]);
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const ticket = ticketOf(board, 1);
  await expect(startOf(ticket, "Carne asada")).toBeVisible();
  // Cancelled in the database, so that no event tells the board, and no reading either before the tap.
  const tapped = Promise.withResolvers<void>();
  await board.route(/\/api\/v1\/kitchen\?/, async (route) => {
    await tapped.promise;
    await route.continue();
  });
  await restaurant.run(
    "update order_lines set status = 'cancelled' where tenant_id = $1 and title = 'Carne asada'",
  );
  await startOf(ticket, "Carne asada").click();
  tapped.resolve();
  const reason = say("kitchen.refused", {
    tokenNo: 1,
    dish: "Carne asada",
    reason: say("errors.line_status_refused"),
  });
  await expect(ticket.getByRole("alert").filter({ hasText: reason })).toBeVisible();
  await expect(completeOf(ticket, "Carne asada")).toHaveCount(0);
  await expect(startOf(ticket, "Quesadilla")).toBeVisible();
  const [line] = await restaurant.run(
    "select status from order_lines where tenant_id = $1 and title = 'Carne asada'",
  );
  expect(line).toEqual({ status: "cancelled" });
});

/** Whether the button that starts a dish takes no tap in the moment in which it becomes the one that completes it. */
function restsWhenStarted(board: Page): Promise<boolean> {
  return board.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const watch = new MutationObserver(([change]) => {
          if (change?.target instanceof Element)
            resolve(getComputedStyle(change.target).pointerEvents === "none");
        });
        watch.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-to"] });
      }),
  );
}

test("two cooks who tap the same dish do it once", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  const cook = await restaurant.hire("cook");
  const boards = await Promise.all([
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
  ]);
  const buttons = boards.map((board) => startOf(ticketOf(board, 1), "Carne asada"));
  for (const button of buttons) await expect(button).toBeVisible();
  // Both have tapped before the server hears of either.
  const tapped = Promise.withResolvers<void>();
  for (const board of boards)
    await board.route("**/kitchen/*", async (route) => {
      await tapped.promise;
      await route.continue();
    });
  const resting = Promise.all(boards.map(restsWhenStarted));
  for (const button of buttons) await button.click();
  tapped.resolve();
  expect(await resting, "who aims at the button meanwhile completes nothing").toEqual([true, true]);
  for (const board of boards) {
    await expect(completeOf(ticketOf(board, 1), "Carne asada")).toBeVisible();
    await expect(board.getByRole("alert").filter({ hasText: "Token" })).toHaveCount(0);
  }
});

test("the sound is turned off and on by hand, and stays so", async ({ restaurant, visit }) => {
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const unlock = board.getByRole("button", { name: say("kitchen.tool.unlock") });
  const mute = board.getByRole("button", { name: say("kitchen.tool.mute") });
  await expect(unlock.or(mute)).toBeVisible();
  await board.getByRole("heading", { level: 1 }).click();
  await unlock.or(mute).click();
  const unmute = board.getByRole("button", { name: say("kitchen.tool.unmute") });
  if (await mute.isVisible()) await mute.click();
  await expect(unmute).toBeVisible();
  await board.reload();
  await expect(unmute).toBeVisible();
  await unmute.click();
  await expect(mute).toBeVisible();
});
