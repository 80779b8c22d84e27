import type { Page, Request } from "@playwright/test";
import type { OrderId } from "#platform/domain/ids.ts";
import { addReservation } from "#service/reservations/contract/reservations.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const at = "/dashboard/home";
const carne = 650;
const orders = 12;

type Card = "sales" | "visits" | "hours" | "open" | "late" | "stock" | "top" | "reservations";
const card = (page: Page, name: Card) => page.getByRole("article", { name: say(`dashboard.${name}.title`) });
const figure = (page: Page, name: Card, label: string) =>
  card(page, name)
    .locator("div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

/** The order was sent so many minutes ago. */
async function backdate({ run }: Restaurant, orderId: OrderId, minutes: number): Promise<void> {
  await run(
    "update order_lines set created_at = created_at - $3 * interval '1 minute' where tenant_id = $1 and order_id = $2",
    orderId,
    minutes,
  );
}

/** Nothing was sold yet: the day's cards stand there once the first steps are put away. */
const putGuideAway = (page: Page) =>
  page.getByRole("button", { name: say("setup.put_away"), exact: true }).click();

/** Somebody who sells, cooks and charges on a device of their own, without a screen. */
const worker = async (restaurant: Restaurant) => restaurant.hireWith(["POS", "ORDERS", "ORDER_BILLING"]);

test("what is sent, cooked and paid elsewhere changes the owner's figures", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hire("admin") });
  await putGuideAway(page);
  const till = await callAs(await worker(restaurant));
  await test.step("before the first order every card says that there is nothing", async () => {
    await expect(card(page, "sales")).toContainText(dollars(0));
    await expect(card(page, "open")).toContainText(say("dashboard.open.empty"));
    await expect(card(page, "late")).toContainText(say("dashboard.late.empty"));
    await expect(card(page, "stock")).toContainText(say("dashboard.stock.empty"));
    await expect(card(page, "top")).toContainText(say("dashboard.top.empty"));
    await expect(card(page, "sales")).toContainText(say("dashboard.hours.empty"));
  });
  const first = await sendOrder(till, restaurant, [dishes.carne(restaurant, 2)]);
  await test.step("an order is an open account, and a best seller", async () => {
    await expect(card(page, "open")).toContainText(
      say("dashboard.open.left", { amount: dollars(2 * carne) }),
    );
    await expect(card(page, "open")).toContainText("Mesa 1");
    await expect(card(page, "top")).toContainText("Carne asada");
    await expect(card(page, "top")).toContainText(say("dashboard.top.sold", { count: 2 }));
    await expect(figure(page, "visits", say("common.orders"))).toContainText("1");
  });
  await test.step("a dish that waits too long is told as the kitchen's board tells it", async () => {
    await backdate(restaurant, first.orderId, 25);
    const [, second] = restaurant.tables;
    const next = await sendOrder(till, restaurant, [dishes.horchata(restaurant)], { tableId: second });
    await expect(card(page, "late")).toContainText(say("dashboard.late.tickets", { count: 1 }));
    await expect(card(page, "late")).toContainText(
      say("dashboard.late.place", { place: "Mesa 1", token: first.tokenNo }),
    );
    await complete(till, first.orderId);
    await expect(card(page, "late")).toContainText(say("dashboard.late.empty"));
    await complete(till, next.orderId);
    await payOrder(till, restaurant, { orderId: next.orderId, balance: 150 });
  });
  await payOrder(till, restaurant, { orderId: first.orderId, balance: 2 * carne, tip: 100 });
  await test.step("what is paid is sold, without the tip, and by its hour", async () => {
    await expect(card(page, "sales")).toContainText(dollars(2 * carne + 150));
    await expect(figure(page, "sales", say("dashboard.sales.average"))).toContainText(
      dollars((2 * carne + 150) / 2),
    );
    await expect(card(page, "open")).toContainText(say("dashboard.open.empty"));
    await card(page, "sales")
      .getByRole("radio", { name: say("common.orders") })
      .check({ force: true });
    const name = `${say("ui.showTable")}: ${say("common.orders")}`;
    await card(page, "sales").getByRole("button", { name }).click();
    await expect(card(page, "sales").getByRole("cell", { name: "2", exact: true })).toBeVisible();
  });
  await expectAccessible(page, "dashboard");
  await card(page, "open")
    .getByRole("link", { name: say("screens.orders") })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/orders/);
});

test("a table that is booked elsewhere is expected on the dashboard by itself @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hire("admin"), size: "phone" });
  await putGuideAway(page);
  const scope = ["MANAGE_RESERVATIONS"] as const;
  const phone = await callAs(await restaurant.hireWith(scope));
  const expected = card(page, "reservations");
  await expect(expected).toContainText(say("dashboard.reservations.empty"));
  await callRoute(phone, addReservation, {
    body: {
      customerId: restaurant.customerId,
      date: new Date(Date.now() + 3_600_000),
      tableId: restaurant.tables[0],
      status: "booked",
      notes: null,
      peopleCount: 4,
      despite: [],
    },
  });
  await expect(expected).toContainText("Mesa 1");
  await expect(expected).toContainText(say("common.people_count", { count: 4 }));
  await expected.getByRole("link").click();
  await expect(page).toHaveURL(/\/dashboard\/reservation/);
});

test("on a phone the day's figure and its line are in sight at once @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("admin"), size: "phone" });
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  await payOrder(page.request, restaurant, { orderId, balance: carne });
  await page.goto(at);
  await expect(card(page, "sales")).toContainText(dollars(carne));
  const line = card(page, "sales").getByRole("img", { name: say("dashboard.sales.title") });
  await expect(line).toBeVisible();
  // The first steps that are left stand above in a line of their own.
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
});

test("a rush of orders is read a few times, not once for each @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hire("admin") });
  await putGuideAway(page);
  const till = await callAs(await worker(restaurant));
  await expect(card(page, "open")).toContainText(say("dashboard.open.empty"));
  const reads: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/dashboard")) reads.push(pathname);
  });
  const started = Date.now();
  for (let sent = 0; sent < orders; sent += 1)
    await sendOrder(till, restaurant, [dishes.carne(restaurant)], {
      deliveryType: "delivery",
      tableId: null,
    });
  await expect(card(page, "open")).toContainText(
    say("dashboard.open.left", { amount: dollars(orders * carne) }),
  );
  // One just after the first, then one in three seconds at most.
  expect(reads.length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - started) / 3_000));
  expect(reads.length).toBeLessThan(orders);
});

test("cards that cannot be read say so while the others stand @further", async ({ restaurant, visit }) => {
  const page = await visit({ as: await restaurant.hire("admin"), size: "phone" });
  const now = /\/dashboard\/now(\?|$)/;
  await page.route(now, (route) => route.abort());
  await page.goto(at);
  await putGuideAway(page);
  await expect(card(page, "sales")).toContainText(dollars(0));
  const retry = card(page, "late").getByRole("button", { name: say("ui.retry") });
  await expect(retry).toBeVisible();
  await expect(card(page, "top")).toContainText(say("dashboard.top.empty"));
  await expect(card(page, "open")).toContainText(say("dashboard.open.empty"));
  await page.unroute(now);
  await retry.click();
  await expect(card(page, "late")).toContainText(say("dashboard.late.empty"));
  await expect(card(page, "stock")).toContainText(say("dashboard.stock.empty"));

  // What one answer fills says once that it is not there.
  const day = /\/api\/v1\/dashboard(\?|$)/;
  await page.route(day, (route) => route.abort());
  await page.reload();
  const again = page.getByRole("button", { name: say("ui.retry") });
  await expect(again).toHaveCount(1);
  await expect(card(page, "late")).toContainText(say("dashboard.late.empty"));
  await expectAccessible(page, "a day that cannot be read");
  await page.unroute(day);
  await again.click();
  await expect(card(page, "sales")).toContainText(say("dashboard.hours.empty"));
});

test("somebody who counts a drawer blind is not shown what was sold @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hireWith(["DASHBOARD", "ORDER_BILLING"]) });
  const till = await callAs(await worker(restaurant));
  await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
  await expect(card(page, "open")).toContainText(say("dashboard.open.left", { amount: dollars(carne) }));
  await expect(card(page, "sales")).toHaveCount(0);
  await expect(card(page, "late")).toHaveCount(0);
  await expect(card(page, "stock")).toHaveCount(0);
  await expect(card(page, "hours").getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: say("screens.menuItems") })).toHaveCount(0);
  await expect(card(page, "open").getByRole("link")).toHaveAttribute("href", /order-charge|orders/);
});
