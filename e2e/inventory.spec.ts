import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addInventoryItem, adjustInventory } from "#inventory/inventory/contract/items.ts";
import { microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const inEnglish = sayIn("en");

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** A record of a list on a phone. */
const listed = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });
const tile = (page: Page, words: string) => page.getByRole("radio", { name: new RegExp(`^${words}`) });
const field = (inside: Locator, label: string) =>
  inside.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Opens what may be done with an ingredient, and begins one of it. */
async function begin(page: Page, title: string, act: "waste" | "adjust" | "update" | "delete", words = say) {
  await page.getByRole("button", { name: words("common.actions_for_title", { title }) }).click();
  await page.getByRole("menuitem", { name: words(`inventory.acts.${act}`), exact: true }).click();
}

/** A refusal stands at its field and is told as a toast. */
async function expectRefused(page: Page, input: Locator, words: string) {
  await expect(input).toHaveAccessibleDescription(new RegExp(words));
  await expect(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
}

async function chooseUnit(inside: Locator, unit: string): Promise<void> {
  const combobox = inside.getByRole("combobox", { name: new RegExp(`^${say("common.unit")}`) });
  await combobox.click();
  await inside
    .page()
    .getByRole("option", { name: new RegExp(`^${unit}\\b`) })
    .click();
}

test("an ingredient is added, updated, thrown away, adjusted and deleted @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/inventory", as: await restaurant.hireWith(["INVENTORY"]) });
  await expect(rowOf(page, "Queso")).toContainText("5 kg");
  await expect(tile(page, say("inventory.statuses.all"))).toBeChecked();
  await expectAccessible(page, "the inventory");

  await page.getByRole("button", { name: say("inventory.add.act") }).click();
  const adding = page.getByRole("dialog", { name: say("inventory.add.title") });
  const save = adding.getByRole("button", { name: say("inventory.add.act") });
  await save.click();
  await expectRefused(page, field(adding, say("common.name")), say("validation.name_required"));
  await expect(adding.getByText(say("validation.unit_required"))).toBeVisible();
  await expect(adding.getByText(say("validation.minimum_above_zero"))).toBeVisible();
  await field(adding, say("common.name")).fill("Crema");
  await chooseUnit(adding, "lb");
  const minimum = field(adding, say("inventory.fields.minimum"));
  await field(adding, say("common.quantity")).fill("4");
  await minimum.fill("5");
  await save.click();
  await expectRefused(page, minimum, say("validation.minimum_above_stock"));
  await expectAccessible(page, "adding an ingredient");
  await minimum.fill("1,5");
  await field(adding, say("common.cost_per", { unit: "lb" })).fill("2.10");
  await field(adding, say("common.group")).fill("Lácteos");
  await save.click();
  await expect(adding).toHaveCount(0);
  await expect(rowOf(page, "Crema")).toContainText("4 lb");
  await expect(rowOf(page, "Crema")).toContainText("$8.40");
  await expect(tile(page, say("inventory.statuses.all"))).toHaveAccessibleName(/3$/);

  await begin(page, "Crema", "update");
  const updating = page.getByRole("dialog", { name: say("common.edit_title", { title: "Crema" }) });
  await expect(field(updating, say("inventory.columns.stock"))).toBeDisabled();
  await field(updating, say("common.name")).fill("Crema espesa");
  await updating.getByRole("button", { name: say("common.save") }).click();
  await expect(updating).toHaveCount(0);

  await begin(page, "Crema espesa", "waste");
  const wasting = page.getByRole("dialog", {
    name: say("inventory.wastage.title", { title: "Crema espesa" }),
  });
  const wasted = field(wasting, say("inventory.wastage.quantity"));
  const write = wasting.getByRole("button", { name: say("inventory.wastage.submit") });
  await write.click();
  await expectRefused(page, wasted, say("validation.wastage_above_zero"));
  await wasted.fill("5");
  await write.click();
  const whatThereIs = { available: 4, unit: "lb", title: "Crema espesa" };
  await expectRefused(page, wasted, say("errors.wastage_above_stock", whatThereIs));
  // Sixteen ounces are a pound.
  await chooseUnit(wasting, "oz");
  await wasted.fill("48");
  await expect(wasted).toHaveAccessibleDescription(/3\slb/);
  await wasting.getByRole("radio", { name: say("inventory.reasons.expired") }).check();
  await wasting.getByRole("textbox", { name: say("inventory.columns.remarks") }).fill("Se quedó afuera");
  await expectAccessible(page, "wastage");
  await write.click();
  await expect(wasting).toHaveCount(0);
  await expect(rowOf(page, "Crema espesa")).toContainText(say("inventory.statuses.low"));
  await tile(page, say("inventory.statuses.low")).check();
  await expect(rowOf(page, "Queso")).toHaveCount(0);
  await expect(page).toHaveURL(/status=low/);

  await begin(page, "Crema espesa", "adjust");
  const adjusting = page.getByRole("dialog", {
    name: say("inventory.adjust.title", { title: "Crema espesa" }),
  });
  const there = field(adjusting, say("inventory.adjust.quantity"));
  const adjust = adjusting.getByRole("button", { name: say("inventory.adjust.submit") });
  await there.fill("1");
  await adjust.click();
  await expectRefused(page, there, say("inventory.refusals.no_changes"));
  await there.fill("1.001");
  await adjust.click();
  await expectRefused(page, there, say("errors.stock_in_by_purchase"));
  await there.fill("0");
  await adjust.click();
  await expect(adjusting).toHaveCount(0);
  await tile(page, say("inventory.statuses.out")).check();
  await expect(rowOf(page, "Crema espesa")).toContainText("0 lb");

  await begin(page, "Crema espesa", "delete");
  await page
    .getByRole("dialog", { name: say("common.delete_title_question", { title: "Crema espesa" }) })
    .getByRole("button", { name: say("inventory.delete.confirm") })
    .click();
  await expect(rowOf(page, "Crema espesa")).toHaveCount(0);
  await tile(page, say("inventory.statuses.all")).check();
  await begin(page, "Queso", "delete");
  await expect(page.getByRole("alert").filter({ hasText: "Pupusa de queso" }).first()).toContainText(
    "Quesadilla",
  );
  await expect(rowOf(page, "Queso")).toBeVisible();

  // What was done stands in the movements, by type and as a file.
  await page.getByRole("link", { name: say("inventory.links.movements") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("inventory.links.movements") })).toBeVisible();
  await tile(page, say("inventory.types.WASTAGE")).check();
  await expect(rowOf(page, "Crema espesa")).toHaveCount(1);
  await expect(rowOf(page, "Crema espesa")).toContainText("3 lb");
  await expect(rowOf(page, "Crema espesa")).toContainText("Se quedó afuera");
  await expect(rowOf(page, "Crema espesa")).toContainText(say("inventory.reasons.expired"));
  const saves = page.waitForEvent("download");
  await exportList(page);
  const text = await readFile(await (await saves).path(), "utf8");
  expect(text.trimEnd().split(/\r?\n/)).toHaveLength(2);
  expect(text).toContain("Se quedó afuera");
  await tile(page, say("inventory.types.OUT")).check();
  await expect(rowOf(page, "Crema espesa")).toHaveCount(1);
  await expect(rowOf(page, "Crema espesa")).toContainText(say("inventory.causes.adjustment"));
  await expect(rowOf(page, "Crema espesa")).toContainText(say("inventory.deleted"));
  await rowOf(page, "Crema espesa")
    .getByRole("button", { name: /^Crema espesa/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Crema espesa" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: say("common.actions_for_title", { title: "Crema espesa" }) }),
  ).toHaveCount(0);
  await page.goBack();
  await page.getByRole("textbox", { name: say("inventory.search") }).fill("nada así");
  await expect(page.getByText(say("inventory.movements.empty"))).toBeVisible();
  await expectAccessible(page, "no movements");
});

test("on a phone, in English, the store room tells what sales used @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/inventory",
    as: await restaurant.hire("admin"),
    size: "phone",
    language: "en",
  });
  const { item: sugar } = await callRoute(page.request, addInventoryItem, {
    body: {
      title: "Sugar",
      unit: "kg",
      quantity: thousandths(10_000),
      min_quantity_threshold: thousandths(1_000),
      unit_cost: microsFromDecimal(1.25),
    },
  });
  await sendOrder(page.request, restaurant, [dishes.quesadilla(restaurant, 4)]);
  await page.reload();
  await expect(listed(page, "Queso")).toContainText("4 kg");
  await expect(listed(page, "Sugar")).toContainText("10 kg");
  expect(await screenFaults(page)).toEqual([]);

  await begin(page, "Sugar", "waste", inEnglish);
  const wasting = page.getByRole("dialog", {
    name: inEnglish("inventory.wastage.title", { title: "Sugar" }),
  });
  await field(wasting, inEnglish("inventory.wastage.quantity")).fill("2");
  await wasting.getByRole("radio", { name: inEnglish("inventory.reasons.dropped") }).check();
  expect(await screenFaults(page)).toEqual([]);
  await wasting.getByRole("button", { name: inEnglish("inventory.wastage.submit") }).click();
  await expect(listed(page, "Sugar")).toContainText("8 kg");

  await listed(page, "Queso").getByRole("button", { name: "Queso", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Queso" })).toBeVisible();
  await expect(page.getByRole("figure", { name: inEnglish("inventory.detail.usage") })).toBeVisible();
  await expect(page.getByRole("link", { name: "Quesadilla" })).toBeVisible();
  await expect(listed(page, inEnglish("inventory.causes.order"))).toContainText("1 kg");
  await expect(
    page.getByRole("link", { name: new RegExp(inEnglish("inventory.causes.order")) }),
  ).toHaveAttribute("href", /\/dashboard\/orders\?q=/);
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "an ingredient");

  await callRoute(page.request, adjustInventory, {
    body: { item_id: sugar.id, new_quantity: thousandths(7_000) },
  });
  await page
    .getByRole("link", { name: inEnglish("screens.inventory") })
    .first()
    .click();
  await page.getByRole("link", { name: inEnglish("inventory.links.dashboard") }).click();
  const moved = page.getByRole("list", { name: inEnglish("inventory.dashboard.movements"), exact: true });
  await expect(moved.getByRole("listitem").filter({ hasText: "Sugar" })).toContainText("2.00");
  const used = page.getByRole("list", { name: inEnglish("inventory.dashboard.usage"), exact: true });
  await expect(used.getByRole("listitem").filter({ hasText: "Queso" })).toContainText("1.00");
  await page.getByRole("textbox", { name: inEnglish("inventory.dashboard.search_usage") }).fill("sugar");
  await expect(used.getByRole("listitem").filter({ hasText: "Queso" })).toHaveCount(0);
  await expect(moved.getByRole("listitem").filter({ hasText: "Queso" })).toBeVisible();
  await expect(page.getByRole("article", { name: inEnglish("inventory.dashboard.wastage") })).toContainText(
    "$2.50",
  );
  const missing = page.getByRole("list", { name: inEnglish("inventory.losses.title"), exact: true });
  await expect(missing.getByRole("listitem").filter({ hasText: "Sugar" })).toContainText("$1.25");
  await expect(page.getByRole("article", { name: inEnglish("inventory.value.title") })).toContainText(
    "$8.75",
  );
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "the inventory's dashboard");
});

test("what came in leads to the purchase that brought it @further", async ({ restaurant, visit }) => {
  const page = await visit({ as: await restaurant.hireWith(["INVENTORY"]) });
  const items = [{ title: "Queso", quantity: 2, unit: "kg", unit_price: 6.5 }];
  const bought = await page.request.post("/api/v1/purchases/create-manual", {
    multipart: { payload: JSON.stringify({ items, source: "manual" }) },
    headers: { "idempotency-key": randomUUID() },
  });
  expect(bought.ok()).toBe(true);
  await page.goto("/dashboard/inventory/stock-movements?movementType=IN");
  await expect(rowOf(page, "Queso").first()).toContainText("2 kg");
  await page.getByRole("link", { name: say("inventory.causes.purchase"), exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: say("purchases.detail.title", { no: 1 }), exact: true }),
  ).toContainText("2 kg");
  expect(await screenFaults(page)).toEqual([]);
});

test("a store room without anything, and one that does not answer, say so @further", async ({
  emptyRestaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/inventory", as: emptyRestaurant.owner });
  await expect(page.getByText(say("inventory.empty"))).toBeVisible();
  await page.route("**/api/v1/inventory?**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText(say("inventory.load_failed"))).toBeVisible();
  await page.unroute("**/api/v1/inventory?**");
  await page.getByRole("button", { name: say("ui.retry") }).click();
  await expect(page.getByText(say("inventory.empty"))).toBeVisible();
});
