import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { completeOf, cook, dishOf, startOf, tapUntilGone, ticketOf, tokensOn } from "./support/board.ts";
import { expect, test } from "./support/journey.ts";
import { oneTry } from "./support/one-try.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const takeaway = { deliveryType: "takeaway", tableId: null } as const;

test("each state of a card is told in words", async ({ restaurant, callAs, visit }) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant, 2), dishes.quesadilla(restaurant)]);
  await restaurant.run(
    "update order_lines set created_at = now() - interval '25 minutes' where tenant_id = $1",
  );
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const late = ticketOf(board, 1);
  await expect(late.getByText(say("kitchen.ticket.late"), { exact: true })).toBeVisible();
  await expect(late.getByText("25min")).toBeVisible();
  await expect(board.getByText(say("kitchen.late_count", { count: 1 }))).toBeVisible();
  await sendOrder(till, restaurant, [dishes.carne(restaurant, 2), dishes.quesadilla(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const fresh = ticketOf(board, 2);
  await expect(fresh.getByText(say("kitchen.ticket.waiting"), { exact: true })).toBeVisible();
  await expect(fresh.getByText(say("common.dining.takeaway"), { exact: true })).toBeVisible();
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

test("identical lines are one, done with one tap; hours are told @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const cart = [
    dishes.carne(restaurant),
    { ...dishes.carne(restaurant), notes: "término medio" },
    dishes.carne(restaurant, 2),
  ];
  await sendOrder(till, restaurant, cart, takeaway);
  await sendOrder(till, restaurant, [dishes.quesadilla(restaurant), dishes.carne(restaurant)], takeaway);
  await sendOrder(till, restaurant, [dishes.quesadilla(restaurant)], takeaway);
  await restaurant.run(
    `update order_lines l set created_at = now() - interval '65 minutes'
     from orders o where l.tenant_id = $1 and o.tenant_id = $1 and o.id = l.order_id and o.token_no = 1`,
  );
  await restaurant.run(
    `update order_lines l set status = case when o.token_no = 3 then 'delivered' else 'cancelled' end
     from orders o where l.tenant_id = $1 and o.tenant_id = $1 and o.id = l.order_id and l.title = 'Quesadilla'`,
  );
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const ticket = ticketOf(board, 1);
  await expect(ticket.getByText("1h 5min")).toBeVisible();
  await expect(ticket).toHaveAttribute("data-look", "late");
  await startOf(ticket, "Carne asada", 3).click();
  await expect(completeOf(ticket, "Carne asada", 3)).toBeVisible();
  await expect(startOf(ticket, "Carne asada", 1)).toBeVisible();
  await expect(ticketOf(board, 2)).not.toContainText("Quesadilla");
  await expect(ticketOf(board, 3)).toHaveCount(0);
  const begun = () =>
    restaurant.run(
      "select count(*)::integer as lines from order_lines where tenant_id = $1 and status = 'preparing'",
    );
  await expect.poll(begun).toEqual([{ lines: 2 }]);
});

test("taps of one ticket go one after another, others do not wait @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)], takeaway);
  await sendOrder(till, restaurant, [dishes.carne(restaurant)], takeaway);
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const [first, second] = [ticketOf(board, 1), ticketOf(board, 2)];
  await expect(startOf(second, "Carne asada")).toBeVisible();
  const requests: string[] = [];
  const firstRequest = Promise.withResolvers<void>();
  await board.route(/\/api\/v1\/kitchen\/\d+/, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    if (requests.length === 1) await firstRequest.promise;
    await route.continue();
  });
  await startOf(first, "Carne asada").click();
  await startOf(first, "Quesadilla").click();
  await startOf(second, "Carne asada").click();
  await expect(completeOf(first, "Carne asada")).toBeVisible();
  await expect(completeOf(first, "Quesadilla")).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  const statuses = () =>
    restaurant.run<{ status: string }>("select status from order_lines where tenant_id = $1 order by id");
  await expect
    .poll(statuses)
    .toEqual([{ status: "created" }, { status: "created" }, { status: "preparing" }]);
  firstRequest.resolve();
  await expect.poll(() => requests.length).toBe(3);
  await expect.poll(statuses).toEqual(Array.from({ length: 3 }, () => ({ status: "preparing" })));
});

test("a tap that the server refuses is taken back with its reason @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)]);
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

test("two cooks who tap the same dish do it once @further", async ({ restaurant, callAs, visit }) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
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

test("finished tickets come back to their old place @further", async ({ restaurant, callAs, visit }) => {
  const till = await callAs(await restaurant.hire("waiter"));
  for (const dish of [dishes.carne(restaurant), dishes.quesadilla(restaurant), dishes.carne(restaurant, 2)])
    await sendOrder(till, restaurant, [dish], { deliveryType: "takeaway", tableId: null });
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  await cook(ticketOf(board, 1), "Carne asada");
  await board.getByRole("button", { name: say("common.undo") }).click();
  await expect(completeOf(ticketOf(board, 1), "Carne asada")).toBeVisible();
  // Tickets do not wait for each other, so which of them is the last one the server says.
  const finished = () =>
    restaurant.run("select title from order_lines where tenant_id = $1 and status = 'completed' order by id");
  await tapUntilGone(completeOf(ticketOf(board, 1), "Carne asada"));
  await expect.poll(finished).toEqual([{ title: "Carne asada" }]);
  await cook(ticketOf(board, 2), "Quesadilla");
  await expect.poll(finished).toEqual([{ title: "Carne asada" }, { title: "Quesadilla" }]);
  await expect.poll(() => tokensOn(board)).toEqual([3]);
  const open = board.getByRole("button", { name: say("kitchen.recall.one"), exact: true });
  const list = board.getByRole("dialog", { name: say("kitchen.recall.title") });
  await open.click();
  await expectAccessible(board, "finished lately");
  await list.getByRole("button", { name: say("kitchen.recall.last") }).click();
  await expect.poll(() => tokensOn(board)).toEqual([2, 3]);
  await expect(ticketOf(board, 2)).toContainText(say("kitchen.ticket.recalled"));
  await open.click();
  const dishTitle = say("kitchen.recall.one_of", { dish: "Carne asada", tokenNo: 1 });
  await list.getByRole("button", { name: dishTitle }).click();
  await expect.poll(() => tokensOn(board)).toEqual([1, 2, 3]);
  await tapUntilGone(completeOf(ticketOf(board, 1), "Carne asada"));
  await expect.poll(() => tokensOn(board)).toEqual([2, 3]);
  await expect.poll(finished).toEqual([{ title: "Carne asada" }]);
  await open.click();
  await list.getByRole("button", { name: say("kitchen.recall.last") }).click();
  await expect.poll(() => tokensOn(board)).toEqual([1, 2, 3]);
});

test("a cook works with the keyboard alone @further", async ({ restaurant, callAs, visit }) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)]);
  await sendOrder(till, restaurant, [dishes.carne(restaurant, 2)]);
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook") });
  const [first, second] = [ticketOf(board, 1), ticketOf(board, 2)];
  await expect(startOf(second, "Carne asada", 2)).toBeVisible();
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => board.keyboard.press(key)), Promise.resolve());
  await press("ArrowDown");
  await expect(startOf(first, "Carne asada")).toBeFocused();
  await press("Enter");
  await expect(completeOf(first, "Carne asada")).toBeFocused();
  await press("ArrowDown", "Enter");
  await expect(completeOf(first, "Quesadilla")).toBeFocused();
  await press("ArrowRight");
  await expect(startOf(second, "Carne asada", 2)).toBeFocused();
  await press("Enter");
  await expect(completeOf(second, "Carne asada", 2)).toBeFocused();
  // The same key at once would be a double press; what is said of the dish is looked at in between.
  await press("Shift+Tab");
  await expect(dishOf(second, "Carne asada")).toBeFocused();
  await press("Enter");
  await expect(board.getByRole("dialog", { name: "Carne asada" })).toBeVisible();
  await press("Escape");
  await expect(board.getByRole("dialog")).toHaveCount(0);
  await expect(dishOf(second, "Carne asada")).toBeFocused();
  await press("Tab");
  await expect(completeOf(second, "Carne asada", 2)).toBeFocused();
  await press("Enter");
  await expect(second).toHaveCount(0);
  await expect(completeOf(first, "Carne asada")).toBeFocused();
  await press("Shift+Tab");
  await expect(dishOf(first, "Carne asada")).toBeFocused();
  await press("Enter", "Enter");
  await expect(board.getByText(say("itemLimits.reply.sold_out", { title: "Carne asada" }))).toBeVisible();
  await expect(dishOf(first, "Carne asada")).toBeFocused();
  const recall = board.getByRole("button", { name: say("kitchen.recall.one"), exact: true });
  for (
    let steps = 0;
    steps < 20 && !(await recall.evaluate((element) => element === document.activeElement));
    steps += 1
  )
    await press("Shift+Tab");
  await press("Enter");
  await expect(board.getByRole("button", { name: say("kitchen.recall.last") })).toBeFocused();
  await press("Enter");
  await expect(completeOf(second, "Carne asada", 2)).toBeVisible();
  await expect.poll(() => tokensOn(board)).toEqual([1, 2]);
});
