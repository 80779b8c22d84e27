import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { oneTry } from "./support/one-try.ts";
import { say } from "./support/say.ts";
import { chooseTool, tile } from "./support/till-page.ts";

const at = "/dashboard/settings/menu-items";
const dish = "Yuca frita";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Takes an entry of a list of the open dialog by what it is called. */
async function pick(page: Page, label: string, entry: string): Promise<void> {
  const field = page.getByRole("dialog").getByRole("combobox", { name: label });
  await field.fill(entry);
  await field.press("Enter");
}

/** Types into a field of the open dialog. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox", { name: label }).fill(text);
}

/** Sends the dialog that is open, which closes. */
async function send(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const cardOf = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });

/** The tax data keep their rules while somebody chooses. */
async function expectBillingRules(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByText(say("common.tax_data")).click();
  const included = dialog.getByRole("checkbox", { name: say("menuItems.billing.iva_included") });
  const tribute = dialog
    .getByRole("combobox", { name: say("menuItems.billing.tribute"), exact: false })
    .first();
  const additional = dialog.getByRole("combobox", { name: say("menuItems.billing.additional") });
  const rate = dialog.getByRole("textbox", { name: say("menuItems.billing.additional_rate") });
  // The usual tax of this restaurant is inside its prices.
  await expect(included).toBeChecked();
  await expect(tribute).toBeDisabled();
  await expect(tribute).toHaveValue(/^20 /);
  await included.uncheck();
  await expect(tribute).toBeEnabled();
  await pick(page, say("menuItems.billing.additional"), "59");
  await expect(additional).toHaveAccessibleDescription(say("validation.iva_included_first"));
  await included.check();
  await pick(page, say("menuItems.billing.additional"), "59");
  await expect(rate).toHaveValue("5");
  await expect(dialog.getByText(say("menuItems.billing.plus", { tribute: "59" }))).toBeVisible();
  await expectAccessible(page, "the new item");
}

/** A category that is not there yet is made from the form of the item, which keeps what was typed. */
async function addCategoryOnTheWay(page: Page, title: string): Promise<void> {
  await button(page, say("menuItems.categories.add_title")).click();
  const dialog = page.getByRole("dialog", { name: say("menuItems.categories.add_title") });
  await dialog.getByRole("textbox", { name: say("common.name") }).fill(title);
  await dialog.getByRole("textbox", { name: say("common.name") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  const item = page.getByRole("dialog", { name: say("menuItems.add_title") });
  await expect(item.getByRole("combobox", { name: say("common.category") })).toHaveValue(title);
  await expect(item.getByRole("textbox", { name: say("common.name") })).toHaveValue(dish);
}

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A script in the clothes of a picture is refused with words; a picture is shown, taken away and put back. */
async function setPhoto(page: Page): Promise<void> {
  const file = page.locator('input[type="file"]').first();
  await file.setInputFiles({
    name: "foto.png",
    mimeType: "image/png",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(page.getByText(say("validation.not_a_picture"))).toBeVisible();
  await file.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: onePixel });
  await button(page, say("platform.picture.remove")).click();
  await expect(button(page, say("platform.picture.choose"))).toBeVisible();
  await button(page, say("common.undo")).click();
  await expect(button(page, say("platform.picture.remove"))).toBeVisible();
}

/** A second group is put before the first from the keyboard. */
async function putGroupsInOrder(page: Page): Promise<void> {
  await button(page, say("menuItems.addons.add")).click();
  await fill(page, say("common.name"), "Limón");
  await fill(page, say("menuItems.addons.price"), "0");
  await send(page, say("menuItems.addons.add"));
  await button(page, say("common.add_group")).click();
  await fill(page, say("common.name"), "Aderezos");
  await page
    .getByRole("group", { name: say("menuItems.groups.members") })
    .getByLabel("Limón")
    .check();
  await send(page, say("common.add_group"));
  await button(page, say("lists.sort.move", { name: "Aderezos" })).press("Space");
  await expect(
    page.getByText(say("lists.sort.taken", { name: "Aderezos", place: 2, count: 2 })),
  ).toBeAttached();
  // The list listens a moment after it has said that the group is taken; at the top the key does nothing more.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(
      page.getByText(say("lists.sort.over", { name: "Aderezos", place: 1, count: 2 })),
    ).toBeAttached(oneTry);
  }).toPass();
  await page.keyboard.press("Space");
  const groups = page.getByRole("list", { name: say("menuItems.groups.title") });
  await expect(groups.getByRole("heading", { level: 3 }).first()).toHaveText("Aderezos");
}

test("an item with variant, group and recipe is on an open till at once @further", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "tablet" });
  const page = await visit({ at, as: await restaurant.hire("admin") });
  await button(page, say("common.add_item")).click();
  await fill(page, say("common.name"), dish);
  await fill(page, say("common.price"), "3.39");
  await addCategoryOnTheWay(page, "Antojitos");
  await expectBillingRules(page);
  await send(page, say("common.add_item"));
  await expect(tile(till, dish)).toBeVisible();

  await cardOf(page, dish).getByRole("link", { name: dish }).click();
  await expect(page.getByRole("heading", { level: 1, name: dish })).toBeVisible();
  await setPhoto(page);
  await chooseTool(till, say("pos.menu.view_detailed"));
  await expect(tile(till, dish).locator("img")).toBeVisible();
  await button(page, say("menuItems.variants.add")).click();
  await fill(page, say("common.name"), "Grande");
  await fill(page, say("common.price"), "5");
  await send(page, say("menuItems.variants.add"));
  for (const [title, price] of [
    ["Salsa verde", "0"],
    ["Chicharrón", "1.25"],
  ] as const) {
    await button(page, say("menuItems.addons.add")).click();
    await fill(page, say("common.name"), title);
    await fill(page, say("menuItems.addons.price"), price);
    await send(page, say("menuItems.addons.add"));
  }
  await button(page, say("common.add_group")).click();
  await fill(page, say("common.name"), "Acompañamiento");
  await page.getByRole("checkbox", { name: say("menuItems.groups.required") }).check();
  await fill(page, say("common.maximum"), "1");
  for (const title of ["Salsa verde", "Chicharrón"])
    await page
      .getByRole("group", { name: say("menuItems.groups.members") })
      .getByLabel(title)
      .check();
  await send(page, say("common.add_group"));
  await expect(page.getByText(say("menuItems.groups.exactly", { max: 1 }))).toBeVisible();

  await putGroupsInOrder(page);

  await button(page, say("menuItems.recipe.add")).click();
  await pick(page, say("menuItems.recipe.ingredient"), "Queso");
  await fill(page, say("common.quantity"), "200");
  const unit = page.getByRole("dialog").getByRole("combobox", { name: say("common.unit") });
  await unit.click();
  await page.getByRole("option", { name: "g", exact: true }).click();
  await expect(page.getByText(say("inventory.fields.is", { quantity: "0.2 kg" }))).toBeVisible();
  await send(page, say("menuItems.recipe.add"));
  await button(page, say("common.actions_for_title", { title: "Queso" })).click();
  await page.getByRole("menuitem", { name: say("common.cost_per", { unit: "kg" }) }).click();
  await fill(page, say("common.cost_per", { unit: "kg" }), "6");
  await send(page, say("menuItems.cost.save"));
  // Sold is the big one: 5.00 with IVA is 4.42 without; 200 g of cheese at 6.00 are 1.20.
  await expect(page.getByText(say("menuItems.cost.margin", { margin: 73 })).first()).toBeVisible();
  await expectAccessible(page, "the item");

  await tile(till, dish).click();
  const picker = till.getByRole("dialog", { name: dish });
  await expect(picker.getByRole("radio", { name: "Grande" })).toBeVisible();
  await expect(picker.getByRole("group", { name: /^Acompañamiento/ })).toBeVisible();
});

test("the form of a new item takes picture and variants at once @further", async ({ restaurant, visit }) => {
  const page = await visit({ at, as: await restaurant.hire("admin") });
  await button(page, say("common.add_item")).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: say("common.name") }).fill("Limonada");
  await dialog.getByRole("textbox", { name: say("common.price") }).fill("1");
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "limonada.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
  await expect(dialog.getByRole("img", { name: say("menuItems.fields.photo") })).toBeVisible();
  await button(page, say("menuItems.variants.add")).click();
  await dialog
    .getByRole("textbox", { name: say("common.name") })
    .nth(1)
    .fill("Jarra");
  await dialog
    .getByRole("textbox", { name: say("common.price") })
    .nth(1)
    .fill("4.50");
  await expectAccessible(page, "the new item with its parts");
  await send(page, say("common.add_item"));
  await cardOf(page, "Limonada").getByRole("link").first().click();
  await expect(page.getByRole("img", { name: say("menuItems.fields.photo") })).toBeVisible();
  await expect(page.getByText("Jarra", { exact: true })).toBeVisible();
});

test("a shared group is given to items, and its add-on is sold twice @further", async ({
  restaurant,
  visit,
}) => {
  const { carne } = restaurant.items;
  const as = await restaurant.hire("admin");
  const page = await visit({ at: `${at}/groups`, as });
  await button(page, say("menuItems.shared.add")).first().click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: say("common.name") })
    .first()
    .fill("Extras de carne");
  await dialog.getByRole("textbox", { name: say("menuItems.groups.max_each") }).fill("2");
  await dialog
    .getByRole("textbox", { name: say("common.name") })
    .nth(1)
    .fill("Queso");
  await fill(page, say("menuItems.addons.price"), "0.50");
  await send(page, say("menuItems.shared.add"));
  await button(page, say("common.items")).click();
  await pick(page, say("common.items"), carne.title);
  await send(page, say("common.save"));
  await expect(page.getByText(say("menuItems.shared.of_items", { count: 1 }), { exact: true })).toBeVisible();
  await expectAccessible(page, "the shared groups");

  const till = await visit({ at: "/dashboard/pos", as });
  await tile(till, carne.title).click();
  const picker = till.getByRole("dialog", { name: carne.title });
  const cheese = picker.getByRole("textbox", { name: say("common.quantity_of_title", { title: "Queso" }) });
  await cheese.fill("2");
  await cheese.press("Tab");
  await button(till, say("pos.choice.add", { price: dollars(carne.price + 100) })).click();
  await expect(till.getByText("2 × Queso")).toBeVisible();
});

test("two who change one item: the later is told, and nothing is lost @further", async ({
  restaurant,
  visit,
}) => {
  const address = `${at}/${restaurant.items.carne.id}`;
  const as = await restaurant.hire("admin");
  const first = await visit({ at: address, as });
  const second = await visit({ at: address, as });
  const price = (page: Page) => page.getByRole("textbox", { name: say("common.price") });
  await price(second).fill("7.25");
  await first.getByRole("textbox", { name: say("common.name") }).fill("Carne a la brasa");
  await button(first, say("menuItems.detail.save")).click();
  await expect(first.getByRole("heading", { level: 1, name: "Carne a la brasa" })).toBeVisible();
  await button(second, say("menuItems.detail.save")).click();
  await expect(second.getByText(say("platform.conflict.saved", { value: "Carne a la brasa" }))).toBeVisible();
  await button(second, say("platform.conflict.keep_mine")).click();
  await expect(second.getByText(say("menuItems.detail.unsaved"))).toHaveCount(0);
  await expect(price(first)).toHaveValue("7.25");
  // What is typed and not saved is not left without a question.
  await price(first).fill("8");
  await first
    .getByRole("link", { name: say("screens.menuItems") })
    .last()
    .click();
  await button(first, say("lists.discard.cancel")).click();
  await expect(price(first)).toHaveValue("8.00");
});

test("categories are put in order from the keyboard @further", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "tablet" });
  const page = await visit({ at: `${at}/categories`, as: await restaurant.hire("admin") });
  const rows = page.getByRole("list", { name: say("screens.categories") }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const tabs = till.getByRole("group", { name: say("common.categories") }).getByRole("radio");
  const handle = button(page, say("lists.sort.move", { name: "Comida" }));
  const told = page.getByRole("status").filter({ hasText: "Comida" });
  // Until what moves entries is loaded, the handle only shows where it will be.
  await expect(handle).toBeEnabled();
  await handle.press("Space");
  await expect(told).toContainText(say("lists.sort.taken", { name: "Comida", place: 1, count: 2 }));
  await page.keyboard.press("ArrowDown");
  await expect(told).toContainText(say("lists.sort.over", { name: "Comida", place: 2, count: 2 }));
  await page.keyboard.press("Space");
  await expect(rows.last()).toContainText("Comida");
  await expect(tabs.last()).toHaveAccessibleName(/Comida/);
  await expectAccessible(page, "the categories");

  await button(page, say("common.actions_for_title", { title: "Bebidas" })).click();
  await page.getByRole("menuitem", { name: say("menuItems.categories.delete") }).click();
  await pick(page, say("menuItems.categories.move_to"), "Comida");
  await send(page, say("menuItems.categories.move_submit"));
  await expect(rows).toHaveCount(1);
  await expect(tabs.filter({ hasText: "Bebidas" })).toHaveCount(0);
});

test("the colour of a category is chosen and seen on an open till @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/settings/menu-items/categories",
    as: await restaurant.hire("admin"),
  });
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const dish = tile(till, "Carne asada");
  await expect(dish).toBeVisible();
  await expect(dish).not.toHaveAttribute("data-mark");
  await page.getByRole("button", { name: "Comida", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: say("menuItems.colours.teal") }).check();
  await expectAccessible(page, "a category with its colour");
  await dialog.getByRole("button", { name: say("common.save") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(dish).toHaveAttribute("data-mark", "teal");
  await expect(tile(till, "Horchata")).not.toHaveAttribute("data-mark");
  await expectAccessible(till, "a till with a colour");
});

test("the prices of many are seen before they change, and taken back @further", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter"), size: "tablet" });
  const page = await visit({ at, as: await restaurant.hire("admin") });
  for (const title of ["Carne asada", "Quesadilla"])
    await page.getByRole("checkbox", { name: say("menuItems.select_item", { title }) }).check();
  await button(page, say("common.price")).click();
  const dialog = page.getByRole("dialog");
  await fill(page, say("menuItems.many.how_much"), "10");
  const preview = dialog.getByRole("region", { name: say("menuItems.many.preview") });
  const [was, is] = [dollars(650), dollars(715)];
  await expect(preview).toContainText(say("menuItems.many.from_to", { was, is }));
  await expectAccessible(page, "the prices");
  await send(page, say("menuItems.many.price_submit", { count: 2 }));
  await expect(cardOf(page, "Carne asada")).toContainText(is);
  await expect(tile(till, "Carne asada")).toContainText(is);
  await button(page, say("common.undo")).click();
  await expect(cardOf(page, "Carne asada")).toContainText(was);
  await expect(tile(till, "Carne asada")).toContainText(was);
});
