import { createDiscountCode } from "../db/seeds/charge.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const horchata = 150;
const code = "AMIGOS";

test("a bill with a code is paid in two parts, one of them taken back and paid again", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, (tx) =>
    createDiscountCode(tx, { code, off: { amount: 100 } }),
  );
  const page = await visit({
    at: "/dashboard/order-charge",
    as: await restaurant.hire("manager"),
  });
  const order = await sendOrder(page.request, restaurant, [
    dishes.carne(restaurant),
    dishes.horchata(restaurant),
  ]);
  await complete(page.request, order.orderId);
  const account = "Mesa 1";
  const amount = dollars(carne + horchata);
  await page.getByRole("button", { name: say("payments.pay_account", { amount, account }) }).click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account }) });
  const pay = (cents: number) =>
    dialog.getByRole("button", { name: say("payments.pay", { amount: dollars(cents) }), exact: true });

  await dialog.getByRole("button", { name: say("payments.discount.apply") }).click();
  await expect(dialog.getByText(say("payments.discount.empty"))).toBeVisible();
  await dialog.getByRole("textbox", { name: say("payments.discount.code") }).fill("amigos");
  await dialog.getByRole("button", { name: say("payments.discount.apply") }).click();
  await expect(pay(700)).toBeVisible();

  await dialog.getByRole("radio", { name: say("payments.part.kind.share") }).check();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await expectAccessible(page, "part of a bill");
  await pay(350).click();
  await expect(dialog.getByText(say("payments.parts.title"))).toBeVisible();
  await dialog.getByRole("button", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) }).click();
  const undo = page.getByRole("dialog", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) });
  await undo.getByRole("textbox", { name: say("payments.parts.reason") }).fill("Otra tarjeta");
  await expectAccessible(page, "undoing a part");
  await undo
    .getByRole("button", { name: say("payments.parts.undo_amount", { amount: dollars(350) }) })
    .click();
  await expect(undo).toBeHidden();
  await expect(dialog.getByText(say("payments.parts.title"))).toBeHidden();

  // The code went with the last part; the whole is paid with two methods.
  await dialog.getByRole("radio", { name: say("payments.part.kind.whole") }).check();
  await dialog.getByRole("checkbox", { name: say("payments.tenders.several") }).check();
  await dialog.getByRole("textbox", { name: "Tarjeta" }).fill("5");
  await expect(dialog.getByText(say("payments.tenders.short"))).toBeVisible();
  await dialog.getByRole("textbox", { name: "Efectivo" }).fill("5");
  await pay(carne + horchata).click();
  const done = page.getByRole("dialog", { name: say("payments.done.title") });
  await expect(done.getByText(dollars(200), { exact: true })).toBeVisible();
  await done.getByRole("button", { name: say("payments.done.close") }).click();
  await expect(page.getByText(say("payments.empty"))).toBeVisible();
  expect(
    await restaurant.run(
      `select i.total_cents, r.invoice_id is not null as undone from invoices i
        left join invoice_reversals r on r.tenant_id = $1 and r.invoice_id = i.id
        where i.tenant_id = $1 order by i.id`,
    ),
  ).toEqual([
    { total_cents: 350, undone: true },
    { total_cents: carne + horchata, undone: false },
  ]);
});
