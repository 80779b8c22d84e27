import type { Locator, Page } from "@playwright/test";
import { createDiscountCode } from "../db/seeds/charge.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { accountButton, payDialog } from "./support/charge-page.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { cart, tile } from "./support/till-page.ts";

const carne = 650;
/** The figures of the example account beside a form. */
const example = (within: Page | Locator) => within.getByRole("region", { name: say("exampleBill.title") });
const field = (within: Page | Locator, label: string) => within.getByRole("textbox", { name: label });

async function act(page: Page, actions: string, action: string): Promise<void> {
  await page.getByRole("button", { name: actions, exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a service charge for large parties is tried, saved and charged at once @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({ at: "/dashboard/settings/tax-setup", as: await restaurant.hire("admin") });
  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const { orderId } = await sendOrder(desk.request, restaurant, [dishes.carne(restaurant)]);
  await complete(desk.request, orderId);
  await restaurant.run("update accounts set people = 6 where tenant_id = $1");
  const button = (cents: number) => accountButton(desk, cents);
  await expect(button(carne)).toBeVisible();

  const rate = field(owner, say("serviceCharge.rate"));
  const save = owner.getByRole("button", { name: say("serviceCharge.save") });
  for (const wrong of ["100,01", "-1", "1e9", "NaN"]) {
    await rate.fill(wrong);
    await expect(owner.getByText(say("validation.percentage_invalid"))).toBeVisible();
  }
  await rate.fill("");
  await save.click();
  await expect(owner.getByText(say("validation.required"))).toBeVisible();
  await rate.fill("0");
  await owner.getByRole("button", { name: say("serviceCharge.add_rule") }).click();
  const rule = owner.getByRole("group", { name: say("serviceCharge.rule", { number: 1 }) });
  await field(rule, say("common.percentage")).fill("12,5");
  await expect(example(owner)).toContainText(dollars(2_500));
  const people = field(example(owner), say("common.people"));
  await people.fill("6");
  await people.press("Enter");
  await expect(example(owner)).toContainText(say("payments.service_charge", { rate: "12.5%" }));
  await expect(example(owner)).toContainText(dollars(2_813));
  await expectAccessible(owner, "tax setup with a rule");
  await save.click();
  await expect(owner.getByText(say("common.saved_for_next_charge"))).toBeVisible();

  // 6.50 and 12.5 % of it, on a screen that nobody loaded anew.
  await expect(button(731)).toBeVisible();
});

test("a changed tax reaches the cart of an open till @further", async ({ restaurant, visit }) => {
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const owner = await visit({ at: "/dashboard/settings/tax-setup", as: await restaurant.hire("admin") });
  await tile(till, "Quesadilla").click();
  await expect(cart(till).getByRole("listitem")).toHaveCount(1);
  await expect(
    till.getByRole("button", { name: new RegExp(dollars(226).replace("$", "\\$")) }),
  ).toBeVisible();

  const title = "IVA sobre precio";
  await act(owner, say("common.actions_for_title", { title }), say("common.edit_title", { title }));
  const dialog = owner.getByRole("dialog", { name: say("taxes.edit_title", { title }) });
  await field(dialog, say("taxes.rate")).fill("50");
  await expect(example(dialog)).toContainText(dollars(3_750));
  await expectAccessible(owner, "a tax with its example");
  await dialog.getByRole("button", { name: say("taxes.save") }).click();
  await expect(till.getByText(say("pos.cart.tax_changed", { total: dollars(300) }))).toBeVisible();

  await act(owner, say("common.actions_for_title", { title }), say("common.delete_title", { title }));
  const question = owner.getByRole("dialog", { name: say("taxes.delete.title", { title }) });
  await expect(question.getByText(say("taxes.delete.used", { count: 1 }))).toBeVisible();
  await question.getByRole("combobox", { name: say("taxes.delete.move_to") }).click();
  await owner.getByRole("option", { name: /^IVA/ }).click();
  await question.getByRole("button", { name: say("taxes.delete.move") }).click();
  await expect(question).toHaveCount(0);
  await expect(owner.getByRole("row", { name: new RegExp(title) })).toHaveCount(0);
  await expect(till.getByText(say("pos.cart.tax_changed", { total: dollars(200) }))).toBeVisible();
});

test("a discount code is tried, used, switched off and brought back @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({ at: "/dashboard/settings/discount-codes", as: await restaurant.hire("admin") });
  const code = "VERANO";
  await owner.getByRole("button", { name: say("discounts.add") }).click();
  const dialog = owner.getByRole("dialog", { name: say("discounts.add_title") });
  await field(dialog, say("common.code")).fill("verano");
  await field(dialog, say("common.description")).fill("Temporada");
  const percentage = field(dialog, say("common.percentage"));
  await percentage.fill("100.01");
  await expect(dialog.getByText(say("validation.percentage_invalid"))).toBeVisible();
  await percentage.fill("10");
  await field(dialog, say("discounts.min_order")).fill("30");
  await expect(example(dialog)).toContainText(
    say("payments.discount_refused.minimum_not_reached", {
      code,
      minimum: dollars(3_000),
      missing: dollars(500),
    }),
  );
  await field(dialog, say("discounts.min_order")).fill("5");
  await expect(example(dialog)).toContainText(say("payments.discount.figure.code", { code }));
  await expect(example(dialog)).toContainText(dollars(2_250));
  await expectAccessible(owner, "a discount code with its example");
  await dialog.getByRole("button", { name: say("discounts.save") }).click();
  await expect(dialog).toHaveCount(0);

  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const { orderId } = await sendOrder(desk.request, restaurant, [dishes.carne(restaurant)]);
  await complete(desk.request, orderId);
  await accountButton(desk, carne).click();
  const paying = payDialog(desk);
  await field(paying, say("payments.discount.code")).fill(code);
  await paying.getByRole("button", { name: say("common.apply") }).click();
  await paying.getByRole("radio", { name: "Tarjeta" }).check();
  await paying
    .getByRole("button", { name: say("payments.pay", { amount: dollars(585) }), exact: true })
    .click();
  await expect(paying).toHaveCount(0);

  // The list of codes is told of the use; nobody loaded it anew.
  const row = owner.getByRole("row", { name: new RegExp(code) });
  await expect(row.getByRole("cell", { name: "1", exact: true })).toBeVisible();
  const toggle = row.getByRole("switch", { name: say("discounts.toggle", { code }) });
  await toggle.press("Space");
  await expect(toggle).not.toBeChecked();
  await expect
    .poll(() => restaurant.run("select is_active from discount_codes where tenant_id = $1"))
    .toEqual([{ is_active: false }]);
  await act(owner, say("discounts.actions", { code }), say("discounts.remove", { code }));
  await expect(row).toHaveCount(0);
  await owner.getByRole("button", { name: say("common.undo") }).click();
  await expect(row).toBeVisible();
});

test("codes that combine stand on one bill, shares first, and each may go again @further", async ({
  restaurant,
  visit,
}) => {
  const codes = [
    { code: "DOS", off: { amount: 200 }, isCombinable: true },
    { code: "DIEZ", off: { percent: 1_000 }, isCombinable: true },
    { code: "SOLO", off: { percent: 500 } },
  ];
  await restaurant.db.inTenant(restaurant.tenantId, async (tx) => {
    for (const code of codes) await createDiscountCode(tx, code);
  });
  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  const { orderId } = await sendOrder(desk.request, restaurant, [dishes.carne(restaurant)]);
  await complete(desk.request, orderId);
  await accountButton(desk, carne).click();
  const paying = payDialog(desk);
  const apply = async (label: string, code: string) => {
    await field(paying, label).fill(code);
    await paying.getByRole("button", { name: say("common.apply") }).click();
  };
  const applied = (code: string, cents: number) =>
    paying.getByText(say("payments.discount.applied", { code, amount: dollars(cents) }));
  const pay = (cents: number) =>
    paying.getByRole("button", { name: say("payments.pay", { amount: dollars(cents) }), exact: true });
  await apply(say("payments.discount.code"), "dos");
  await expect(applied("DOS", 200)).toBeVisible();
  const further = say("payments.discount.further");
  await apply(further, "diez");
  // 6.50 less ten percent, then two dollars: the share comes first, although it was typed last.
  await expect(applied("DIEZ", 65)).toBeVisible();
  await expect(pay(385)).toBeVisible();
  await apply(further, "DIEZ");
  await expect(paying.getByText(say("payments.discount.already"))).toBeVisible();
  await apply(further, "solo");
  await expect(
    paying.getByText(say("payments.discount_refused.not_combinable", { code: "SOLO" })),
  ).toBeVisible();
  await expectAccessible(desk, "two codes on a bill");
  await paying.getByRole("button", { name: say("payments.discount.remove", { code: "DOS" }) }).click();
  await paying.getByRole("radio", { name: "Tarjeta" }).check();
  await pay(585).click();
  await expect(paying).toHaveCount(0);
  expect(
    await restaurant.run("select code, times_used from discount_codes where tenant_id = $1 order by code"),
  ).toEqual([
    { code: "DIEZ", times_used: 1 },
    { code: "DOS", times_used: 0 },
    { code: "SOLO", times_used: 0 },
  ]);
});
