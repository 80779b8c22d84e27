import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { cuttableLine } from "./support/cuttable-line.ts";
import { expect, test } from "./support/journey.ts";
import { hireManagerWithPin } from "./support/manager-pin.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

const masa = "Masa de maíz";
const queso = "Queso";
const counts = "/dashboard/inventory/counts";

/** Taps a quantity on the keys of the sheet. */
async function tap(pad: Locator, quantity: string): Promise<void> {
  for (const key of quantity)
    await pad
      .getByRole("button", { name: key === "." ? say("stockCounts.keypad.point") : key, exact: true })
      .click();
}

const pad = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const show = (page: Page, view: "left" | "counted" | "all") =>
  page.getByRole("radio", { name: new RegExp(say(`stockCounts.sheet.views.${view}`)) }).check();

const stockOf = async (restaurant: Restaurant, title: string) =>
  (
    await restaurant.run<{ quantity: number }>(
      "select quantity from inventory_items where tenant_id = $1 and title = $2",
      title,
    )
  )[0]?.quantity;

async function start(page: Page, { blind }: { blind: boolean }): Promise<void> {
  await page
    .getByRole("button", { name: say("stockCounts.new.action") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: say("stockCounts.new.title") });
  await dialog.getByRole("textbox", { name: say("common.name") }).fill("Bodega");
  if (blind) await dialog.getByRole("checkbox", { name: say("stockCounts.new.blind") }).check();
  await expectAccessible(page, "a new count");
  await dialog.getByRole("button", { name: say("stockCounts.new.save") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bodega" })).toBeVisible();
}

test("two people count blind on their phones, one without a line @further", async ({ restaurant, visit }) => {
  const manager = await hireManagerWithPin(restaurant, "7391");
  const ana = await visit({ at: counts, as: await restaurant.hireWith(["INVENTORY"]), size: "phone" });
  await start(ana, { blind: true });
  await expect(row(ana, masa)).toContainText("kg");
  await expect(row(ana, masa)).not.toContainText("20");
  const luis = await visit({ at: new URL(ana.url()).pathname, as: manager, size: "phone" });
  const line = await cuttableLine(luis);
  await luis.reload();
  await expect(row(luis, queso)).toBeVisible();

  await ana.getByRole("button", { name: say("stockCounts.sheet.count_next", { title: masa }) }).click();
  await tap(pad(ana, masa), "18.5");
  await expect(pad(ana, masa).getByRole("textbox")).toHaveValue("18.5");
  expect(await screenFaults(ana)).toEqual([]);
  await expectAccessible(ana, "the keys of the sheet");
  await pad(ana, masa)
    .getByRole("button", { name: say("stockCounts.keypad.save") })
    .click();

  // The cheese follows by itself; Luis counts the same in the fridge while his phone has no line.
  const half = say("stockCounts.sheet.progress", { counted: "1", items: "2" });
  await expect(luis.getByText(half)).toBeVisible();
  await line.cut();
  await row(luis, queso).getByRole("button").click();
  await tap(pad(luis, queso), "2");
  await pad(luis, queso)
    .getByRole("button", { name: say("stockCounts.keypad.save") })
    .click();
  await tap(pad(ana, queso), "4");
  await pad(ana, queso)
    .getByRole("button", { name: say("stockCounts.keypad.save") })
    .click();
  await expect(ana.getByText(say("stockCounts.sheet.all_counted")).first()).toBeVisible();
  await expect(luis.getByText(say("stockCounts.sheet.waiting", { count: 1 }))).toBeVisible();

  await line.mend();
  const asked = luis.getByRole("dialog", { name: say("stockCounts.asked.title", { title: queso }) });
  await asked.getByRole("button", { name: /2/ }).first().click();
  await show(luis, "counted");
  await expect(row(luis, queso)).toContainText("6");
  await show(ana, "counted");
  await expect(row(ana, queso)).toContainText("6");
  await expectAccessible(ana, "the counted part of a sheet");

  await ana.getByRole("button", { name: say("common.view_differences") }).click();
  await ana
    .getByRole("dialog", { name: say("stockCounts.sheet.review_title") })
    .getByRole("button", { name: say("common.view_differences") })
    .click();
  await expect(ana.getByRole("listitem").filter({ hasText: masa })).toContainText("-1.5");
  await expect(ana.getByRole("listitem").filter({ hasText: queso })).toContainText("+1");
  expect(await screenFaults(ana)).toEqual([]);
  await expectAccessible(ana, "differences");
  await ana.getByRole("button", { name: say("stockCounts.close.action") }).click();
  const closing = ana.getByRole("dialog", { name: say("stockCounts.close.title", { title: "Bodega" }) });
  await closing.getByRole("textbox", { name: say("stockCounts.close.reason") }).fill("Llegó sin factura");
  await closing.getByRole("button", { name: say("stockCounts.close.submit") }).click();
  const approval = ana.getByRole("dialog", { name: say("approvals.title") });
  await expect(approval).toContainText("Llegó sin factura");
  await tap(approval, "7391");
  await approval.getByRole("button", { name: say("approvals.approve") }).click();

  await expect(ana.getByText(say("stockCounts.status.closed"), { exact: true })).toBeVisible();
  await expect(ana.getByText(say("common.reason_is", { reason: "Llegó sin factura" }))).toBeVisible();
  await expect(luis.getByText(say("stockCounts.status.closed"), { exact: true })).toBeVisible();
  expect([await stockOf(restaurant, masa), await stockOf(restaurant, queso)]).toEqual([18_500, 6000]);
});

test("what was counted without a line is told when the count ended meanwhile @further", async ({
  restaurant,
  visit,
}) => {
  const ana = await visit({ at: counts, as: await restaurant.hireWith(["INVENTORY"]), size: "phone" });
  await start(ana, { blind: false });
  const luis = await visit({
    at: new URL(ana.url()).pathname,
    as: await restaurant.hireWith(["INVENTORY"]),
    size: "phone",
  });
  const line = await cuttableLine(luis);
  await luis.reload();
  await expect(row(luis, queso)).toBeVisible();
  await line.cut();
  await row(luis, queso).getByRole("button").click();
  await tap(pad(luis, queso), "2");
  await pad(luis, queso)
    .getByRole("button", { name: say("stockCounts.keypad.save") })
    .click();
  await pad(luis, masa).press("Escape");
  await expect(luis.getByText(say("stockCounts.sheet.waiting", { count: 1 }))).toBeVisible();
  // Without a line there are no differences to see; what is kept goes on trying from there as well.
  await luis.getByRole("button", { name: say("common.view_differences") }).click();
  await expect(luis.getByText(say("stockCounts.unsent.first"))).toBeVisible();

  await ana.getByRole("button", { name: say("stockCounts.sheet.actions") }).click();
  await ana.getByRole("menuitem", { name: say("stockCounts.sheet.cancel") }).click();
  await ana
    .getByRole("dialog")
    .getByRole("button", { name: say("stockCounts.sheet.cancel") })
    .click();
  await expect(ana.getByText(say("stockCounts.status.cancelled"), { exact: true })).toBeVisible();
  await line.mend();
  const lost = luis.getByText(say("stockCounts.unsent.lost", { count: 1 }));
  await expect(lost).toBeVisible();
  await expect(luis.getByRole("listitem").filter({ hasText: /Queso, 2/ })).toBeVisible();
  await luis.goto(counts);
  await luis.getByRole("link", { name: say("stockCounts.unsent.open") }).click();
  await expect(lost).toBeVisible();
  expect(await screenFaults(luis)).toEqual([]);
  await expectAccessible(luis, "entries that did not get in");
  await luis.getByRole("button", { name: say("stockCounts.unsent.dismiss") }).click();
  await expect(lost).toHaveCount(0);
});

test("in English, by keyboard: a shortage needs nobody, and a count is cancelled @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: counts,
    as: await restaurant.hireWith(["INVENTORY"]),
    language: "en",
  });
  await expect(page.getByText("No counts yet")).toBeVisible();
  const begin = async () => {
    await page.getByRole("button", { name: "New count" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Start counting" }).click();
  };
  await begin();
  await page.getByRole("button", { name: "Count Masa de maíz" }).click();
  await page.keyboard.type("19");
  await page.keyboard.press("Enter");
  await expect(pad(page, queso)).toBeVisible();
  await page.keyboard.type("4500");
  await pad(page, queso).getByRole("radio", { name: "g", exact: true }).check();
  await pad(page, queso).getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByText("Counted: 2 of 2").first()).toBeVisible();
  await page.getByRole("button", { name: "View differences" }).click();
  await expect(page.getByRole("row").filter({ hasText: queso })).toContainText("-0.5");
  await page.getByRole("button", { name: "Close count" }).click();
  await page.getByRole("button", { name: "Post and close" }).click();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  expect([await stockOf(restaurant, masa), await stockOf(restaurant, queso)]).toEqual([19_000, 4500]);

  await page.goto(counts);
  await begin();
  await page.getByRole("button", { name: "Count actions" }).click();
  await page.getByRole("menuitem", { name: "Cancel count" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel count" }).click();
  await expect(page.getByText("Canceled", { exact: true })).toBeVisible();
  await page.goto(counts);
  await expect(page.getByRole("row")).toHaveCount(3);
});
