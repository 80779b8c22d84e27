import { expect, test } from "vitest";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { billingForTax } from "./billing-for-tax.ts";
import { newItemBilling } from "./item-billing.ts";

const iva = { type: "inclusive", rate: basisPoints(1300) } as const;

test("the tax that is chosen says whether the price includes IVA, and none that the item is exempt", () => {
  expect(billingForTax(newItemBilling, iva).isIvaIncluded).toBe(true);
  const onTop = billingForTax(billingForTax(newItemBilling, iva), { ...iva, type: "exclusive" });
  expect(onTop).toMatchObject({ isIvaIncluded: false, isTaxable: true, tribute: "20" });
  expect(billingForTax(onTop, null)).toMatchObject({ isTaxable: false, tribute: null });
  expect(billingForTax(billingForTax(onTop, null), iva)).toMatchObject({ isTaxable: true, tribute: "20" });
});
