import { expectAccessible } from "./support/accessibility.ts";
import { ticketOf } from "./support/board.ts";
import { countTaps } from "./support/count-taps.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

test("on the phone a waiter seats and sends three dishes with nine taps", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  await restaurant.run("update users set confirm_sends = 0 where tenant_id = $1");
  const page = await visit({ at: "/dashboard/orders", as: waiter, size: "phone" });
  const kitchen = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const table = page.getByRole("button", { name: /^Mesa 1/ });
  const plan = page.getByRole("button", { name: say("orders.floor.plan") });
  await expect(plan).toBeVisible();

  // The device shows cards at first; once the plan was chosen it begins with it, and it is a tap less.
  const taps = await countTaps(page);
  await plan.click();
  await table.click();
  await tile(page, "Carne asada").click();
  await tile(page, "Horchata").click();
  await tile(page, "Pupusa de queso").click();
  const choice = page.getByRole("dialog", { name: "Pupusa de queso" });
  await choice.getByRole("checkbox", { name: /Extra queso/ }).check();
  await expectAccessible(page, "choices with quantity and note");
  await choice.getByRole("button", { name: /\$/ }).click();
  await expect(choice).toHaveCount(0);
  const openCart = page.getByRole("button", { name: new RegExp(say("pos.cart.open")) });
  await openCart.click();
  const total = dollars(650 + 150 + 150);
  await page.getByRole("button", { name: say("pos.cart.send_count", { count: 3, total }) }).click();

  const sent = page
    .getByRole("status")
    .filter({ hasText: say("pos.order_sent", { orderNo: 1, tokenNo: 1 }) })
    .filter({ has: page.getByRole("button") });
  await expect(sent).toBeVisible();
  expect(await taps()).toEqual({ taps: 9, keys: 0 });
  // Its time stands still while somebody points at it.
  await sent.hover();
  await expect(page).toHaveURL(/\/dashboard\/orders/);
  await expectAccessible(page, "order sent");
  await expect(ticketOf(kitchen, 1)).toContainText("Carne asada");

  await sent.getByRole("button", { name: say("common.undo") }).click();
  await expect(ticketOf(kitchen, 1)).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/pos\?tableId=\d+/);
  await openCart.click();
  await expect(cart(page).getByRole("listitem")).toHaveCount(3);
  await expect(cart(page)).toContainText("Extra queso");
  const status = await restaurant.run("select distinct status from order_lines where tenant_id = $1");
  expect(status).toEqual([{ status: "cancelled" }]);
});

test("what was sent last is repeated at today's prices, without what is sold out", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  await restaurant.run("update users set confirm_sends = 0 where tenant_id = $1");
  const page = await visit({ at: "/dashboard/pos", as: waiter });
  await expect(page.getByRole("region", { name: say("pos.repeat.title") })).toHaveCount(0);
  for (const title of ["Carne asada", "Carne asada", "Horchata"]) await tile(page, title).click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await page.keyboard.press("F9");
  const sends = page.getByRole("region", { name: say("pos.repeat.title") });
  await expect(sends).toContainText("2 Carne asada y 1 Horchata");
  await expectAccessible(page, "an empty cart with what was sent last");

  await restaurant.run(
    "update menu_items set price_cents = 700 where tenant_id = $1 and title = 'Carne asada'",
  );
  await restaurant.run(
    `insert into item_limits (tenant_id, menu_item_id, remaining)
      select tenant_id, id, 0 from menu_items where tenant_id = $1 and title = 'Horchata'`,
  );
  await page.reload();
  const repeat = sends.getByRole("button", {
    name: say("pos.repeat.name", { order: say("common.order_of", { orderNo: 1 }) }),
  });
  await repeat.click();
  await expect(lineOf(page, 1, "Carne asada")).toContainText(dollars(1400));
  await expect(cart(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText(say("pos.repeat.missing", { titles: "Horchata" }))).toBeVisible();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await page.keyboard.press("F9");
  await expect(sends.getByRole("listitem")).toHaveCount(2);

  // An order that is taken back is not offered to be repeated.
  await page
    .getByRole("button", { name: say("common.undo") })
    .last()
    .click();
  await expect(lineOf(page, 1, "Carne asada")).toBeVisible();
  await lineOf(page, 1, "Carne asada")
    .getByRole("button", { name: say("common.remove_title", { title: "Carne asada" }) })
    .click();
  await expect(sends.getByRole("listitem")).toHaveCount(1);
});
