import { guests as es } from "#app/words/es/guests.ts";
import { setGuestOrdering } from "#core/settings/contract/guest-ordering.ts";
import { setMenuHighlights } from "#menu/menu/contract/menu-highlights.ts";
import type { Id } from "#platform/domain/ids.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { accessibilityFaults, standardRules } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

/** Lowest place of the first dish at a table, in px from the top. */
const FIRST_DISH = 300;

/** Guests order at the first table of the restaurant; gives the address of its menu. */
async function guestsOrder(restaurant: Restaurant): Promise<string> {
  const [store] = await restaurant.run<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true, visit_opening = 'first_order',
      address = 'Calle Arce 12', phone = '2222-3333' where tenant_id = $1 returning menu_code`,
  );
  const [table] = await restaurant.run<{ locator: string }>(
    "select locator from store_tables where tenant_id = $1 order by id limit 1",
  );
  return `/m/${store?.menu_code}?table=${table?.locator}`;
}

test("at a table the first dish is within 300 px, and goes into the cart by one tap", async ({
  restaurant,
  visit,
  callAs,
}) => {
  const owner = await callAs(await restaurant.hire("admin"));
  const { carne } = restaurant.items;
  await callRoute(owner, setMenuHighlights, { body: { ids: [carne.id] } });
  const page = await visit({ at: await guestsOrder(restaurant) });
  const first = page.getByRole("main").getByRole("listitem").first();
  const topOf = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(await topOf()).toBeLessThanOrEqual(FIRST_DISH);
  await expect(page.getByRole("heading", { name: es.highlights })).toBeVisible();
  const adder = page.getByRole("group", { name: carne.title }).first();
  await adder.getByRole("button", { name: es.more }).click();
  await adder.getByRole("button", { name: es.more }).click();
  await expect(adder.getByRole("status")).toHaveText("2");
  await expect(page.getByRole("button", { name: es.view_order.replace("{{count}}", "2") })).toBeVisible();
  await adder.getByRole("button", { name: es.less }).click();
  await adder.getByRole("button", { name: es.less }).click();
  await expect(adder.getByRole("button", { name: es.less })).toBeHidden();
  await expect(adder.getByRole("button", { name: es.more })).toBeFocused();
  // Notices stand below, also that of a phone without a connection.
  await page.context().setOffline(true);
  await expect(page.getByText(es.offline)).toBeVisible();
  expect(await topOf()).toBeLessThanOrEqual(FIRST_DISH);
  expect(await screenFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page, standardRules)).toEqual([]);
});

test("the category that is read is marked, and a tap on another one goes there", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: await guestsOrder(restaurant), size: "phone" });
  await page.setViewportSize({ width: 390, height: 400 });
  const bar = page.getByRole("navigation", { name: es.categories });
  const drinks = bar.getByRole("link", { name: "Bebidas" });
  await drinks.click();
  await expect(drinks).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { name: "Bebidas" })).toBeInViewport();
  await bar.getByRole("link", { name: es.all }).click();
  await expect(drinks).not.toHaveAttribute("aria-current", "true");
  expect(new URL(page.url()).hash).toBe("");
});

test("a table orders again what it had, and what is sold out says so", async ({
  restaurant,
  visit,
  callAs,
}) => {
  const owner = await callAs(await restaurant.hire("admin"));
  const { carne, horchata } = restaurant.items;
  const table = await guestsOrder(restaurant);
  const page = await visit({ at: table });
  for (const dish of [carne, horchata])
    await page.getByRole("group", { name: dish.title }).getByRole("button", { name: es.more }).click();
  await page.getByRole("button", { name: es.view_order.replace("{{count}}", "2") }).click();
  await page.getByLabel(es.your_name).fill("Ana");
  await page.getByRole("button", { name: es.send_order }).click();
  await expect(page.getByRole("heading", { name: es.success_title })).toBeVisible();
  const [order] = await restaurant.run<{ id: Id<"QrOrder"> }>(
    "select id from qr_orders where tenant_id = $1",
  );
  await callRoute(owner, processQrOrder, { params: { id: order?.id ?? (0 as Id<"QrOrder">) } });
  await callRoute(owner, limitItem, {
    params: { itemId: horchata.id },
    body: { remaining: 0, until: "told" },
  });
  await page.goto(table);
  await page.getByRole("button", { name: es.again }).click();
  const sheet = page.getByRole("dialog", { name: es.again });
  await expect(sheet.getByRole("listitem").filter({ hasText: horchata.title })).toContainText(es.sold_out);
  // The phone's Back closes the sheet and not the menu.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: es.again }).click();
  await sheet.getByRole("button", { name: new RegExp(es.again_all.split("·")[0]?.trim() ?? "") }).click();
  await expect(page.getByRole("heading", { name: es.your_order })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: carne.title })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: horchata.title })).toBeHidden();
});

test("a colour on which white words are not read is refused at its field @further", async ({
  restaurant,
  visit,
  callAs,
}) => {
  const admin = await restaurant.hire("admin");
  await callRoute(await callAs(admin), setGuestOrdering, { body: { accent: "#a3324f" } });
  const table = await guestsOrder(restaurant);
  const office = await visit({ at: "/dashboard/settings/guest-ordering", as: admin });
  const field = office.getByRole("textbox", { name: say("guestOrdering.accent_code") });
  await expect(field).toHaveValue("#a3324f");
  await field.fill("#ffd400");
  await office.getByRole("button", { name: say("common.save") }).click();
  await expect(office.getByText(say("validation.accent_too_light"))).toBeVisible();
  const guest = await visit({ at: table });
  const accent = () => guest.locator("html").evaluate((page) => page.style.getPropertyValue("--accent"));
  expect(await accent()).toBe("#a3324f");
  // An offered colour is read aloud by its name.
  await office.getByRole("radio", { name: say("guestOrdering.accents.green"), exact: true }).check();
  await expect(field).toHaveValue("#2f6b3a");
  await office.getByRole("button", { name: say("common.save") }).click();
  await expect(office.getByText(say("guestOrdering.reply.saved"))).toBeVisible();
  await guest.reload();
  expect(await accent()).toBe("#2f6b3a");
});
