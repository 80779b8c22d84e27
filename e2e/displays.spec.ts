import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { OrderId } from "#platform/domain/ids.ts";
import { listOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { completeOf, startOf, tapUntilGone, ticketOf } from "./support/board.ts";
import { cuttableLine } from "./support/cuttable-line.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { aRestaurant, type Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { chooseTool, tile } from "./support/till-page.ts";

const away = { deliveryType: "takeaway", tableId: null } as const;
const carne = 650;
const horchata = 150;

/** A column of the board that guests read. */
const column = (board: Page, kind: "preparing" | "ready"): Locator =>
  board.getByRole("region", { name: new RegExp(`^${say(`orderDisplay.${kind}`)}(?! para)`) });
const numbers = (board: Page, kind: "preparing" | "ready") => column(board, kind).getByRole("listitem");
const number = (tokenNo: number) => say("orderDisplay.token", { tokenNo });

const addDish = (till: Page, dish: string) => tile(till, dish).click();

/** The display that follows this till, chosen from the list by the till's number. */
async function followTill(display: Page, till: Page): Promise<string> {
  await chooseTool(till, say("customerDisplay.connect.open"));
  const dialog = till.getByRole("dialog", { name: say("customerDisplay.connect.open") });
  const code = (await dialog.getByText(/^\d{4}$/).textContent()) ?? "";
  await till.keyboard.press("Escape");
  await display.getByRole("button", { name: say("customerDisplay.till", { code }) }).click();
  return code;
}

test("guests follow their number from the kitchen to the counter", async ({ restaurant, callAs, visit }) => {
  const [guests, kitchen, till] = [
    await visit({
      at: "/dashboard/order-status",
      as: await restaurant.hireWith(["ORDER_STATUS_DISPLAY"]),
    }),
    await visit({
      at: "/dashboard/kitchen",
      as: await restaurant.hire("cook"),
      size: "tablet",
    }),
    await callAs(await restaurant.hire("cashier")),
  ];
  await expect(guests.getByText(say("orderDisplay.nobody"))).toBeVisible();
  await expectAccessible(guests, "nobody waits");
  const { orderId } = await sendOrder(till, restaurant, [dishes.carne(restaurant)], away);
  await sendOrder(till, restaurant, [dishes.horchata(restaurant)], away);
  await expect(numbers(guests, "preparing")).toHaveText([/1$/, /2$/]);
  const ticket = ticketOf(kitchen, 1);
  await tapUntilGone(startOf(ticket, "Carne asada"));
  await expect(numbers(guests, "preparing")).toHaveText([/1$/, /2$/]);
  await tapUntilGone(completeOf(ticket, "Carne asada"));
  const ready = numbers(guests, "ready");
  await expect(ready).toHaveText([new RegExp(`${number(1)}`)]);
  await expect(numbers(guests, "preparing")).toHaveText([/2$/]);
  expect(await fontSize(ready.first())).toBeGreaterThanOrEqual(64);
  await expect(guests.getByText(say("orderDisplay.called", { tokenNo: 1 }))).toBeAttached();
  await expectAccessible(guests, "a number is called");
  await deliver(till, restaurant, orderId);
  await expect(ready).toHaveCount(0);
  await expect(numbers(guests, "preparing")).toHaveText([/2$/]);
});

test("a display on another device follows the till: cart, number, bill, change @further", async ({
  restaurant,
  visit,
}) => {
  const cashier = await restaurant.hire("cashier");
  const till = await visit({ at: "/dashboard/pos", as: cashier });
  const display = await visit({
    at: "/dashboard/customer-display",
    as: await restaurant.hireWith(["CUSTOMER_DISPLAY"]),
    size: "tablet",
  });
  await expect(display.getByText(say("customerDisplay.choose"))).toBeVisible();
  const code = await followTill(display, till);
  await expect(display.getByText(say("customerDisplay.till", { code }), { exact: true })).toBeVisible();
  await expect(display.getByText(restaurant.name).last()).toBeVisible();
  await expectAccessible(display, "welcome");
  await addDish(till, "Carne asada");
  await addDish(till, "Horchata");
  await expect(display.getByRole("listitem").filter({ hasText: "Horchata" })).toContainText(
    dollars(horchata),
  );
  await expect(display.getByText(dollars(carne + horchata))).toBeVisible();
  await expectAccessible(display, "the cart of the till");
  // Where it was is kept: the device may be switched off and on.
  await display.reload();
  await expect(display.getByText(dollars(carne + horchata))).toBeVisible();
  await till.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await till.keyboard.press("F9");
  await till.getByRole("dialog").getByRole("button", { name: /\$/ }).click();
  await expect(display.getByText(say("customerDisplay.thanks_token"))).toBeVisible();
  await expect(display.getByText("1", { exact: true })).toBeVisible();
  await completeAll(till);
  await till.goto("/dashboard/order-charge");
  await till.getByRole("button", { name: new RegExp(dollars(carne + horchata).replace("$", "\\$")) }).click();
  await expect(display.getByText(say("customerDisplay.your_bill"))).toBeVisible();
  await expectAccessible(display, "the bill");
  const pay = till.getByRole("dialog");
  await pay.getByRole("radio", { name: "Efectivo" }).check();
  await pay.getByLabel(say("payments.received"), { exact: false }).fill("10");
  await pay.getByRole("button", { name: say("payments.pay", { amount: dollars(carne + horchata) }) }).click();
  await expect(display.getByText(say("customerDisplay.change"))).toBeVisible();
  const figures = display.getByRole("definition");
  await expect(figures).toHaveText([dollars(carne + horchata), dollars(1000), dollars(200)]);
  await expectAccessible(display, "thanks and change");
  await till
    .getByRole("dialog")
    .getByRole("button", { name: say("payments.done.close") })
    .click();
  await till.goto("/dashboard/pos");
  await addDish(till, "Horchata");
  await expect(display.getByText(dollars(horchata)).first()).toBeVisible();
  await till.close();
  await expect(display.getByText(say("customerDisplay.silent", { code }))).toBeVisible();
  await expect(display.getByText("Horchata")).toHaveCount(0);
});

test("riders are called apart from guests, and what is ready comes first", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("cashier"));
  const delivery = { deliveryType: "delivery", tableId: null } as const;
  const forRider = await sendOrder(till, restaurant, [dishes.carne(restaurant)], delivery);
  const forGuest = await sendOrder(till, restaurant, [dishes.carne(restaurant)], away);
  await sendOrder(till, restaurant, [dishes.horchata(restaurant)], delivery);
  for (const { orderId } of [forRider, forGuest]) await complete(till, orderId);
  const board = await visit({
    at: "/dashboard/order-status",
    as: await restaurant.hireWith(["ORDER_STATUS_DISPLAY"]),
  });
  const region = (name: string) => board.getByRole("region", { name, exact: true });
  const rider = region(say("orderDisplay.rider"));
  await expect(rider.getByRole("listitem")).toHaveText([new RegExp(`${number(1)}`)]);
  await expect(board.getByRole("heading", { level: 2 })).toHaveText([
    new RegExp(`^${say("orderDisplay.ready")}${say("orderDisplay.ready_hint")}$`),
    say("orderDisplay.rider"),
    say("orderDisplay.preparing"),
  ]);
  await expect(numbers(board, "preparing")).toHaveText([
    new RegExp(say("orderDisplay.token_rider", { tokenNo: 3 })),
  ]);
  expect(await fontSize(rider.getByRole("listitem").first())).toBeGreaterThanOrEqual(64);
  await expectAccessible(board, "a rider is called");
});

test("a display without a till welcomes guests and says at its edge how it gets one", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run("update store_settings set guest_accent = '#7c3f98' where tenant_id = $1");
  const display = await visit({
    at: "/dashboard/customer-display",
    as: await restaurant.hireWith(["CUSTOMER_DISPLAY"]),
    size: "tablet",
  });
  const welcome = display.getByText(say("customerDisplay.welcome"));
  await expect(welcome).toBeVisible();
  const name = display.getByText(restaurant.name).last();
  const hint = display.getByText(say("customerDisplay.no_till"));
  await expect(hint).toBeVisible();
  expect(await fontSize(name)).toBeGreaterThanOrEqual(3 * (await fontSize(hint)));
  const ground = welcome.locator("xpath=ancestor::*[@style]").last();
  await expect(ground).toHaveCSS("background-color", "rgb(124, 63, 152)");
  await expectAccessible(display, "the welcome without a till");
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  await addDish(till, "Horchata");
  await display
    .getByRole("button", { name: new RegExp(`^${say("customerDisplay.till", { code: "" })}`) })
    .click();
  await expect(hint).toHaveCount(0);
  await expect(display.getByText(dollars(horchata)).first()).toBeVisible();
});

test("the second screen of a till finds its till by itself @further", async ({
  restaurant,
  visit,
  database,
}) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  await addDish(till, "Carne asada");
  const screen = till.context().waitForEvent("page");
  await chooseTool(till, say("customerDisplay.connect.open"));
  await till.getByRole("link", { name: say("customerDisplay.connect.open_window") }).click();
  await expect((await screen).getByText(dollars(carne)).first()).toBeVisible();
  const other = await aRestaurant(database);
  const foreign = await visit({ at: "/dashboard/customer-display", as: await other.hire("cashier") });
  await expect(foreign.getByText(say("customerDisplay.no_till"))).toBeVisible();
  await expectAccessible(foreign, "no till to choose");
  await addDish(await reopened(till), "Horchata");
  await expect((await screen).getByText(dollars(carne + horchata))).toBeVisible();
  await expect(foreign.getByText(say("customerDisplay.no_till"))).toBeVisible();
});

/** The till with its dialog away. */
async function reopened(till: Page): Promise<Page> {
  await till.bringToFront();
  await till.keyboard.press("Escape");
  await expect(till.getByRole("dialog")).toHaveCount(0);
  return till;
}

test("a display that lost its line catches up with the till when it is back @further", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  const display = await visit({
    as: await restaurant.hireWith(["CUSTOMER_DISPLAY"]),
  });
  const line = await cuttableLine(display);
  await display.goto("/dashboard/customer-display");
  await followTill(display, till);
  await addDish(till, "Carne asada");
  await expect(display.getByText(dollars(carne)).first()).toBeVisible();
  await line.cut();
  await addDish(till, "Horchata");
  await expect(display.getByRole("alert")).toBeVisible();
  await line.mend();
  await expect(display.getByText(dollars(carne + horchata))).toBeVisible();
});

async function fontSize(element: Locator): Promise<number> {
  return element.evaluate((item) => Number.parseFloat(getComputedStyle(item).fontSize));
}

async function deliver(till: APIRequestContext, restaurant: Restaurant, orderId: OrderId): Promise<void> {
  const lines = await restaurant.run<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  for (const { id } of lines)
    await callRoute(till, updateLineStatus, {
      params: { itemId: id as never },
      body: { status: "delivered" },
    });
}

async function completeAll(till: Page): Promise<void> {
  const { groups } = await callRoute(till.request, listOrders);
  for (const order of groups.flatMap((group) => group.orders)) await complete(till.request, order.id);
}
