import type { Locator, Page } from "@playwright/test";
import { letIssue } from "../db/seeds/issuing.ts";
import { createCustomer } from "../db/seeds/store.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

const at = "/dashboard/accounting/manual-invoicing";

const product = (page: Page, no: number) =>
  page.getByRole("listitem", { name: say("manualInvoicing.line.heading", { no }), exact: true });
const textbox = (place: Page | Locator, name: string) =>
  place.getByRole("textbox", { name: new RegExp(`^${name}`) });

/** Takes one of a list by typing a part of it. */
async function take(
  page: Page,
  place: Page | Locator,
  name: string,
  typed: string,
  option: RegExp,
): Promise<void> {
  const field = place.getByRole("combobox", { name: new RegExp(`^${name}`) });
  await field.focus();
  await field.pressSequentially(typed);
  await page.getByRole("option", { name: option }).first().click();
}

test("a room is sold by hand, kept when the page is left, and issued @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    await letIssue(tx);
    await createCustomer(tx, { name: "Ana Pérez", phone: "7000-1234", email: "ana@example.com" });
  });
  const page = await visit({ at, as: await restaurant.hire("admin"), size: "phone" });
  const submit = page.getByRole("button", { name: say("manualInvoicing.invoice.submit"), exact: true });
  await submit.click();
  await expect(page.getByText(say("manualInvoicing.refusal.name"), { exact: true })).toBeVisible();
  await expect(textbox(page, say("manualInvoicing.invoice.name"))).toBeFocused();
  await expectAccessible(page, "a refused manual invoice");

  const phone = textbox(page, say("common.phone"));
  await phone.fill("7000-9999");
  await phone.press("Enter");
  await expect(page.getByText(say("common.customer_not_found"))).toBeVisible();
  await phone.fill("+503 70001234");
  await phone.press("Enter");
  await expect(textbox(page, say("manualInvoicing.invoice.name"))).toHaveValue("Ana Pérez");
  await submit.click();
  await expect(page.getByText(say("manualInvoicing.refusal.item", { no: 1 }))).toBeVisible();

  const room = product(page, 1);
  await textbox(room, say("common.description")).fill("Habitación doble");
  await textbox(room, say("common.quantity")).fill("2");
  await textbox(room, say("common.unit_price")).fill("56,5");
  await expect(room.getByRole("checkbox", { name: say("menuItems.billing.taxable") })).toBeDisabled();
  await take(page, room, say("menuItems.billing.additional"), "aloj", /^59/);
  await expect(textbox(room, say("manualInvoicing.line.additional_rate"))).toHaveValue("5");
  await textbox(page, say("common.tip")).fill("1.5");
  const totals = page.getByRole("region", { name: say("manualInvoicing.totals.title") });
  for (const amount of ["$100.00", "$13.00", "$5.00", "$1.50", "$119.50"])
    await expect(totals.getByText(amount, { exact: true })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);

  // Left by accident: it is here again.
  await page.reload();
  await expect(page.getByText(say("manualInvoicing.draft.found"))).toBeVisible();
  await expect(textbox(product(page, 1), say("common.description"))).toHaveValue("Habitación doble");
  const other = await page.context().newPage();
  await other.goto(at);
  const there = textbox(product(other, 1), say("common.description"));
  await expect(there).toHaveValue("Habitación doble");
  await submit.dblclick();
  const reply = { invoiceNo: 1, to: "ana@example.com" };
  await expect(page.getByText(say("manualInvoicing.reply.mailed", reply))).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/accounting$/);
  expect(
    await restaurant.run(`select i.total_cents, i.tip_cents, d.kind, d.to_pay_cents, d.problems from invoices i
      join documents f on f.tenant_id = $1 and f.invoice_id = i.id
      join tax_documents d on d.tenant_id = $1 and d.sale_id = f.id where i.tenant_id = $1`),
  ).toEqual([{ total_cents: 11_800, tip_cents: 150, kind: "01", to_pay_cents: 11_950, problems: null }]);
  // What was sent in one tab is not there to be sent in another.
  await expect(there).toHaveValue("");
  await page.goto(at);
  await expect(page.getByText(say("manualInvoicing.draft.found"))).toBeHidden();
});

test("tomatoes of the market are bought with a document of our own @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, letIssue);
  const page = await visit({ at: `${at}?tab=excluded`, as: await restaurant.hireWith(["PURCHASES"]) });
  await expect(page.getByRole("tab")).toHaveText([say("manualInvoicing.tab.excluded")]);
  await textbox(page, say("manualInvoicing.excluded.name")).fill("Rosa Martínez");
  await textbox(page, say("common.document_number")).fill("12");
  await take(page, page, say("customers.form.department"), "San Salv", /^San Salvador/);
  await take(page, page, say("customers.form.municipality"), "centro", /centro/i);
  await take(page, page, say("customers.form.district"), "san", /san salvador/i);
  await textbox(page, say("common.address")).fill("Mercado Central, puesto 12");
  await textbox(product(page, 1), say("common.description")).fill("Tomate");
  await textbox(product(page, 1), say("common.quantity")).fill("10");
  await textbox(product(page, 1), say("common.unit_price")).fill("1.25");
  const submit = page.getByRole("button", { name: say("manualInvoicing.excluded.submit"), exact: true });
  await submit.click();
  await expect(page.getByText(say("validation.dui_malformed"))).toBeVisible();
  await expectAccessible(page, "a refused purchase");
  await textbox(page, say("common.document_number")).fill("04567890-1");
  await submit.click();
  await expect(page.getByText(say("manualInvoicing.reply.bought"))).toBeVisible();
  expect(
    await restaurant.run("select kind, to_pay_cents, problems from tax_documents where tenant_id = $1"),
  ).toEqual([{ kind: "14", to_pay_cents: 1_250, problems: null }]);
  await page.getByRole("button", { name: say("manualInvoicing.excluded.to_stock.confirm") }).click();
  await expect(page).toHaveURL(/purchases\/import/);
  await expect(page.getByRole("heading", { name: /Rosa Martínez/ })).toBeVisible();
});

test("whoever may not issue is told so in place of the form @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/accounting/manual-invoicing", as: await restaurant.hire("cook") });
  await expect(page.getByText(say("manualInvoicing.not_permitted"), { exact: true })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at}$`));
});
