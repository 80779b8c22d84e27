import { expect, test } from "vitest";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { newItemBilling } from "../../domain/item-billing.ts";
import { billingInForm, billingValues, itemSchema, newItemValues } from "./item-values.ts";

test("an item takes a title and a price, all else has a default", () => {
  const values = newItemValues({ categoryId: null, taxId: null });
  expect(itemSchema.safeParse(values).success).toBe(false);
  expect(itemSchema.parse({ ...values, title: "Pupusa", price: 1.25 })).toMatchObject({
    price: 125,
    dte_gravado: true,
    dte_porcentaje_iva: 1300,
  });
});

test("the billing comes out of the form as it went in", () => {
  const billing = {
    ...newItemBilling,
    isIvaIncluded: true,
    internalCode: "P-1",
    additionalTribute: "59",
    additionalRate: basisPoints(550),
  };
  const values = { ...newItemValues({ categoryId: null, taxId: null }), ...billingValues(billing) };
  expect(billingInForm(values)).toEqual(billing);
});
