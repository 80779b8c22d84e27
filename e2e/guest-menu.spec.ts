import type { Page } from "@playwright/test";
import { guests as ar } from "#app/words/ar/guests.ts";
import { guests as en } from "#app/words/en/guests.ts";
import { codePage, guests as es } from "#app/words/es/guests.ts";
import { accessibilityFaults, standardRules } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

/** Phones and a tablet, as guests have them. */
const widths = [360, 390, 768] as const;

/** Nothing is too small, nothing scrolls sideways, and everybody can read it, in both modes. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await screenFaults(page), `${what}, ${width} px`).toEqual([]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page, standardRules), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test("a guest reads the menu, looks for a dish and changes the language", async ({ restaurant, visit }) => {
  const [store] = await restaurant.run<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  const [table] = await restaurant.run<{ locator: string; title: string }>(
    "select locator, title from store_tables where tenant_id = $1 order by id limit 1",
  );
  await restaurant.run(
    "insert into item_limits (tenant_id, menu_item_id, remaining) values ($1, $2, 0)",
    restaurant.items.carne.id,
  );
  const page = await visit({ at: `/m/${store?.menu_code}?table=${table?.locator}` });
  await expect(page.getByText(table?.title ?? "", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Carne asada/ })).toContainText(es.sold_out);
  await expectSound(page, "the menu");

  const search = page.getByRole("searchbox", { name: es.search });
  await search.fill("PUPÚSA");
  await expect(page.getByRole("button", { name: /Carne asada/ })).toBeHidden();
  await search.fill("no hay");
  await expect(page.getByText(es.no_results)).toBeVisible();
  await page.getByRole("button", { name: es.show_all }).click();

  const dish = page.getByRole("button", { name: /Pupusa/ }).first();
  await dish.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(es.variants);
  await expectSound(page, "a dish");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(dish).toBeFocused();

  await page.getByRole("button", { name: es.language_share }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("searchbox", { name: ar.search })).toBeVisible();
  await expectSound(page, "the menu in Arabic");
  // The page itself, its scripts and its styles.
  await page.waitForFunction(async () => {
    const files = document.querySelectorAll<HTMLElement>(
      "script[src], link[rel=stylesheet], link[rel=modulepreload]",
    );
    const own = [...files].map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "");
    const kept = (await (await caches.open("comanda-guests-1")).keys()).map(
      ({ url }) => new URL(url).pathname,
    );
    return [window.location.pathname, ...own].every((address) => kept.includes(address));
  });
  await page.context().setOffline(true);
  await expect(page.getByText(ar.offline)).toBeVisible();
  await expect(page.getByRole("button", { name: /Carne asada/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText(ar.offline)).toBeVisible();
  await expect(page.getByRole("button", { name: /Carne asada/ })).toContainText(ar.sold_out);
});

test("a guest reads the menu in their language and leaves out what they cannot eat @further", async ({
  restaurant,
  visit,
}) => {
  const { carne, pupusa, quesadilla } = restaurant.items;
  const owner = await restaurant.hire("admin");
  const [store] = await restaurant.run<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  await restaurant.run(
    "update menu_items set allergens = '{}', diets = '{gluten_free}' where tenant_id = $1 and id = $2",
    carne.id,
  );
  await restaurant.run(
    "update menu_items set allergens = '{milk}', diets = '{vegetarian,gluten_free}' where tenant_id = $1 and id = $2",
    pupusa.id,
  );
  const office = await visit({ at: "/dashboard/settings/menu-items/translations?language=en", as: owner });
  await office.getByRole("textbox", { name: carne.title }).fill("Grilled beef");
  await office.getByRole("button", { name: say("menuItems.translations.save") }).click();
  await expect(office.getByText(say("menu.reply.translations_saved"))).toBeVisible();
  const page = await visit({ at: `/m/${store?.menu_code}?lang=en` });
  const dish = (name: string) => page.getByRole("button", { name: new RegExp(name) });
  await expect(dish("Grilled beef")).toContainText(en.di_gluten_free);
  await expect(dish(quesadilla.title)).toBeVisible();

  await page.getByRole("button", { name: en.filters }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: en.al_milk }).check();
  await expectSound(page, "diets and allergens");
  await dialog.getByRole("button", { name: en.show_dishes.replace("{{count}}", "1") }).click();
  await expect(dish(pupusa.title)).toBeHidden();
  // Nobody has said what is in it.
  await expect(dish(quesadilla.title)).toBeHidden();
  await page.reload();
  await expect(page.getByText(en.without.replace("{{what}}", en.al_milk))).toBeVisible();
  await expectSound(page, "a filtered menu");
  await dish("Grilled beef").click();
  await expect(dialog).toContainText(en.contains_none);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: en.clear_filter }).click();
  await dish(quesadilla.title).click();
  await expect(dialog).toContainText(en.allergens_unknown);
});

test("a guest without a camera types the code of the table and gets its menu @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run("update store_settings set is_qr_menu_enabled = true where tenant_id = $1");
  const [table] = await restaurant.run<{ short_code: string; title: string }>(
    "select short_code, title from store_tables where tenant_id = $1 order by id desc limit 1",
  );
  const page = await visit({ at: "/m" });
  const field = page.getByRole("textbox", { name: codePage.label });
  await expectSound(page, "the field for the code");
  await field.fill("no es");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(codePage.unknown);
  await expect(field).toHaveValue("no es");
  await expectSound(page, "a code that leads nowhere");

  await field.fill(` ${table?.short_code.toLowerCase()} `);
  await page.getByRole("button", { name: codePage.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(table?.title ?? "", { exact: false }).first()).toBeVisible();
  await page.goto("/m?lang=ar");
  await expectSound(page, "the field for the code in Arabic");
});
