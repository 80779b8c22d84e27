import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints } from "#platform/domain/money/cents.ts";
import {
  billingForTax,
  billingProblems,
  type ItemBilling,
  IVA_RATE,
  IVA_TRIBUTE,
  newItemBilling,
  rateInName,
  withAdditionalTribute,
  withIvaIncluded,
  withTaxable,
} from "./item-billing.ts";

const lodging = { code: "59", name: "Turismo: por alojamiento (5%)" };
const airport = { code: "71", name: "Turismo: salida del país por vía aérea $7.00" };
const included = withIvaIncluded(newItemBilling, true);

const problemsOf = (changes: Partial<ItemBilling>, base = newItemBilling) =>
  billingProblems({ ...base, ...changes }).map(({ field, reason }) => `${field} ${reason}`);

test("a new item is goods by the unit, taxed at 13 % under tribute 20", () => {
  expect(newItemBilling).toMatchObject({ itemType: "1", unit: "59", tribute: "20", ivaRate: 1300 });
  expect(billingProblems(newItemBilling)).toEqual([]);
  expect(billingProblems(included)).toEqual([]);
});

describe("what the rules refuse", () => {
  test.each<[string, Partial<ItemBilling>, ItemBilling, string[]]>([
    ["no kind of item", { itemType: "" }, newItemBilling, ["itemType required"]],
    ["no unit", { unit: "" }, newItemBilling, ["unit required"]],
    ["taxed without a tribute", { tribute: null }, newItemBilling, ["tribute required"]],
    ["exempt without a tribute", { tribute: null, isTaxable: false }, newItemBilling, []],
    ["more than all", { ivaRate: basisPoints(10_001) }, newItemBilling, ["ivaRate too_large"]],
    ["another tribute in a price with IVA", { tribute: "C3" }, included, ["tribute iva_needs_tribute"]],
    ["exempt in a price with IVA", { isTaxable: false }, included, ["isTaxable iva_needs_taxable"]],
    ["another rate in a price with IVA", { ivaRate: basisPoints(0) }, included, ["ivaRate iva_needs_rate"]],
    [
      "an additional tribute before the IVA is included",
      { additionalTribute: "59", additionalRate: basisPoints(500) },
      newItemBilling,
      ["additionalTribute iva_included_first"],
    ],
    [
      "IVA as its own additional tribute",
      { additionalTribute: "20", additionalRate: basisPoints(1300) },
      included,
      ["additionalTribute not_a_choice"],
    ],
    [
      "an additional tribute without a rate",
      { additionalTribute: "71" },
      included,
      ["additionalRate required"],
    ],
    [
      "an additional rate above all",
      { additionalTribute: "71", additionalRate: basisPoints(10_001) },
      included,
      ["additionalRate too_large"],
    ],
    ["a rate of no tribute", { additionalRate: basisPoints(500) }, included, ["additionalTribute required"]],
  ])("%s", (_, changes, base, problems) => {
    expect(problemsOf(changes, base)).toEqual(problems);
  });
});

test("the rate of an additional tribute is the one in its name", () => {
  expect(withAdditionalTribute(included, lodging)).toMatchObject({
    additionalTribute: "59",
    additionalRate: 500,
  });
  expect(withAdditionalTribute(included, airport).additionalRate).toBeNull();
  expect(rateInName("Impuesto Especial al Combustible (0%, 0.5%, 1%)")).toBeNull();
  expect(rateInName("Ad-valorem (0.5 %)")).toBe(50);
  expect(withAdditionalTribute(included, null)).toEqual(included);
});

const acts = fc.array(
  fc.oneof(
    fc.boolean().map((on) => (billing: ItemBilling) => withIvaIncluded(billing, on)),
    fc.boolean().map((on) => (billing: ItemBilling) => withTaxable(billing, on)),
    fc
      .constantFrom(lodging, null)
      .map(
        (chosen) => (billing: ItemBilling) =>
          billing.isIvaIncluded ? withAdditionalTribute(billing, chosen) : billing,
      ),
  ),
);

test("whatever somebody ticks and chooses, the form holds what can be saved", () => {
  fc.assert(
    fc.property(acts, (taps) => {
      const billing = taps.reduce((state, tap) => tap(state), newItemBilling);
      expect(billingProblems(billing)).toEqual([]);
      if (billing.isIvaIncluded)
        expect(billing).toMatchObject({ isTaxable: true, tribute: IVA_TRIBUTE, ivaRate: IVA_RATE });
      else expect(billing.additionalTribute).toBeNull();
    }),
  );
});

const iva = { type: "inclusive", rate: basisPoints(1300) } as const;

test("the tax that is chosen says whether the price includes IVA", () => {
  expect(billingForTax(newItemBilling, iva).isIvaIncluded).toBe(true);
  const onTop = billingForTax(billingForTax(newItemBilling, iva), { ...iva, type: "exclusive" });
  expect(onTop).toMatchObject({ isIvaIncluded: false, isTaxable: true, tribute: "20" });
  expect(billingForTax(onTop, null)).toMatchObject({ isTaxable: false, tribute: null });
  expect(billingForTax(billingForTax(onTop, null), iva)).toMatchObject({ isTaxable: true, tribute: "20" });
});
