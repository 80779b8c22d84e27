import type { Page } from "@playwright/test";
import { type AccountId, type OrderId, toId } from "#platform/domain/ids.ts";
import { voidLines } from "#service/orders/contract/accounts.ts";
import { fireCourse } from "#service/orders/contract/courses.ts";
import { expectAccessible } from "./support/accessibility.ts";
import {
  chooseOnBoard,
  completeOf,
  cook,
  dishOf,
  expectLiveAndEmpty,
  startOf,
  tapUntilGone,
  ticketOf,
} from "./support/board.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";
import { tile } from "./support/till-page.ts";

const takeaway = { deliveryType: "takeaway", tableId: null } as const;

/** The only line of an order. */
async function lineOf({ run }: Restaurant, orderId: OrderId) {
  const [line] = await run<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and status <> 'cancelled'",
    orderId,
  );
  return toId<"OrderLine">(line?.id ?? 1);
}

const trayOf = (page: Page, count: number) => page.getByRole("button", { name: say("tray.open", { count }) });

test("what is ready reaches the waiter of the table and is served", async ({ restaurant, visit }) => {
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
  await restaurant.run(
    "update order_lines set status_changed_at = now() - interval '9 minutes' where tenant_id = $1",
  );
  await board.reload();
  const strip = board.getByRole("region", { name: say("kitchen.ready.title") });
  await expect(strip).toContainText("9min");
  await expectAccessible(board, "not picked up");
  await colleague.reload();
  await trayOf(colleague, 1).click();
  await expect(colleague.getByRole("dialog", { name: say("tray.title") })).toContainText(say("tray.late"));
  await tray.getByRole("button", { name: say("tray.go_order", { tokenNo: 1 }) }).click();
  await expect(strip).toHaveCount(0);
  await expect(tray.getByRole("button", { name: say("tray.stay") })).toBeVisible();
  await tray.getByRole("button", { name: say("tray.served_order", { tokenNo: 1 }) }).click();
  await expect(tray.getByText(say("tray.empty"))).toBeVisible();
  const lines = await restaurant.run("select status from order_lines where tenant_id = $1");
  expect(lines).toEqual([{ status: "delivered" }]);
});

test("what waits to be carried shows its minutes however long its place is called @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const names = ["Terraza de los señores del volcán", "Salón de los espejos grandes"];
  for (const [index, name] of names.entries()) {
    const tableId = restaurant.tables[index] ?? null;
    await restaurant.run(
      "update store_tables set title = $2 where tenant_id = $1 and id = $3",
      name,
      tableId,
    );
    const { orderId } = await sendOrder(till, restaurant, [dishes.carne(restaurant)], { tableId });
    await restaurant.run(
      `update order_lines set status = 'completed', status_changed_at = now() - make_interval(mins => $3)
       where tenant_id = $1 and order_id = $2`,
      orderId,
      index === 0 ? 2 : 65,
    );
  }
  const cookPerson = await restaurant.hire("cook");
  for (const size of ["phone", "tablet"] as const) {
    const board = await visit({ at: "/dashboard/kitchen", as: cookPerson, size });
    const chips = board.getByRole("region", { name: say("kitchen.ready.title") }).getByRole("listitem");
    // Longest waiting first, and what is late says so in a word.
    await expect(chips).toContainText([`${say("kitchen.ready.late")}1h 5min`, "2min"]);
    await expect(chips.last()).not.toContainText(say("kitchen.ready.late"));
    const first = await chips.first().evaluate((chip, minutes) => {
      const time = [...chip.querySelectorAll("span")].find(({ textContent }) => textContent === minutes);
      const [within, box] = [chip.getBoundingClientRect(), time?.getBoundingClientRect()];
      const place = chip.querySelector("[title]");
      return {
        isWhole: box !== undefined && box.width > 0 && box.right <= within.right && box.right <= innerWidth,
        isCut: place !== null && place.scrollWidth > place.clientWidth,
      };
    }, "1h 5min");
    expect(first).toEqual({ isWhole: true, isCut: true });
  }
});

test("a second round is marked, and what was taken off is told until seen @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const cookPerson = await restaurant.hire("cook");
  const till = await callAs(await restaurant.hire("admin"));
  const boards = await Promise.all(
    (["tablet", "desktop"] as const).map((size) => visit({ at: "/dashboard/kitchen", as: cookPerson, size })),
  );
  const [board, second] = boards as [Page, Page];
  const first = await sendOrder(till, restaurant, [dishes.carne(restaurant, 3)]);
  await expect(ticketOf(board, 1)).not.toContainText(say("kitchen.ticket.added"));
  const round = await sendOrder(till, restaurant, [dishes.quesadilla(restaurant)]);
  for (const each of boards) await expect(ticketOf(each, 2)).toContainText(say("kitchen.ticket.added"));
  await tapUntilGone(startOf(ticketOf(board, 1), "Carne asada", 3));
  await expect(completeOf(ticketOf(second, 1), "Carne asada", 3)).toBeVisible();
  const itemId = await lineOf(restaurant, first.orderId);
  await callRoute(till, voidLines, {
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
  await callRoute(till, voidLines, {
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

test("a new order is on the boards of its stations at once @further", async ({
  restaurant,
  callAs,
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
  await dialog.getByRole("textbox", { name: say("common.name") }).fill("Plancha caliente");
  await dialog.getByRole("button", { name: say("common.save") }).click();
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
  const bar = await visit({ at: "/dashboard/bar", as: cookPerson, size: "tablet" });
  for (const board of [kitchen, grill, bar]) await expect(board.getByText(say("shell.online"))).toBeVisible();
  await expect(kitchen.getByText(say("kitchen.empty_kitchen"))).toBeVisible();
  const till = await callAs(waiter);
  await sendOrder(till, restaurant, [
    dishes.carne(restaurant),
    dishes.quesadilla(restaurant),
    dishes.horchata(restaurant, 3),
  ]);
  await expect(ticketOf(bar, 1)).toContainText("Horchata");
  await expect(ticketOf(bar, 1)).not.toContainText("Quesadilla");
  await expect(ticketOf(kitchen, 1)).not.toContainText("Horchata");
  await expect(startOf(ticketOf(grill, 1), "Carne asada")).toBeVisible();
  await expect(ticketOf(grill, 1)).not.toContainText("Quesadilla");
  await expect(startOf(ticketOf(kitchen, 1), "Quesadilla")).toBeVisible();
  await expect(ticketOf(kitchen, 1)).not.toContainText("Carne asada");
  await chooseOnBoard(kitchen, say("kitchen.tool.all_day"));
  await expect(kitchen.getByRole("complementary")).toContainText("Quesadilla");
  await expectAccessible(kitchen, "all-day panel");
  await cook(ticketOf(grill, 1), "Carne asada");
  await expect(ticketOf(grill, 1)).toHaveCount(0);
});

test("of two devices that print by themselves one prints a new order @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const cook = await restaurant.hire("cook");
  const till = await callAs(await restaurant.hire("waiter"));
  const boards = await Promise.all(
    [1, 2].map(() => visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" })),
  );
  for (const board of boards) {
    await chooseOnBoard(board, say("kitchen.station.print_new"));
    await expect(board.getByText(say("kitchen.station.printing"))).toBeVisible();
    await expectLiveAndEmpty(board);
  }
  const opens = Promise.race(boards.map((board) => board.waitForEvent("popup")));
  const held = { ...dishes.quesadilla(restaurant), course: 2, hold: true };
  const onion = { ...dishes.carne(restaurant), notes: "sin cebolla" };
  const order = await sendOrder(till, restaurant, [onion, held, dishes.horchata(restaurant)], takeaway);
  const paper = await opens;
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText("1");
  await expect(paper.getByText("Carne asada")).toBeVisible();
  await expect(paper.getByText("sin cebolla")).toBeVisible();
  await expect(paper.getByText("Horchata")).toHaveCount(0);
  await expect(paper.getByText("Quesadilla")).toHaveCount(0);
  await expect(paper.getByText(say("kitchen.paper.duplicate"))).toHaveCount(0);
  for (const board of boards) {
    await expect(dishOf(ticketOf(board, 1), "Quesadilla")).toBeVisible();
    await expect(startOf(ticketOf(board, 1), "Quesadilla")).toHaveCount(0);
  }
  const opensAgain = Promise.race(boards.map((board) => board.waitForEvent("popup")));
  const [account] = await restaurant.run<{ id: AccountId }>("select id from accounts where tenant_id = $1");
  if (!account) throw new Error("the order has an account");
  await callRoute(till, fireCourse, { body: { account: account.id, course: 2 } });
  const second = await opensAgain;
  await expect(second.getByText(say("common.course_of", { course: 2 }))).toBeVisible();
  await expect(second.getByText("Quesadilla")).toBeVisible();
  await expect(second.getByText("Carne asada")).toHaveCount(0);
  for (const board of boards) await expect(startOf(ticketOf(board, 1), "Quesadilla")).toBeVisible();
  for (const board of boards) {
    const byHand = board.waitForEvent("popup");
    await ticketOf(board, 1)
      .getByRole("button", { name: say("kitchen.details.open", { orderNo: order.orderNo }) })
      .click();
    const name = say("kitchen.paper.print", { orderNo: order.orderNo, tokenNo: 1 });
    await board.getByRole("button", { name }).click();
    const copy = await byHand;
    await expect(copy.getByText("sin cebolla")).toBeVisible();
    await expect(copy.getByText("Horchata")).toHaveCount(0);
    await expect(copy.getByText(say("kitchen.paper.duplicate"))).toHaveCount(1);
    await expect(copy.locator("html")).toHaveAttribute("data-closed", "1");
  }
  const copies = await restaurant.run("select copy_no from ticket_prints where tenant_id = $1 order by 1");
  expect(copies).toEqual([1, 2, 3, 4].map((copy_no) => ({ copy_no })));
  const display = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hireWith(["KITCHEN_DISPLAY"]),
    size: "tablet",
  });
  await expect(startOf(ticketOf(display, 1), "Carne asada")).toBeVisible();
  await expect(dishOf(ticketOf(display, 1), "Carne asada")).toHaveCount(0);
});

test("the kitchen says that a dish is sold out, and the till hears it @further", async ({
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
  const onTill = tile(till, "Carne asada");
  await expect(onTill).toBeVisible();
  const open = () => dishOf(ticketOf(board, 1), "Carne asada").click();
  const dialog = board.getByRole("dialog", { name: "Carne asada" });
  const undo = board.getByRole("button", { name: say("common.undo") });
  await open();
  await expectAccessible(board, "what is said of a dish");
  await dialog.getByRole("button", { name: say("itemLimits.sold_out_tomorrow") }).click();
  await expect(undo).toBeVisible();
  await expect(onTill.getByText(say("itemLimits.sold_out_tomorrow"))).toBeVisible();
  await undo.click();
  await expect(onTill.getByText(say("itemLimits.sold_out_tomorrow"))).toHaveCount(0);
  await open();
  const count = dialog.getByRole("textbox", { name: say("itemLimits.count") });
  await count.fill("3");
  await count.press("Enter");
  await dialog.getByRole("button", { name: say("itemLimits.dish.left_today", { count: 3 }) }).click();
  await expect(onTill.getByText(say("pos.menu.low_stock", { count: 3 }))).toBeVisible();
  await chooseOnBoard(board, say("itemLimits.list.open"));
  const list = board.getByRole("dialog", { name: say("itemLimits.list.title") });
  await expect(list.getByText(say("itemLimits.left", { count: 3 }), { exact: true })).toBeVisible();
  await expectAccessible(board, "what is sold out");
  await list
    .getByRole("button", { name: say("itemLimits.list.unlimited_dish", { dish: "Carne asada" }) })
    .click();
  await expect(list.getByText(say("itemLimits.list.empty"))).toBeVisible();
  await expect(onTill.getByText(say("pos.menu.low_stock", { count: 3 }))).toHaveCount(0);
});
