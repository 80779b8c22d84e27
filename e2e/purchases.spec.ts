import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addStockMovement } from "#inventory/inventory/contract/items.ts";
import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

const vendor = "Lácteos San Miguel";
const nit = "0614-010190-123-4";

const line = (page: Page, no: number) =>
  page.getByRole("listitem", { name: say("purchases.form.item", { no }), exact: true });

const textbox = (place: Page | Locator, name: string) => place.getByRole("textbox", { name, exact: true });

/** Takes one of a list by typing a part of it, as soon as the list has it. */
async function take(page: Page, field: Locator, typed: string, option: string | RegExp): Promise<void> {
  await field.focus();
  await field.pressSequentially(typed);
  await page.getByRole("option", { name: option }).click();
}

async function record(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("purchases.form.save") }).click();
}

test("a purchase is typed, comes into stock and is proposed the next time @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: "/dashboard/purchases", as: await restaurant.hireWith(["INVENTORY"]) });
  await expect(office.getByText(say("purchases.empty"))).toBeVisible();
  await expectAccessible(office, "no purchases");
  await office.getByRole("link", { name: say("common.new_purchase") }).click();

  // Nothing is sent without an item, and each refusal stands at its field.
  await record(office);
  await expect(office.getByText(say("validation.no_valid_item"))).toBeVisible();
  const vendorField = office.getByRole("combobox", { name: say("common.vendor"), exact: true });
  await take(office, vendorField, vendor, say("purchases.form.vendor_new", { name: vendor }));
  await textbox(office, say("common.nit")).fill("123");
  await textbox(office, say("purchases.file.invoice_number")).fill("F-0017");
  const product = (no: number) => line(office, no).getByRole("combobox", { name: say("common.product") });
  await take(office, product(1), "ques", /^Queso/);
  await textbox(line(office, 1), say("common.quantity")).fill("2");
  await line(office, 1)
    .getByRole("combobox", { name: say("common.unit") })
    .click();
  await office.getByRole("option", { name: say("purchases.form.own_unit") }).click();
  await textbox(line(office, 1), say("common.purchase_unit")).fill("caja");
  await record(office);
  await expect(office.getByText(say("validation.nit_malformed"))).toBeVisible();
  await expect(office.getByText(say("validation.factor_unknown"))).toBeVisible();
  await textbox(office, say("common.nit")).fill(nit);
  await textbox(line(office, 1), say("purchases.form.factor", { unit: "kg" })).fill("10");
  await expect(line(office, 1)).toContainText(say("purchases.form.stocked", { quantity: "20 kg" }));
  await textbox(line(office, 1), say("purchases.form.price", { unit: "caja" })).fill("25");

  // A product that nobody knows is written and left.
  await office.getByRole("button", { name: say("purchases.form.add_line") }).click();
  await product(2).focus();
  await product(2).pressSequentially("Loroco");
  await product(2).press("Tab");
  await expect(product(2)).toHaveValue("Loroco");
  await textbox(line(office, 2), say("common.quantity")).fill("1,5");
  await expect(office.getByText(say("purchases.form.unpriced", { count: 1 }))).toBeVisible();
  await textbox(line(office, 2), say("purchases.form.price", { unit: say("inventory.unit_short.pc") })).fill(
    "2",
  );
  await office
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "factura.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
    });
  await expectAccessible(office, "a purchase that is typed");
  expect(await screenFaults(office)).toEqual([]);
  await record(office);

  const opened = (no: number) =>
    office.getByRole("dialog", { name: say("purchases.detail.title", { no }), exact: true });
  await expect(opened(1)).toContainText(vendor);
  await expect(opened(1)).toContainText(nit);
  await expect(opened(1)).toContainText("20 kg");
  await expect(opened(1)).toContainText("$53.00");
  const saves = office.waitForEvent("download");
  await opened(1)
    .getByRole("button", { name: say("purchases.detail.save_attachment") })
    .click();
  expect((await saves).suggestedFilename()).toBe("Compra 1.pdf");
  await expectAccessible(office, "a purchase");
  await office.keyboard.press("Escape");

  // The vendor's memory proposes it the next time; it has become dearer.
  await office.getByRole("link", { name: say("common.new_purchase") }).click();
  await take(office, vendorField, "miguel", new RegExp(`^${vendor}`));
  await office.getByRole("button", { name: /^Queso \$25\.00/ }).click();
  await textbox(line(office, 1), say("common.quantity")).fill("1");
  await textbox(line(office, 1), say("purchases.form.price", { unit: "caja" })).fill("30");
  await record(office);
  await expect(opened(2)).toContainText(
    say("purchases.detail.dearer", { percent: "20%", before: "$2.50", unit: "kg" }),
  );
  await office.keyboard.press("Escape");
  const row = (no: number) => office.getByRole("row").filter({ hasText: say("common.number_of", { no }) });
  await expect(row(2)).toContainText("$30.00");
  const listed = office.waitForEvent("download");
  await exportList(office);
  const text = await readFile(await (await listed).path(), "utf8");
  expect(text.trimEnd().split(/\r?\n/)).toHaveLength(3);

  await office.getByRole("link", { name: say("purchases.to_prices") }).click();
  await expect(office.getByRole("row").filter({ hasText: "Queso" })).toContainText(
    say("purchases.prices.percent", { percent: "20%" }),
  );
  await expectAccessible(office, "the price watch");
  // Which dishes earn less by it stands below what it cost each time.
  await office.getByRole("button", { name: "Queso", exact: true }).click();
  const prices = office.getByRole("dialog", { name: say("purchases.prices.history", { title: "Queso" }) });
  await expect(prices.getByRole("table").first().getByRole("row")).toHaveCount(3);
  await expect(prices.getByRole("table", { name: say("purchases.margins.title") })).toContainText(
    "Quesadilla",
  );
  await expectAccessible(office, "what an ingredient cost each time");
  await office.keyboard.press("Escape");

  // Nearly all of it is used: what is missing is said, and what is left goes back.
  await callRoute(office.request, addStockMovement, {
    params: { id: restaurant.stock.queso },
    body: { movementType: "WASTAGE", quantity: thousandthsFromDecimal(31) },
  });
  await office.goto("/dashboard/purchases");
  await row(2)
    .getByRole("button", { name: say("common.number_of", { no: 2 }) })
    .click();
  await opened(2)
    .getByRole("button", { name: say("purchases.cancel.action") })
    .click();
  const cancelling = office.getByRole("dialog", { name: say("purchases.cancel.title", { no: 2 }) });
  await cancelling.getByRole("textbox", { name: say("common.reason") }).fill("Venía vencido");
  await cancelling.getByRole("button", { name: say("purchases.cancel.action") }).click();
  await expect(cancelling).toContainText(
    say("purchases.cancel.missing_line", { title: "Queso", required: "10 kg", available: "4 kg" }),
  );
  await expect(cancelling.getByRole("button", { name: say("purchases.cancel.action") })).toBeDisabled();
  await cancelling.getByRole("checkbox", { name: say("purchases.cancel.take_rest") }).check();
  await expectAccessible(office, "a purchase whose goods are used");
  await cancelling.getByRole("button", { name: say("purchases.cancel.action") }).click();
  await expect(opened(2)).toContainText("Venía vencido");
  await expect(opened(2)).toContainText(say("purchases.detail.taken_back", { quantity: "4 kg" }));
  await expect(opened(2).getByRole("button", { name: say("purchases.cancel.action") })).toHaveCount(0);
});

test("vendors are added, found, changed and deleted @further", async ({ restaurant, visit }) => {
  const office = await visit({
    at: "/dashboard/purchases/vendors",
    as: await restaurant.hireWith(["INVENTORY"]),
  });
  await expect(office.getByText(say("vendors.empty"))).toBeVisible();
  await office.getByRole("button", { name: say("vendors.add") }).click();
  const adding = office.getByRole("dialog", { name: say("vendors.add") });
  await textbox(adding, say("common.vendor")).fill("Mercado Central");
  await textbox(adding, say("common.nit")).fill(nit);
  await expectAccessible(office, "adding a vendor");
  await adding.getByRole("button", { name: say("vendors.form.save") }).click();
  await expect(adding).toHaveCount(0);
  await office.getByRole("textbox", { name: say("vendors.search") }).fill("06140101901234");
  await expect(office).toHaveURL(/q=0614/);
  await office.getByRole("button", { name: "Mercado Central" }).click();
  await expect(office.getByRole("heading", { level: 1, name: "Mercado Central" })).toBeVisible();
  await expect(office.getByText(say("vendors.page.no_purchases"))).toBeVisible();

  const buyer = await visit({ at: "/dashboard/purchases/new", as: await restaurant.hire("admin") });
  const vendorField = buyer.getByRole("combobox", { name: say("common.vendor"), exact: true });
  await take(buyer, vendorField, "0614-0101", /^Mercado Central/);
  await take(
    buyer,
    line(buyer, 1).getByRole("combobox", { name: say("common.product") }),
    "mas",
    /^Masa de maíz/,
  );
  await textbox(line(buyer, 1), say("common.quantity")).fill("4");
  await textbox(line(buyer, 1), say("purchases.form.price", { unit: "kg" })).fill("1.125");
  await record(buyer);
  await expect(
    buyer.getByRole("dialog", { name: say("purchases.detail.title", { no: 1 }), exact: true }),
  ).toBeVisible();

  // Told to whoever looks on.
  const part = (name: string) => office.getByRole("region", { name, exact: true });
  await expect(part(say("common.purchases"))).toContainText("$4.50");
  await expect(part(say("vendors.page.items"))).toContainText("$1.125");
  await expect(part(say("vendors.page.months"))).toContainText("$4.50");
  await expectAccessible(office, "a vendor's page");

  await office.getByRole("button", { name: say("common.edit"), exact: true }).click();
  const editing = office.getByRole("dialog", {
    name: say("vendors.form.edit_title", { name: "Mercado Central" }),
  });
  await textbox(editing, say("common.phone")).fill("2222-3333");
  await editing.getByRole("button", { name: say("vendors.form.save") }).click();
  await expect(editing).toHaveCount(0);
  await expect(part(say("vendors.page.data"))).toContainText("2222-3333");
  await office
    .getByRole("button", { name: say("common.actions_for_name", { name: "Mercado Central" }) })
    .click();
  await office.getByRole("menuitem", { name: say("common.delete") }).click();
  await office.getByRole("button", { name: say("vendors.delete.confirm") }).click();
  await expect(office).toHaveURL(/vendors$/);
  await expect(office.getByText(say("vendors.empty"))).toBeVisible();
});

test("on a phone, in English, a purchase survives leaving and a lost answer @further", async ({
  restaurant,
  visit,
}) => {
  const words = sayIn("en");
  const phone = await visit({
    at: "/dashboard/purchases/new",
    as: await restaurant.hireWith(["INVENTORY"]),
    size: "phone",
    language: "en",
    mode: "dark",
  });
  const first = phone.getByRole("listitem", { name: words("purchases.form.item", { no: 1 }), exact: true });
  const product = first.getByRole("combobox", { name: words("common.product") });
  await product.focus();
  await product.pressSequentially("Queso");
  await phone.getByRole("option", { name: /^Queso/ }).click();
  await textbox(first, words("common.quantity")).fill("3");
  await phone.getByRole("button", { name: words("ui.cancel"), exact: true }).click();
  await phone.getByRole("button", { name: words("lists.discard.cancel") }).click();
  await expect(textbox(first, words("common.quantity"))).toHaveValue("3");
  expect(await screenFaults(phone)).toEqual([]);
  await expectAccessible(phone, "a purchase on a phone");

  // The server has it, but no answer comes.
  await phone.route("**/api/v1/purchases/create-manual*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await phone.getByRole("button", { name: words("purchases.form.save") }).click();
  await expect(phone.getByText(words("platform.unsure.text"))).toBeVisible();
  await phone.unroute("**/api/v1/purchases/create-manual*");
  await phone.getByRole("button", { name: words("platform.unsure.again") }).click();
  await expect(
    phone.getByRole("dialog", { name: words("purchases.detail.title", { no: 1 }), exact: true }),
  ).toContainText("3 kg");
  expect(await screenFaults(phone)).toEqual([]);
  expect(
    await restaurant.run("select count(*)::int as purchases from purchases where tenant_id = $1"),
  ).toEqual([{ purchases: 1 }]);
});

test("what cannot be read says which status came back @further", async ({ restaurant, visit }) => {
  const office = await visit({ as: await restaurant.hireWith(["INVENTORY"]) });
  await office.route("**/api/v1/purchases?*", (route) => route.fulfill({ status: 418, body: "<html>" }));
  await office.goto("/dashboard/purchases");
  await expect(office.getByText(say("purchases.status_failure", { code: 418 }))).toBeVisible();
  await office.unroute("**/api/v1/purchases?*");
  await office.getByRole("button", { name: say("ui.retry") }).click();
  await expect(office.getByText(say("purchases.empty"))).toBeVisible();
});
