import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { accountCard, accountDetails, openDetails } from "./support/accounts-page.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

/** The desk at which issue 40 counts accounts. */
const desk = { width: 1440, height: 900 };
const ACCOUNTS = 24;

async function openMany(page: Page, restaurant: Restaurant): Promise<void> {
  for (const tableId of restaurant.tables)
    await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], { tableId });
  for (let count = restaurant.tables.length; count < ACCOUNTS; count += 1)
    await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)], {
      deliveryType: "takeaway",
      tableId: null,
    });
}

/** Counts the cards that are whole in the window. */
async function wholeCards(page: Page): Promise<number> {
  await expect(page.getByRole("article")).toHaveCount(ACCOUNTS);
  return page.getByRole("article").evaluateAll((cards) => {
    const room = document.querySelector("main")?.getBoundingClientRect();
    return cards.filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return room !== undefined && top >= room.top && bottom <= room.bottom;
    }).length;
  });
}

test("a desk shows 18 accounts to charge and 12 open ones with their state", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire("manager") });
  await page.setViewportSize(desk);
  await openMany(page, restaurant);
  await page.goto("/dashboard/order-charge");
  expect(await wholeCards(page)).toBeGreaterThanOrEqual(18);
  await expectAccessible(page, "many accounts to charge");
  await page.goto("/dashboard/orders");
  expect(await wholeCards(page)).toBeGreaterThanOrEqual(12);
  await expect(page.getByRole("article").getByText(say("orders.state.waiting"))).toHaveCount(ACCOUNTS);
});

test("on a phone the first account is near the top, and the plan is one tap away", async ({
  restaurant,
  visit,
}) => {
  const as = await restaurant.hire("manager");
  const page = await visit({ at: "/dashboard/orders", as, size: "phone" });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  for (const at of ["/dashboard/orders", "/dashboard/order-charge"]) {
    await page.goto(at);
    const box = await accountCard(page, "Mesa 1").boundingBox();
    expect(box?.y).toBeLessThanOrEqual(160);
    await page.getByRole("button", { name: say("orders.floor.plan") }).click();
    await page.getByRole("button", { name: /^Mesa 1/ }).click();
    await expect(accountDetails(page, "Mesa 1")).toContainText("Carne asada");
    await expectAccessible(page, `details on a phone, ${at}`);
    await page.goBack();
    await expect(accountDetails(page, "Mesa 1")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(at));
  }
});

test("the order of the accounts is remembered on the device, on both screens @further", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager") });
  const hers = await visit({ at: "/dashboard/orders", as: waiter });
  await sendOrder(page.request, restaurant, [dishes.horchata(restaurant)]);
  await sendOrder(hers.request, restaurant, [dishes.carne(restaurant)], { tableId: restaurant.tables[1] });
  const names = (of: Page) =>
    of.getByRole("article").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await expect.poll(() => names(page)).toEqual(["Mesa 1", "Mesa 2"]);
  const arrange = async (of: Page, how: "oldest" | "amount" | "area" | "mine") => {
    await of.getByRole("button", { name: new RegExp(`^${say("orders.arrange.label")}`) }).click();
    await of.getByRole("menuitemradio", { name: say(`orders.arrange.${how}`) }).click();
  };
  await arrange(page, "amount");
  await expect.poll(() => names(page)).toEqual(["Mesa 2", "Mesa 1"]);
  await page.goto("/dashboard/order-charge");
  await expect.poll(() => names(page)).toEqual(["Mesa 2", "Mesa 1"]);
  await arrange(page, "area");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await arrange(hers, "mine");
  await hers.reload();
  await expect(hers.getByRole("heading", { level: 2 })).toContainText([
    say("orders.arrange.groups.mine"),
    say("orders.arrange.groups.others"),
  ]);
  await expect.poll(() => names(hers)).toEqual(["Mesa 2", "Mesa 1"]);
  await expectAccessible(hers, "accounts in groups");
});

test("/ leads to the search; the details close by Esc, cross and Back @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager") });
  await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  const search = page.getByRole("textbox", { name: say("orders.search") });
  for (const at of ["/dashboard/orders", "/dashboard/order-charge"]) {
    await page.goto(at);
    await expect(accountCard(page, "Mesa 1")).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.press("Tab");
    const details = await openDetails(page, "Mesa 1");
    await expect(details).toContainText(say("orders.card.token", { token: 1 }));
    await page.keyboard.press("Escape");
    await expect(details).toHaveCount(0);
    await openDetails(page, "Mesa 1");
    await details.getByRole("button", { name: say("ui.close") }).click();
    await expect(details).toHaveCount(0);
    await openDetails(page, "Mesa 1");
    await page.goBack();
    await expect(details).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(at));
  }
});
