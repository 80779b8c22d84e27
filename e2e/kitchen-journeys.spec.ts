import type { Page } from "@playwright/test";
import { voidLines } from "../src/contract/accounts.ts";
import { type OrderId, toId } from "../src/domain/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { completeOf, cook, dishOf, startOf, tapUntilGone, ticketOf, tokensOn } from "./support/board.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

/** The only line of an order. */
async function lineOf({ run }: Restaurant, orderId: OrderId) {
  const [line] = await run<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and status <> 'cancelled'",
    orderId,
  );
  return toId<"OrderLine">(line?.id ?? 1);
}

const trayOf = (page: Page, count: number) => page.getByRole("button", { name: say("tray.open", { count }) });

test("what is ready reaches the waiter of the table, survives a reload, is fetched and served", async ({
  restaurant,
  visit,
}) => {
  const [own, other, cookPerson] = await Promise.all([
    restaurant.hire("waiter"),
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
  ]);
  const waiter = await visit({ at: "/dashboard/orders", as: own, size: "phone" });
  const colleague = await visit({ at: "/dashboard/orders", as: other, size: "phone" });
  const board = await visit({ at: "/dashboard/kitchen", as: cookPerson, size: "tablet" });
  await sendOrder(waiter.request, restaurant, [dishes.carne(restaurant)]);
  await expect(waiter.getByRole("button", { name: say("tray.nothing_ready") })).toBeVisible();
  await cook(ticketOf(board, 1), "Carne asada");
  await expect(trayOf(waiter, 1)).toBeVisible();
  await expect(colleague.getByRole("button", { name: say("tray.nothing_ready") })).toBeVisible();
  await waiter.reload();
  await trayOf(waiter, 1).click();
  const tray = waiter.getByRole("dialog", { name: say("tray.title") });
  await expect(tray).toContainText("Carne asada");
  await expect(tray).toContainText("Mesa 1");
  await expectAccessible(waiter, "tray");
  await tray.getByRole("button", { name: say("tray.go_order", { tokenNo: 1 }) }).click();
  await expect(tray.getByRole("button", { name: say("tray.stay") })).toBeVisible();
  await tray.getByRole("button", { name: say("tray.served_order", { tokenNo: 1 }) }).click();
  await expect(tray.getByText(say("tray.empty"))).toBeVisible();
  const lines = await restaurant.run("select status from order_lines where tenant_id = $1");
  expect(lines).toEqual([{ status: "delivered" }]);
});

test("a dish that nobody fetches in time is told at the station and on every tray, until somebody goes", async ({
  restaurant,
  visit,
}) => {
  const [own, other] = await Promise.all([restaurant.hire("waiter"), restaurant.hire("waiter")]);
  const waiter = await visit({ at: "/dashboard/profile", as: own });
  await sendOrder(waiter.request, restaurant, [dishes.carne(restaurant)]);
  await restaurant.run(
    `update order_lines set status = 'completed', status_changed_at = now() - interval '9 minutes'
     where tenant_id = $1`,
  );
  const board = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const colleague = await visit({ at: "/dashboard/orders", as: other, size: "phone" });
  const strip = board.getByRole("region", { name: say("kitchen.ready.title") });
  await expect(strip).toContainText("9m");
  await expectAccessible(board, "not picked up");
  await trayOf(colleague, 1).click();
  const tray = colleague.getByRole("dialog", { name: say("tray.title") });
  await expect(tray).toContainText(say("tray.late"));
  await tray.getByRole("button", { name: say("tray.go_order", { tokenNo: 1 }) }).click();
  await expect(strip).toHaveCount(0);
});

test("a second round is marked, and what was taken off is told until it is seen, on both devices of the station", async ({
  restaurant,
  visit,
}) => {
  const cookPerson = await restaurant.hire("cook");
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  const boards = await Promise.all(
    (["tablet", "desktop"] as const).map((size) => visit({ at: "/dashboard/kitchen", as: cookPerson, size })),
  );
  const [board, second] = boards as [Page, Page];
  const first = await sendOrder(till.request, restaurant, [dishes.carne(restaurant, 3)]);
  await expect(ticketOf(board, 1)).not.toContainText(say("kitchen.ticket.added"));
  const round = await sendOrder(till.request, restaurant, [dishes.quesadilla(restaurant)]);
  for (const each of boards) await expect(ticketOf(each, 2)).toContainText(say("kitchen.ticket.added"));
  await tapUntilGone(startOf(ticketOf(board, 1), "Carne asada", 3));
  await expect(completeOf(ticketOf(second, 1), "Carne asada", 3)).toBeVisible();
  const itemId = await lineOf(restaurant, first.orderId);
  await callRoute(till.request, voidLines, {
    body: { orderId: first.orderId, lines: [{ itemId, quantity: 1, of: 3 }], reason: "entered_wrong" },
  });
  const ticket = ticketOf(board, 1);
  for (const each of boards)
    await expect(ticketOf(each, 1)).toContainText(say("kitchen.change.reduced", { quantity: 1 }));
  await expect(completeOf(ticket, "Carne asada", 2)).toBeVisible();
  await expectAccessible(board, "reduced dish");
  await ticket.getByRole("button", { name: say("kitchen.change.seen") }).click();
  for (const each of boards)
    await expect(ticketOf(each, 1)).not.toContainText(say("kitchen.change.reduced", { quantity: 1 }));
  await tapUntilGone(startOf(ticketOf(second, 2), "Quesadilla"));
  await expect(completeOf(ticketOf(board, 2), "Quesadilla")).toBeVisible();
  await callRoute(till.request, voidLines, {
    body: {
      orderId: round.orderId,
      lines: [{ itemId: await lineOf(restaurant, round.orderId), quantity: 1, of: 1 }],
      reason: "guest_changed",
    },
  });
  const cancelled = ticketOf(second, 2);
  await expect(cancelled).toContainText(say("kitchen.change.reason.guest_changed"));
  await expect(startOf(cancelled, "Quesadilla").or(completeOf(cancelled, "Quesadilla"))).toHaveCount(0);
  await cancelled.getByRole("button", { name: say("kitchen.change.seen") }).click();
  for (const each of boards) await expect(ticketOf(each, 2)).toHaveCount(0);
  const seen = await restaurant.run(
    "select kind, acknowledged_by is not null as seen from order_line_changes where tenant_id = $1 order by id",
  );
  expect(seen).toEqual([
    { kind: "reduced", seen: true },
    { kind: "cancelled", seen: true },
  ]);
});

test("finished tickets come back to their old place: the last one, one of the list, and by undo", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  for (const dish of [dishes.carne(restaurant), dishes.quesadilla(restaurant), dishes.carne(restaurant, 2)])
    await sendOrder(till.request, restaurant, [dish], { deliveryType: "takeaway", tableId: null });
  const board = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  await cook(ticketOf(board, 1), "Carne asada");
  await board.getByRole("button", { name: say("kitchen.recall.undo") }).click();
  await expect(completeOf(ticketOf(board, 1), "Carne asada")).toBeVisible();
  await tapUntilGone(completeOf(ticketOf(board, 1), "Carne asada"));
  await cook(ticketOf(board, 2), "Quesadilla");
  await expect.poll(() => tokensOn(board)).toEqual([3]);
  const open = board.getByRole("button", { name: say("kitchen.recall.open"), exact: true });
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
  await open.click();
  await list.getByRole("button", { name: say("kitchen.recall.last") }).click();
  await expect.poll(() => tokensOn(board)).toEqual([1, 2, 3]);
});

test("an item is made at a station of its own, which has a board by its address", async ({
  restaurant,
  visit,
}) => {
  const [admin, waiter, cookPerson] = await Promise.all([
    restaurant.hire("admin"),
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
  ]);
  const office = await visit({ at: "/dashboard/profile", as: admin });
  await office
    .getByRole("navigation", { name: say("ui.mainMenu") })
    .getByRole("link", { name: say("screens.settings") })
    .click();
  await office
    .getByRole("navigation", { name: say("screens.settings") })
    .getByRole("link", { name: say("screens.stations") })
    .click();
  await office.getByRole("button", { name: say("stations.add") }).click();
  const dialog = office.getByRole("dialog", { name: say("stations.add_title") });
  await dialog.getByRole("textbox", { name: say("stations.name") }).fill("Plancha caliente");
  await dialog.getByRole("button", { name: say("stations.save") }).click();
  await expect(office.getByRole("table")).toContainText("Plancha caliente");
  await office.getByText(say("stations.show_items", { category: "Comida" })).click();
  await office.getByRole("combobox", { name: say("stations.item_at", { item: "Carne asada" }) }).click();
  await office.getByRole("option", { name: "Plancha caliente" }).click();
  await expect(office.getByText(say("stations.items_elsewhere", { count: 1 }))).toBeVisible();
  await expectAccessible(office, "stations");
  const kitchen = await visit({ at: "/dashboard/kitchen", as: cookPerson, size: "tablet" });
  const grill = await visit({
    at: "/dashboard/kitchen?station=plancha-caliente",
    as: cookPerson,
    size: "tablet",
  });
  await expect(grill.getByRole("heading", { level: 1, name: "Plancha caliente" })).toBeVisible();
  const till = await visit({ at: "/dashboard/profile", as: waiter });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)]);
  await expect(startOf(ticketOf(grill, 1), "Carne asada")).toBeVisible();
  await expect(ticketOf(grill, 1)).not.toContainText("Quesadilla");
  await expect(startOf(ticketOf(kitchen, 1), "Quesadilla")).toBeVisible();
  await expect(ticketOf(kitchen, 1)).not.toContainText("Carne asada");
  await cook(ticketOf(grill, 1), "Carne asada");
  await expect(ticketOf(grill, 1)).toHaveCount(0);
});

test("a ticket is printed from the board, and from then on every device prints a duplicate", async ({
  restaurant,
  visit,
}) => {
  const cookPerson = await restaurant.hire("cook");
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const sent = await sendOrder(till.request, restaurant, [
    { ...dishes.carne(restaurant, 2), notes: "sin cebolla" },
    dishes.horchata(restaurant),
  ]);
  const boards = [
    await visit({ at: "/dashboard/kitchen", as: cookPerson, size: "tablet" }),
    await visit({ at: "/dashboard/kitchen", as: cookPerson, size: "desktop" }),
  ];
  for (const [copy, board] of boards.entries()) {
    const opens = board.waitForEvent("popup");
    const name = say("kitchen.paper.print", { orderNo: sent.orderNo, tokenNo: 1 });
    await board.getByRole("button", { name }).click();
    const paper = await opens;
    await expect(paper.getByRole("heading", { level: 1 })).toHaveText("1");
    await expect(paper.getByText("Carne asada")).toBeVisible();
    await expect(paper.getByText("sin cebolla")).toBeVisible();
    await expect(paper.getByText("Horchata")).toHaveCount(0);
    await expect(paper.getByText(say("kitchen.paper.duplicate"))).toHaveCount(copy);
    await expect(paper.locator("html")).toHaveAttribute("data-closed", "1");
  }
  const copies = await restaurant.run("select copy_no from ticket_prints where tenant_id = $1 order by 1");
  expect(copies).toEqual([{ copy_no: 1 }, { copy_no: 2 }]);
});

test("the kitchen says that a dish is sold out: the till hears it within a second, and undo too", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  const till = await visit({ at: "/dashboard/pos", as: waiter });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  const board = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const onTill = till.getByRole("article").filter({ hasText: "Carne asada" });
  await expect(onTill).toBeVisible();
  const open = () => dishOf(ticketOf(board, 1), "Carne asada").click();
  const dialog = board.getByRole("dialog", { name: "Carne asada" });
  const undo = board.getByRole("button", { name: say("kitchen.recall.undo") });
  await open();
  await expectAccessible(board, "what is said of a dish");
  await dialog.getByRole("button", { name: say("itemLimits.dish.tomorrow") }).click();
  await expect(undo).toBeVisible();
  await expect(onTill.getByText(say("itemLimits.sold_out_tomorrow"))).toBeVisible();
  await undo.click();
  await expect(onTill.getByText(say("itemLimits.sold_out_tomorrow"))).toHaveCount(0);
  await open();
  const count = dialog.getByRole("textbox", { name: say("itemLimits.count") });
  await count.fill("3");
  await count.press("Enter");
  await dialog.getByRole("button", { name: say("itemLimits.dish.left_today", { count: 3 }) }).click();
  await expect(onTill.getByText(say("itemLimits.left", { count: 3 }))).toBeVisible();
  await board.getByRole("button", { name: say("kitchen.station.choose") }).click();
  await board.getByRole("menuitem", { name: say("itemLimits.list.open") }).click();
  const list = board.getByRole("dialog", { name: say("itemLimits.list.title") });
  await expect(list.getByText(say("itemLimits.left", { count: 3 }), { exact: true })).toBeVisible();
  await expectAccessible(board, "what is sold out");
  await list
    .getByRole("button", { name: say("itemLimits.list.unlimited_dish", { dish: "Carne asada" }) })
    .click();
  await expect(list.getByText(say("itemLimits.list.empty"))).toBeVisible();
  await expect(onTill.getByText(say("itemLimits.left", { count: 3 }))).toHaveCount(0);
});

test("a cook works with the keyboard alone", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant), dishes.quesadilla(restaurant)]);
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant, 2)]);
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
  const recall = board.getByRole("button", { name: say("kitchen.recall.open"), exact: true });
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
