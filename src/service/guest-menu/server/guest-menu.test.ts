import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { anItem } from "#app/server/testing/menu-desk.ts";
import { aHappyHour } from "#app/server/testing/price-rule.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { readMenuItem, updateMenuItem, uploadMenuPhoto } from "#menu/menu/contract/menu-items.ts";
import { saveMenuTranslations } from "#menu/menu/contract/menu-translations.ts";
import { addPriceRule } from "#menu/price-rules/contract/price-rules.ts";
import { listStoreTables, renewTableCode } from "#service/floor/contract/store-tables.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { readGuestMenu } from "../contract/guest-menu.ts";

const png = new Uint8Array(await Transformer.fromRgbaPixels(new Uint8Array(400 * 400 * 4), 400, 400).png());

/** Later than any answer is believed without asking. */
const A_MOMENT_MS = 5_000;

/** A restaurant that shows its menu to guests, on a Friday at noon, and what a guest's phone sees of it. */
async function aShownMenu() {
  const floor = await aFloor();
  const { server, admin } = floor;
  let now = new Date("2026-07-10T18:00:00Z");
  const at = (moment: Date) => {
    now = moment;
    server.clock.now = now;
  };
  at(now);
  const [row] = await floor.rows<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  const qrcode = row?.menu_code ?? "";
  /** Returns the menu that the guest gets a moment later. */
  const ask = (query: { tableId?: string; language?: "es" | "en" | "fr" } = {}, code = qrcode) => {
    at(new Date(now.getTime() + A_MOMENT_MS));
    return callRoute(server.app, readGuestMenu, { params: { qrcode: code }, query });
  };
  const locators = async () => (await admin.call(listStoreTables)).ok.map((table) => table.encrypted_id);
  return { ...floor, qrcode, ask, at, locators };
}

const itemOf = (menu: Awaited<ReturnType<typeof callRoute<typeof readGuestMenu>>>, id: number) =>
  menu.ok.menuItems.find((item) => item.id === id);

test("a guest sees the store, what is on the menu and their table", async () => {
  const { ask, small, locators, rows } = await aShownMenu();
  await rows("update categories set is_enabled = false where tenant_id = $1 and title = 'Bebidas'");
  const [locator = ""] = await locators();
  const menu = await ask({ tableId: locator });
  expect(menu.ok.storeTable).toEqual({ id: small.tables[0], table_title: "Mesa 1", floor: "Salón" });
  expect(menu.ok.categories.map(({ title }) => title)).not.toContain("Bebidas");
  const pupusa = itemOf(menu, small.items.pupusa.id);
  expect(pupusa).toMatchObject({ availability: "available", image: null });
  expect(pupusa?.variants).toHaveLength(small.items.pupusa.variants.length);
  expect(menu.raw).not.toMatch(/recipe|station|inventory|quantity/);
  expect((await ask()).ok.storeTable).toBeNull();
});

test("an item that is sold out says so, and is there again when it is", async () => {
  const { ask, small, admin } = await aShownMenu();
  const { id } = small.items.carne;
  const limit = (remaining: number | null) =>
    admin.call(limitItem, { params: { itemId: id }, body: { remaining, until: "told" } });
  await limit(0);
  expect(itemOf(await ask(), id)?.availability).toBe("sold_out");
  await limit(null);
  expect(itemOf(await ask(), id)?.availability).toBe("available");
});

test("a happy hour prices the menu of a table while it lasts", async () => {
  const { ask, at, small, admin, locators } = await aShownMenu();
  await admin.call(addPriceRule, { body: aHappyHour, headers: aKey() });
  const [locator = ""] = await locators();
  const price = async (tableId?: string) =>
    itemOf(await ask(tableId === undefined ? {} : { tableId }), small.items.carne.id)?.price;
  const list = await price(locator);
  at(new Date("2026-07-10T23:30:00Z"));
  expect(await price(locator)).toBe(Math.round((list ?? 0) * 0.9));
  expect(await price()).toBe(list);
  at(new Date("2026-07-11T00:30:00Z"));
  expect(await price(locator)).toBe(list);
});

test("a phone that has the menu is told so until something changes", async () => {
  const { server, qrcode, ask, rows } = await aShownMenu();
  const { etag } = (await ask()).headers;
  const again = () =>
    server.app.inject({
      url: `${apiBase}/qrmenu/${qrcode}`,
      headers: { "if-none-match": String(etag) },
    });
  expect((await again()).statusCode).toBe(304);
  await rows("update menu_items set title = 'Cambiado' where tenant_id = $1");
  expect((await ask()).headers.etag).not.toBe(etag);
  expect((await again()).statusCode).toBe(200);
});

test("the menu comes in the guest's language, where the restaurant translated it", async () => {
  const { ask, admin, small } = await aShownMenu();
  const other = await aShownMenu();
  const { id, variants } = small.items.pupusa;
  const before = await ask({ language: "en" });
  const original = itemOf(before, id);
  expect(original).toMatchObject({ allergens: null, diets: [] });
  const marked = anItem({ title: original?.title ?? "", allergens: ["milk"], diets: ["vegetarian"] });
  await admin.call(updateMenuItem, { params: { id }, body: marked });
  const saved = await admin.call(saveMenuTranslations, {
    body: {
      language: "en",
      translations: [
        { kind: "item", id, title: "Stuffed tortilla", description: "By the griddle" },
        { kind: "variant", id: variants[0]?.id ?? 0, title: "Big one" },
        { kind: "category", id: small.categories.drinks, title: "Drinks" },
      ],
    },
  });
  expect(saved.status).toBe(200);
  const english = await ask({ language: "en" });
  expect(english.headers.etag).not.toBe(before.headers.etag);
  expect(itemOf(english, id)).toMatchObject({
    title: "Stuffed tortilla",
    description: "By the griddle",
    allergens: ["milk"],
    diets: ["vegetarian"],
  });
  expect(itemOf(english, id)?.variants.map(({ title }) => title)).toContain("Big one");
  expect(english.ok.categories.map(({ title }) => title)).toContain("Drinks");
  expect(english.ok.menuItems.map((each) => each.category_title)).toContain("Drinks");
  expect(itemOf(await ask({ language: "fr" }), id)?.title).toBe(original?.title);
  expect(itemOf(await ask(), id)?.title).toBe(original?.title);
  expect((await other.ask({ language: "en" })).raw).not.toContain("Stuffed tortilla");
});

test("a menu that is not shown is empty, a code that leads nowhere not found", async () => {
  const { ask, rows, admin, small, locators } = await aShownMenu();
  const other = await aShownMenu();
  const [theirs = ""] = await other.locators();
  const [own = ""] = await locators();
  const codeOf = async (query: { tableId?: string }, code?: string) => (await ask(query, code)).error.code;
  expect(await codeOf({}, "AAAAAAAAAAAAAAAAAAAAAA")).toBe("not_found");
  expect(await codeOf({ tableId: theirs })).toBe("not_found");
  expect((await ask({ tableId: own })).status).toBe(200);
  await admin.call(renewTableCode, { params: { tableId: small.tables[0] } });
  expect(await codeOf({ tableId: own })).toBe("not_found");
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  expect((await ask()).ok).toMatchObject({
    storeSettings: { is_qr_menu_enabled: false },
    categories: [],
    menuItems: [],
  });
});

test("a picture of the menu is shown to guests while the menu is; another file never", async () => {
  const { server, ask, admin, small: restaurant, rows } = await aShownMenu();
  const { id } = restaurant.items.carne;
  await admin.call(uploadMenuPhoto, {
    params: { id },
    body: { image: new Uint8Array(png) },
    headers: aKey(),
  });
  const path = itemOf(await ask(), id)?.image ?? "";
  const picture = () => server.app.inject({ url: apiBase + path });
  expect((await picture()).headers["content-type"]).toBe("image/webp");
  const small = await server.app.inject({ url: `${apiBase}${path}?width=192` });
  expect(await new Transformer(small.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });
  expect((await server.app.inject({ url: `${apiBase}${path}?width=5000` })).statusCode).toBe(400);
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  expect((await picture()).statusCode).toBe(404);
  await rows("update store_settings set is_qr_menu_enabled = true where tenant_id = $1");
  expect((await picture()).statusCode).toBe(200);
  await removePhoto(admin, id, rows);
  expect((await picture()).statusCode).toBe(404);
});

async function removePhoto(admin: Floor["admin"], id: number, rows: Floor["rows"]): Promise<void> {
  await rows("update menu_items set image = null where tenant_id = $1 and id = $2", id);
  expect((await admin.call(readMenuItem, { params: { id } })).ok.formattedMenuItem.image).toBeNull();
}

test("a guest reads what is in each variant and add-on, too", async () => {
  const { ask, rows, small } = await aShownMenu();
  await rows("update menu_variants set allergens = '{gluten}' where tenant_id = $1 and title = 'De arroz'");
  await rows("update menu_addons set allergens = '{milk}', diets = '{vegetarian}' where tenant_id = $1");
  const pupusa = itemOf(await ask(), small.items.pupusa.id);
  expect(pupusa?.variants.map(({ allergens, diets }) => ({ allergens, diets }))).toContainEqual({
    allergens: ["gluten"],
    diets: [],
  });
  expect(pupusa?.variants).toContainEqual(expect.objectContaining({ allergens: null, diets: [] }));
  expect(pupusa?.addons[0]).toMatchObject({ allergens: ["milk"], diets: ["vegetarian"] });
});
