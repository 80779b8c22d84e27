import { cardSettlement } from "#app/server/testing/ministry/withholding-document.ts";
import { addMonths, calendarDate, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const own = { nit: "06142303181016", nrc: "2768431" };

test("an accountant imports the 2 % of cards and finds it in the IVA of its month @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run(
    "update fiscal_settings set nit = $2, nrc = $3 where tenant_id = $1",
    own.nit,
    own.nrc,
  );
  // A month that is over, whatever the day of the run is.
  const issuedOn = addMonths(firstOfMonth(calendarDate(new Date().toISOString().slice(0, 10))), -1);
  const text = JSON.stringify(cardSettlement({ taxed: 1000, advance: 20, issuedOn, own }));
  const accountant = await restaurant.hireWith(["ACCOUNTING"]);
  const page = await visit({ at: "/dashboard/accounting/withheld", as: accountant });
  await expect(page.getByRole("heading", { level: 1, name: say("taxBooks.withheld.title") })).toBeVisible();
  await page.getByRole("button", { name: say("withholdingDocuments.import.open") }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("withholdingDocuments.import.label")).fill(text);
  await dialog.getByRole("button", { name: say("withholdingDocuments.import.read") }).click();
  await expect(dialog.getByText("BANCO DEL PACIFICO, S.A.")).toBeVisible();
  await expect(dialog.getByText(dollars(2_000))).toBeVisible();
  await expectAccessible(page, "the document before it is kept");
  await dialog.getByRole("button", { name: say("withholdingDocuments.import.confirm") }).click();
  await expect(dialog).toHaveCount(0);
  const list = page.getByRole("table", { name: say("taxBooks.withheld.lists.advances") });
  await expect(list).toContainText(dollars(2_000));

  // The same document is known, and is not kept twice.
  await page.getByRole("button", { name: say("withholdingDocuments.import.open") }).click();
  await dialog.getByLabel(say("withholdingDocuments.import.label")).fill(text);
  await dialog.getByRole("button", { name: say("withholdingDocuments.import.read") }).click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(
    dialog.getByRole("button", { name: say("withholdingDocuments.import.confirm") }),
  ).toBeDisabled();
  await dialog.getByRole("button", { name: say("withholdingDocuments.import.again") }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("link", { name: say("taxBooks.settlement.to_settlement") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("taxBooks.settlement.title") })).toBeVisible();
  await expect(page.getByText(say("taxBooks.settlement.withheld_after"))).toBeVisible();
  await expect(page.getByText(dollars(2_000)).first()).toBeVisible();
  await expectAccessible(page, "the settlement");

  // Each figure leads to what it is made of.
  const way = say("common.name_value", {
    name: say("taxBooks.settlement.see"),
    value: say("taxBooks.settlement.figures.advances"),
  });
  await page.getByRole("link", { name: way }).click();
  await expect(list).toContainText("BANCO DEL PACIFICO, S.A.");
});

test("a sale and its tip stand in the journal of the day, in balance @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const [price, tip] = [650, 100];
  const till = await callAs(await restaurant.hire("admin"));
  await openDrawer(till);
  const { orderId } = await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
  await complete(till, orderId);
  await payOrder(till, restaurant, { orderId, balance: price, tip });
  const page = await visit({
    at: "/dashboard/accounting/journal",
    as: await restaurant.hireWith(["ACCOUNTING"]),
  });
  await expect(page.getByRole("heading", { level: 1, name: say("journal.title") })).toBeVisible();
  const row = (concept: "sales" | "vat_debit" | "tips" | "charged") =>
    page
      .getByRole("table")
      .getByRole("row")
      .filter({
        has: page.getByRole("cell", { name: new RegExp(`^${say(`journal.concepts.${concept}`)}`) }),
      });
  // 6.50 with 13 % IVA inside: 5.75 and 0.75; the tip is owed to the staff.
  await expect(row("charged")).toContainText(dollars(price + tip));
  await expect(row("sales")).toContainText(dollars(575));
  await expect(row("vat_debit")).toContainText(dollars(75));
  await expect(row("tips")).toContainText(dollars(tip));
  await expectAccessible(page, "the journal");
});
