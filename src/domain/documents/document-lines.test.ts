import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, cents } from "../money/cents.ts";
import { saleLines } from "../tax/sale-lines.ts";
import { saleTotals } from "../tax/sale-totals.ts";
import { NO_SERVICE } from "../tax/service-charge.ts";
import type { PricedLine } from "../tax/tax-breakdown.ts";
import { taxTypes } from "../tax/tax-type.ts";
import { decimalOfUnitPrice, documentLines, documentTotals } from "./document-lines.ts";

const rate = basisPoints(1300);

function linesOf(
  priced: readonly PricedLine[],
  type: "CONSUMIDOR_FINAL" | "CREDITO_FISCAL",
  service = NO_SERVICE,
) {
  const figures = saleLines(priced, saleTotals(priced, { service }));
  return documentLines(
    priced.flatMap((line, index) => {
      const own = figures[index];
      return own
        ? [{ title: "Café", quantity: line.quantity, tax: line.tax, figures: own, combo: null }]
        : [];
    }),
    type,
    service.isTaxed,
  );
}

const coffees: PricedLine = { unitPrice: cents(350), quantity: 3, tax: { type: "inclusive", rate } };

test("a factura has the IVA inside the price, a crédito fiscal the price without it", () => {
  const [factura] = linesOf([coffees], "CONSUMIDOR_FINAL");
  expect(factura).toEqual({
    number: 1,
    title: "Café",
    quantity: 3,
    unitPrice: 350_000_000,
    taxed: 1050,
    exempt: 0,
    untaxedService: 0,
    iva: 121,
  });
  const [credit] = linesOf([coffees], "CREDITO_FISCAL");
  expect(credit).toMatchObject({ taxed: 929, exempt: 0, iva: 121, unitPrice: 309_666_667 });
  expect(decimalOfUnitPrice(309_666_667)).toBe(3.09666667);
});

test("what has no tax is exempt", () => {
  const beer: PricedLine = {
    unitPrice: cents(300),
    quantity: 1,
    tax: { type: "other", rate: basisPoints(0) },
  };
  expect(documentTotals(linesOf([coffees, beer], "CONSUMIDOR_FINAL"))).toEqual({
    taxed: 1050,
    exempt: 300,
    notSubject: 0,
    untaxedService: 0,
    iva: 121,
  });
});

test("the lines of either document come to what is paid", () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 0, max: 9_999 }).map(cents),
    quantity: fc.integer({ min: 1, max: 20 }),
    tax: fc.record({ type: fc.constantFrom(...taxTypes), rate: fc.constant(rate) }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), fc.boolean(), (priced, isTaxed) => {
      const service = { rate: basisPoints(1000), isTaxed };
      const { payable } = saleTotals(priced, { service });
      const factura = documentTotals(linesOf(priced, "CONSUMIDOR_FINAL", service));
      expect(factura.taxed + factura.exempt + factura.untaxedService).toBe(payable);
      const credit = documentTotals(linesOf(priced, "CREDITO_FISCAL", service));
      expect(credit.taxed + credit.exempt + credit.untaxedService + credit.iva).toBe(payable);
    }),
  );
});
