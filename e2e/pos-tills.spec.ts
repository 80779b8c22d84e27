import type { Page } from "@playwright/test";
import { createMenuItem, createQuickNotes } from "../db/seeds/menu.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

const at = "/dashboard/pos";

/** Puts the cart aside by key. */
async function hold(page: Page, name: string): Promise<void> {
  await page.keyboard.press("F8");
  const dialog = page.getByRole("dialog", { name: say("drafts.save_title") });
  await dialog.getByRole("textbox", { name: say("drafts.name") }).fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("pos.cart.empty"))).toBeVisible();
}

async function openDrafts(page: Page) {
  await page.getByRole("button", { name: say("common.drafts"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("common.drafts") });
  await expect(dialog).toBeVisible();
  const entry = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
  const act = (name: string, action: "load" | "delete") =>
    entry(name)
      .getByRole("button", { name: say(`drafts.${action}`), exact: true })
      .click();
  return { dialog, entry, act };
}

const setPrice = (restaurant: Restaurant, price: number) =>
  restaurant.run(
    "update menu_items set price_cents = $2 where tenant_id = $1 and id = $3",
    price,
    restaurant.items.carne.id,
  );

/** Opens the menu of a dish's card as a mouse does. */
async function openLimit(page: Page, title: string) {
  await tile(page, title).click({ button: "right" });
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a draft of one till is there on another at once; its changes are told", async ({
  restaurant,
  visit,
}) => {
  const first = await visit({ at, as: await restaurant.hire("waiter") });
  const second = await visit({ at, as: await restaurant.hire("waiter"), size: "tablet" });
  const list = await openDrafts(second);
  await expect(list.dialog).toContainText(say("drafts.empty"));
  for (const title of ["Carne asada", "Quesadilla", "Horchata"]) await tile(first, title).click();
  await first.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await hold(first, "Don Julio");
  // The next guest is asked anew how they eat.
  await expect(first.getByRole("radio", { name: say("common.dining.takeaway") })).not.toBeChecked();
  // Nobody asks on the second till: it hears.
  await expect(list.entry("Don Julio")).toContainText(say("common.items_count", { count: 3 }));
  await expectAccessible(second, "drafts");

  await setPrice(restaurant, 700);
  await restaurant.run(
    "update menu_items set is_enabled = false where tenant_id = $1 and id = $2",
    restaurant.items.horchata.id,
  );
  await list.act("Don Julio", "load");
  await expect(list.dialog).toHaveCount(0);
  await expect(second.getByText(say("drafts.changed", { count: 2 }))).toBeVisible();
  const meat = lineOf(second, 1, "Carne asada");
  await expect(meat).toContainText(say("pos.problem.price_changed", { price: dollars(700) }));
  await expect(lineOf(second, 3, "Horchata")).toContainText(say("pos.problem.unavailable"));
  await expect(second.getByRole("radio", { name: say("common.dining.takeaway") })).toBeChecked();
  await meat.getByRole("button", { name: say("pos.problem.accept_price", { price: dollars(700) }) }).click();
  await lineOf(second, 3, "Horchata")
    .getByRole("button", { name: say("common.remove_title", { title: "Horchata" }) })
    .click();
  await second.keyboard.press("F9");
  await second
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: /\$/ })
    .click();
  await expect(second.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  // Sent from there, it is no draft here any more.
  const rest = await openDrafts(first);
  await expect(rest.dialog).toContainText(say("drafts.empty"));
});

test("loading over a cart asks, and a deleted draft is taken back @further", async ({
  restaurant,
  visit,
}) => {
  const first = await visit({ at, as: await restaurant.hire("waiter") });
  for (const name of ["uno", "dos"]) {
    await tile(first, "Carne asada").click();
    await hold(first, name);
  }
  await tile(first, "Quesadilla").click();
  const second = await visit({ at, as: await restaurant.hire("waiter") });
  const there = await openDrafts(second);
  await expect(there.dialog.getByRole("listitem")).toHaveCount(2);

  const here = await openDrafts(first);
  await here.act("uno", "load");
  const question = first.getByRole("dialog", { name: say("drafts.replace_title") });
  await first.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(lineOf(first, 1, "Quesadilla")).toHaveCount(1);
  await here.act("uno", "load");
  await question.getByRole("button", { name: say("drafts.replace") }).click();
  await expect(lineOf(first, 1, "Carne asada")).toBeVisible();
  await expect(cart(first).getByRole("listitem")).toHaveCount(1);

  await openDrafts(first);
  await here.act("dos", "delete");
  await expect(there.dialog.getByRole("listitem")).toHaveCount(1);
  await first.getByRole("button", { name: say("common.undo") }).click();
  await expect(there.dialog.getByRole("listitem")).toHaveCount(2);
  await here.dialog.getByRole("button", { name: say("drafts.all") }).click();
  const all = first.getByRole("dialog", { name: say("drafts.all_title") });
  await expectAccessible(first, "deleting all drafts");
  await all.getByRole("button", { name: say("drafts.all") }).click();
  await expect(here.dialog).toContainText(say("drafts.empty"));
  await expect(there.dialog).toContainText(say("drafts.empty"));
});

test("without a server a draft waits on its till, and reaches the others later @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hire("waiter") });
  await tile(page, "Carne asada").click();
  await page.route("**/api/v1/pos/drafts*", (route) => route.abort("connectionrefused"));
  await hold(page, "Sin red");
  await page.reload();
  const list = await openDrafts(page);
  await expect(list.entry("Sin red")).toContainText(say("drafts.only_here"));
  await expect(list.dialog).toContainText(say("drafts.not_current"));
  await page.keyboard.press("Escape");
  await page.unroute("**/api/v1/pos/drafts*");
  const again = await openDrafts(page);
  await expect(again.entry("Sin red")).not.toContainText(say("drafts.only_here"));
  await expect(again.dialog).not.toContainText(say("drafts.not_current"));
  const other = await visit({ at, as: await restaurant.hire("waiter") });
  await expect((await openDrafts(other)).entry("Sin red")).toBeVisible();
});

test("sold out on one till is sold out on all within a second @further", async ({ restaurant, visit }) => {
  const first = await visit({ at, as: await restaurant.hire("waiter") });
  const second = await visit({ at, as: await restaurant.hire("waiter"), size: "tablet" });
  await tile(second, "Carne asada").click();
  await hold(second, "Para más tarde");
  await tile(second, "Carne asada").click();
  await second.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await expect(lineOf(second, 1, "Carne asada")).toBeVisible();

  const dialog = await openLimit(first, "Carne asada");
  await expectAccessible(first, "saying that a dish is sold out");
  await dialog.getByRole("button", { name: say("itemLimits.sold_out_told"), exact: true }).click();
  const line = lineOf(second, 1, "Carne asada");
  await expect(line).toContainText(say("pos.problem.line_sold_out"));
  const card = tile(second, "Carne asada");
  await expect(card).toContainText(say("itemLimits.sold_out"));
  await second.keyboard.press("F9");
  await expect(second.getByRole("alert").filter({ hasText: say("pos.problem.look") })).toBeVisible();
  const list = await openDrafts(second);
  await expect(list.entry("Para más tarde")).toContainText(say("drafts.has_sold_out"));
  await second.keyboard.press("Escape");

  // A tap on it asks how it can be sold again; two portions were found.
  await tile(first, "Carne asada").click();
  const found = first.getByRole("dialog", { name: "Carne asada" });
  await found.getByRole("textbox", { name: say("itemLimits.count") }).fill("2");
  await first.keyboard.press("Tab");
  await found.getByRole("button", { name: say("itemLimits.dish.left_today", { count: 2 }) }).click();
  await expect(card).toContainText(say("pos.menu.low_stock", { count: 2 }));
  for (const _ of [1, 2]) await tile(second, "Carne asada").click();
  await expect(
    second
      .getByRole("alert")
      .filter({ hasText: say("pos.problem.only_left", { title: "Carne asada", count: 2 }) }),
  ).toBeVisible();
  await second.keyboard.press("F9");
  await second
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: /\$/ })
    .click();
  await second
    .getByRole("dialog", { name: say("pos.sent.title") })
    .getByRole("button", { name: say("pos.sent.done") })
    .click();
  // The countdown came to its end by the sale: the first till hears that too.
  const there = tile(first, "Carne asada");
  await expect(there).toContainText(say("itemLimits.sold_out"));
  const last = await openLimit(first, "Carne asada");
  await last.getByRole("button", { name: say("itemLimits.free") }).click();
  await expect(card).not.toContainText(say("itemLimits.sold_out"));
});

test("a till that did not hear it is refused by the server, with the dish named @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at, as: await restaurant.hire("waiter") });
  await tile(page, "Carne asada").click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await restaurant.run(
    "insert into item_limits (tenant_id, menu_item_id, remaining) values ($1, $2, 0)",
    restaurant.items.carne.id,
  );
  await page.keyboard.press("F9");
  const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
  await summary.getByRole("button", { name: /\$/ }).click();
  const refusal = say("errors.item_sold_out", { title: "Carne asada", left: say("itemLimits.sold_out") });
  await expect(summary.getByRole("alert").filter({ hasText: refusal }).first()).toBeVisible();
  await summary.getByRole("button", { name: say("ui.close") }).click();
  await expect(lineOf(page, 1, "Carne asada")).toContainText(say("pos.problem.line_sold_out"));
});

test("groups of add-ons keep their rules, Enter adds when all are kept; quick notes @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    await createQuickNotes(tx, null, ["Sin sal"]);
    await createQuickNotes(tx, restaurant.categories.food, ["Bien cocido"]);
    await createMenuItem(tx, {
      title: "Taco",
      price: 200,
      categoryId: restaurant.categories.food,
      groups: [
        {
          title: "Masa",
          isRequired: true,
          max: 1,
          addons: [
            { title: "De maíz", price: 0, isDefault: true },
            { title: "De harina", price: 15 },
          ],
        },
        {
          title: "Relleno",
          isRequired: true,
          min: 2,
          max: 3,
          addons: ["Pollo", "Res", "Frijol", "Queso"].map((title) => ({ title, price: 25 })),
        },
      ],
    });
  });
  const page = await visit({ at, as: await restaurant.hire("waiter") });
  await tile(page, "Taco").click();
  const dialog = page.getByRole("dialog", { name: "Taco" });
  const filling = (title: string) => dialog.getByRole("checkbox", { name: new RegExp(title) });
  await expect(dialog.getByRole("radio", { name: /De maíz/ })).toBeChecked();
  await expectAccessible(page, "picker with groups");
  // Enter before the rules are kept: nothing is added, the group says what it wants and has the focus.
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(say("pos.choice.missing", { group: "Relleno" }));
  await expect(dialog.getByText(say("pos.choice.at_least", { count: 2 }), { exact: true })).toBeVisible();
  await expect(filling("Pollo")).toBeFocused();
  for (const title of ["Pollo", "Res", "Frijol"]) await filling(title).check();
  await expect(filling("Queso")).toBeDisabled();
  await filling("Frijol").uncheck();
  await dialog.getByRole("radio", { name: /De harina/ }).check();
  await expect(dialog.getByRole("radio", { name: /De maíz/ })).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const line = lineOf(page, 1, "Taco");
  await expect(line).toContainText("De harina · Pollo · Res");
  await expect(line).toContainText(dollars(200 + 15 + 25 + 25));

  await line.getByRole("button", { name: say("pos.cart.note_of", { title: "Taco" }) }).click();
  const notes = page.getByRole("dialog", { name: say("pos.notes.title", { title: "Taco" }) });
  const text = notes.getByRole("textbox", { name: say("common.notes") });
  await text.fill("para llevar aparte");
  for (const note of ["Sin sal", "Bien cocido"]) await notes.getByRole("button", { name: note }).click();
  await expect(text).toHaveValue(/para llevar aparte.*Sin sal.*Bien cocido/);
  await notes.getByRole("button", { name: "Sin sal" }).click();
  await expect(text).not.toHaveValue(/Sin sal/);
  await expectAccessible(page, "quick notes");
  await text.focus();
  await page.keyboard.press("Enter");
  await expect(line).toContainText("Bien cocido");
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await page.keyboard.press("F9");
  await page
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: /\$/ })
    .click();
  await expect(page.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  const [sent] = await restaurant.run<{ price: number; notes: string }>(
    "select unit_price_cents as price, notes from order_lines where tenant_id = $1",
  );
  expect(sent).toEqual({ price: 265, notes: expect.stringMatching(/para llevar aparte.*Bien cocido/) });
});
