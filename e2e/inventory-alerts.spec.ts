import { setUnitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

/** Cheese is at its minimum of a kilo when a quarter of one went with each of sixteen quesadillas. */
const LAST_BEFORE_LOW = 15;

const setStock = (restaurant: Restaurant, title: string, quantity: number) =>
  restaurant.run(
    "update inventory_items set quantity = $3 where tenant_id = $1 and title = $2",
    title,
    quantity,
  );

test("who keeps the store room is told once when an ingredient runs low @further", async ({
  restaurant,
  visit,
}) => {
  const keeper = await visit({ at: "/dashboard/inventory", as: await restaurant.hireWith(["INVENTORY"]) });
  const waiter = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  const badge = keeper
    .getByRole("banner")
    .getByRole("link", { name: say("stockAlerts.badge", { count: 1 }) });
  const low = say("stockAlerts.became.low", { title: "Queso" });
  await expect(keeper.getByRole("row").filter({ hasText: "Queso" })).toBeVisible();
  await sendOrder(waiter.request, restaurant, [dishes.quesadilla(restaurant, LAST_BEFORE_LOW)]);
  await expect(waiter.getByRole("main")).toContainText("$33.90");
  await expect(badge).toHaveCount(0);
  await sendOrder(waiter.request, restaurant, [dishes.quesadilla(restaurant)]);
  const told = keeper.getByRole("alert").filter({ hasText: low });
  await expect(told).toBeVisible();
  await expect(badge).toBeVisible();
  await told.getByRole("button", { name: say("stockAlerts.see") }).click();
  await expect(keeper.getByRole("heading", { level: 1, name: say("screens.toBuy") })).toBeVisible();
  await expect(keeper.getByRole("row").filter({ hasText: "Queso" })).toContainText(
    say("inventory.statuses.low"),
  );
  // Another dish leaves it low, and nobody is told again; the last of it is another matter.
  await sendOrder(waiter.request, restaurant, [dishes.quesadilla(restaurant)]);
  await sendOrder(waiter.request, restaurant, [dishes.quesadilla(restaurant, 3)]);
  await expect(
    keeper.getByRole("alert").filter({ hasText: say("stockAlerts.became.out", { title: "Queso" }) }),
  ).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(waiter.getByRole("alert").filter({ hasText: "Queso" })).toHaveCount(0);
  await expect(waiter.getByRole("link", { name: /insumo/ })).toHaveCount(0);
});

test("what to buy is read and shared on a phone @further", async ({ restaurant, visit }) => {
  await setStock(restaurant, "Queso", 400);
  await setStock(restaurant, "Masa de maíz", 0);
  const at = "/dashboard/inventory/to-buy";
  const page = await visit({ at, as: await restaurant.hireWith(["INVENTORY"]), size: "phone" });
  const items = page
    .getByRole("listitem")
    .or(page.getByRole("row"))
    .filter({ hasText: /Masa|Queso/ });
  await expect(items.first()).toContainText("Masa de maíz");
  await expect(items.first()).toContainText(say("inventory.statuses.out"));
  await expectAccessible(page, "what to buy");
  expect(await screenFaults(page)).toEqual([]);
  await page.getByRole("button", { name: say("stockAlerts.share") }).click();
  const sharing = page.getByRole("dialog", { name: say("stockAlerts.share_title") });
  const text = sharing.getByRole("textbox", { name: say("stockAlerts.share_text") });
  await expect(text).toHaveValue(/- Masa de maíz: 4.kg \(hay 0.kg\)\n- Queso: 2.kg \(hay 0\.4.kg\)/);
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "sharing");
  await text.fill("Solo queso");
  await expect(sharing.getByRole("link", { name: say("stockAlerts.whatsapp") })).toHaveAttribute(
    "href",
    "https://wa.me/?text=Solo%20queso",
  );
  await sharing.getByRole("button", { name: say("ui.close") }).click();
  await page.getByRole("button", { name: say("lists.discard.cancel") }).click();
  await sharing.getByRole("button", { name: say("common.copy") }).click();
  await expect(page.getByRole("status").filter({ hasText: say("stockAlerts.copied") })).toBeVisible();
  // What was copied is not lost: nothing is asked.
  await sharing.getByRole("button", { name: say("ui.close") }).click();
  // What is to buy is a purchase already, of whom it was bought last: nobody who is known.
  await page.getByRole("button", { name: say("common.new_purchase") }).click();
  const buying = page.getByRole("dialog", { name: say("stockAlerts.buy_title") });
  await expectAccessible(page, "of whom to buy");
  expect(await screenFaults(page)).toEqual([]);
  await buying.getByRole("link", { name: say("stockAlerts.nobody") }).click();
  const masa = page.getByRole("listitem", { name: say("purchases.form.item", { no: 1 }) });
  await expect(masa.getByRole("textbox", { name: say("common.quantity") })).toHaveValue("4");
  await expect(page.getByRole("listitem", { name: say("purchases.form.item", { no: 2 }) })).toBeVisible();
  await page.goBack();
  await page.getByRole("textbox", { name: say("stockAlerts.search") }).fill("ques");
  await expect(items).toHaveCount(1);
  await expect(page).toHaveURL(/q=ques/);
});

test("a dish tells what it costs and what is left of its price @further", async ({ restaurant, visit }) => {
  const { quesadilla, horchata } = restaurant.items;
  const path = (id: number) => `/dashboard/settings/menu-items/${id}`;
  const page = await visit({ at: path(quesadilla.id), as: await restaurant.hire("admin") });
  await expect(page.getByText(say("menuItems.cost.unknown", { count: 1 })).first()).toBeVisible();
  await callRoute(page.request, setUnitCost, {
    params: { id: restaurant.stock.queso },
    body: { unit_cost: microsFromDecimal(6) },
  });
  await page.reload();
  // A quarter of a kilo at $6.00 of $2.00 without IVA; at 30 % it would be $5.00.
  await expect(page.getByText(say("menuItems.cost.margin", { margin: 25 })).first()).toBeVisible();
  await expect(page.getByText(say("menuItems.cost.target", { amount: "$5.00" })).first()).toBeVisible();
  const use = page.getByRole("button", { name: say("menuItems.cost.use", { amount: "$5.00" }) });
  await use.click();
  await expect(use).toHaveCount(0);
  await expect(page.getByText(say("menuItems.cost.margin", { margin: 70 })).first()).toBeVisible();
  await page.getByRole("button", { name: say("menuItems.detail.save") }).click();
  await expect(page.getByRole("status").filter({ hasText: "Quesadilla" }).first()).toBeVisible();
  await expectAccessible(page, "the cost of a dish");
  await page.goto(path(horchata.id));
  await expect(page.getByText(say("menuItems.cost.no_recipe"))).toBeVisible();
});

test("a screen stands although the mark in the frame cannot be loaded @further", async ({
  restaurant,
  visit,
}) => {
  await setStock(restaurant, "Queso", 400);
  const page = await visit({
    at: "/dashboard/inventory/counts",
    as: await restaurant.hireWith(["INVENTORY"]),
  });
  let isCut = true;
  let refused = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const reply = await route.fetch();
    if (!isCut || !(await reply.text()).includes("as LowStockLink"))
      return route.fulfill({ response: reply });
    refused += 1;
    return route.abort();
  });
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1, name: say("screens.stockCounts") })).toBeVisible();
  isCut = false;
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("stockAlerts.badge", { count: 1 }) }),
  ).toBeVisible();
});
