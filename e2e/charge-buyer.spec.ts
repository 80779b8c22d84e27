import type { Locator, Page } from "@playwright/test";
import type { OrderId } from "#platform/domain/ids.ts";
import { createDiscountCode } from "../db/seeds/charge.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const horchata = 150;

/** The charge dialog of the account, once all its dishes are ready. */
async function openCharge(page: Page, orderId: OrderId, total: number): Promise<Locator> {
  await complete(page.request, orderId);
  await accountButton(page, total).click();
  return payDialog(page);
}

/** The billing data of a fiscal credit, opened and filled in with a company's; not used yet. */
async function nameCompany(page: Page, dialog: Locator): Promise<Locator> {
  const type = say("customers.type.CREDITO_FISCAL");
  const data = page.getByRole("dialog", { name: say("payments.buyer.title", { type }) });
  await dialog.getByRole("button", { name: new RegExp(`^${say("payments.buyer.to")}`) }).click();
  const fill = (name: string, typed: string) => data.getByRole("textbox", { name }).fill(typed);
  const choose = async (name: string, typed: string) => {
    await data.getByRole("combobox", { name }).fill(typed);
    await page
      .getByRole("option", { name: new RegExp(typed, "i") })
      .first()
      .click();
  };
  await fill(say("common.business_name"), "Comercial El Sol");
  await fill(say("common.nit"), "0614-010190-101-0");
  await fill(say("common.nrc"), "123456-7");
  await choose(say("common.economic_activity"), "56101");
  await choose(say("customers.form.department"), "San Salvador");
  await choose(say("customers.form.municipality"), "Centro");
  await fill(say("common.address"), "Calle 1");
  await fill(say("common.email"), "facturas@sol.example");
  return data;
}

test("a fiscal credit by hand is paid by card and transfer with references", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("cashier"),
  });
  const manager = await callAs(await restaurant.hire("manager"));
  const { orderId } = await sendOrder(manager, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  const dialog = await openCharge(page, orderId, carne + horchata);
  const pay = payButton(dialog, carne + horchata);
  await dialog.getByRole("radio", { name: say("customers.type.CREDITO_FISCAL") }).check();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await pay.click();
  await expect(dialog.getByText(say("payments.refusal.customer_required"))).toBeVisible();

  const data = await nameCompany(page, dialog);
  const text = (name: string) => data.getByRole("textbox", { name });
  const use = data.getByRole("button", { name: say("payments.buyer.use") });
  await text(say("common.nit")).fill("0614-010190");
  await text(say("common.email")).clear();
  await use.click();
  await expect(text(say("common.nit"))).toBeFocused();
  await expect(data.getByText(say("validation.nit_malformed"))).toBeVisible();
  await expect(data.getByText(say("validation.required"))).toHaveCount(1);
  await expectAccessible(page, "billing data with gaps");
  // Closed and opened again nothing that was typed is lost, and nothing of it is used yet.
  await page.keyboard.press("Escape");
  await expect(data).toBeHidden();
  await dialog.getByRole("button", { name: new RegExp(`^${say("payments.buyer.to")}`) }).click();
  await expect(text(say("common.address"))).toHaveValue("Calle 1");
  await text(say("common.nit")).fill("0614-010190-101-0");
  await text(say("common.email")).fill("facturas@sol.example");
  await use.click();
  await expect(data).toBeHidden();
  await expect(dialog.getByText("Comercial El Sol")).toBeVisible();

  await dialog.getByRole("checkbox", { name: say("payments.tenders.several") }).check();
  await dialog.getByRole("textbox", { name: "Tarjeta", exact: true }).fill("5");
  await expect(pay).toBeDisabled();
  const reference = dialog.getByRole("textbox", {
    name: say("payments.tenders.reference_of", { method: "Tarjeta" }),
  });
  await reference.fill("000123");
  await dialog.getByRole("textbox", { name: "Efectivo", exact: true }).fill("3");
  await expectAccessible(page, "several tenders with references");
  await page.keyboard.press("F10");
  await expect(page.getByText(say("payments.mail.sent", { to: "facturas@sol.example" }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(
    await restaurant.run(
      `select invoice_type, receptor ->> 'numDocumento' as nit, customer_id,
         (select jsonb_agg(jsonb_build_array(p.amount_cents, p.reference) order by p.id) from payments p
           where p.tenant_id = $1 and p.invoice_id = i.id) as paid
       from invoices i where tenant_id = $1`,
    ),
  ).toEqual([
    {
      invoice_type: "CREDITO_FISCAL",
      nit: "06140101901010",
      customer_id: null,
      paid: [
        [300, null],
        [500, "000123"],
      ],
    },
  ]);
});

test("a code whose minimum is not reached says how much is missing @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, (tx) =>
    createDiscountCode(tx, { code: "DESDE10", off: { amount: 100 }, minOrder: 1_000 }),
  );
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("manager"),
  });
  const first = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  const apply = async (dialog: Locator) => {
    await dialog.getByRole("textbox", { name: say("payments.discount.code") }).fill("desde10");
    await page.keyboard.press("Enter");
  };
  const dialog = await openCharge(page, first.orderId, carne + horchata);
  await apply(dialog);
  const reason = say("payments.discount_refused.minimum_not_reached", {
    code: "DESDE10",
    minimum: dollars(1_000),
    missing: dollars(200),
  });
  await expect(dialog.getByText(say("errors.discount_invalid", { reason }))).toBeVisible();
  await expectAccessible(page, "a minimum that is not reached");
  await page.keyboard.press("Escape");
  const second = await sendOrder(page.request, restaurant, [dishes.horchata(restaurant, 2)]);
  const total = carne + 3 * horchata;
  await openCharge(page, second.orderId, total);
  await apply(dialog);
  const pay = (cents: number) => payButton(dialog, cents);
  await expect(pay(total - 100)).toBeVisible();
  await dialog
    .getByRole("button", { name: say("payments.tip_suggested", { rate: "10%", amount: dollars(100) }) })
    .click();
  await expect(pay(total)).toBeVisible();
  await dialog.getByRole("checkbox", { name: say("payments.add_tip") }).uncheck();
  await expect(pay(total - 100)).toBeVisible();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await pay(total - 100).click();
  await expect(dialog).toHaveCount(0);
  expect(
    await restaurant.run(
      "select total_cents, tip_cents, discount_cents > 0 as discounted from invoices where tenant_id = $1",
    ),
  ).toEqual([{ total_cents: 1_000, tip_cents: 0, discounted: true }]);
});

test("from the threshold on the buyer is named @further", async ({ restaurant, visit }) => {
  await restaurant.run(
    "update store_settings set identification_threshold_cents = 20000 where tenant_id = $1",
  );
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("manager") });
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant, 40)]);
  const total = 40 * carne;
  const dialog = await openCharge(page, orderId, total);
  await expect(
    dialog.getByText(say("payments.buyer.identify", { threshold: dollars(20_000) })),
  ).toBeVisible();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  const reference = dialog.getByRole("textbox", { name: say("payments.tenders.reference") });
  await reference.fill("4111 1111 1111 1111");
  await payButton(dialog, total).click();
  await expect(dialog.getByText(say("validation.card_number"))).toBeVisible();
  await expect(reference).toBeFocused();
  await reference.fill("V-77");
  await payButton(dialog, total).click();
  const identify = dialog.getByRole("button", { name: new RegExp(`^${say("payments.buyer.to")}`) });
  await expect(identify).toBeFocused();

  await dialog.getByRole("radio", { name: say("customers.type.CREDITO_FISCAL") }).check();
  const data = await nameCompany(page, dialog);
  await data.getByRole("checkbox", { name: say("common.withholds_iva") }).check();
  let isDown = true;
  await page.route("**/pos/prevalidate-ccf?*", (route) =>
    isDown && route.request().postDataJSON().part ? route.abort() : route.continue(),
  );
  await data.getByRole("button", { name: say("payments.buyer.use") }).click();
  await expect(data).toBeHidden();
  // Nothing is charged before it is known what the buyer keeps back.
  const again = dialog.getByRole("button", { name: say("ui.retry") });
  await expect(again).toBeVisible();
  await expect(payButton(dialog, total)).toBeDisabled();
  isDown = false;
  await again.click();
  const withheld = 230;
  await payButton(dialog, total - withheld).click();
  await expect(dialog).toHaveCount(0);
  expect(
    await restaurant.run(
      `select i.total_cents, i.withheld_cents, p.amount_cents, p.reference from invoices i
         join payments p on p.tenant_id = i.tenant_id and p.invoice_id = i.id where i.tenant_id = $1`,
    ),
  ).toEqual([
    { total_cents: total, withheld_cents: withheld, amount_cents: total - withheld, reference: "V-77" },
  ]);
});
