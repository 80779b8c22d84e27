import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { NO_TAX, taxTypes } from "./tax-type.ts";
import { taxedAmount } from "./taxed-amount.ts";

const iva = basisPoints(1300);

test("an exclusive tax is added on top", () => {
  expect(taxedAmount(cents(1000), { type: "exclusive", rate: iva })).toEqual({
    net: 1000,
    tax: 130,
    gross: 1130,
  });
});

test.each([
  [125, 14],
  [9200, 1058],
  [2925, 337],
])("the IVA inside %i cents is %i, as in sealed documents", (price, tax) => {
  expect(taxedAmount(cents(price), { type: "inclusive", rate: iva })).toEqual({
    net: price - tax,
    tax,
    gross: price,
  });
});

test("any other tax adds nothing, whatever its rate", () => {
  expect(taxedAmount(cents(1000), { type: "other", rate: iva })).toEqual({ net: 1000, tax: 0, gross: 1000 });
  expect(taxedAmount(cents(1000), NO_TAX).gross).toBe(1000);
});

test("net and tax add up to gross, and a refund is the sale with the sign turned", () => {
  const amount = fc.integer({ min: 0, max: 10 ** 12 }).map(cents);
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...taxTypes),
      fc.nat(10_000).map(basisPoints),
      (price, type, rate) => {
        const sale = taxedAmount(price, { type, rate });
        const refund = taxedAmount(cents(-price), { type, rate });
        expect(sale.net + sale.tax).toBe(sale.gross);
        expect([refund.net + sale.net, refund.tax + sale.tax, refund.gross + sale.gross]).toEqual([0, 0, 0]);
      },
    ),
  );
});
