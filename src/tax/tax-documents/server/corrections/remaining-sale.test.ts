import { expect, test } from "vitest";
import { basisPoints, type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { DocumentTaskRow } from "./correction-queries.ts";
import { remainingSale, saleOfKind } from "./remaining-sale.ts";

const line = (orderLineId: number, net: number, tax: number) => ({
  orderLineId,
  title: "Plato",
  quantity: 1,
  taxOfPrice: { type: "exclusive", rate: basisPoints(1300) },
  combo: null,
  taxFacts: { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [] },
  listed: cents(net),
  discount: cents(0),
  net: cents(net),
  service: cents(0),
  tax: cents(tax),
  amount: cents(net + tax),
});
const payment = (settles: "now" | "on_account", amount: number) => ({
  settles,
  amount: cents(amount),
  tip: cents(0),
});

test("what is left below 100.00 withholds nothing and is paid whole (guide §13)", () => {
  const sale = {
    invoiceType: "CREDITO_FISCAL",
    lines: [line(1, 9_970, 1_296), line(2, 50, 7)],
    service: { isTaxed: true },
    totals: { tip: cents(0), withheld: cents(100) },
    // 113.23 less what was withheld.
    payments: [payment("now", 10_000), payment("on_account", 1_223)],
  } as unknown as FrozenSale;
  const task = {
    detail: { lines: [{ ...line(2, 50, 7), orderLineId: 2 }], tip: cents(0) },
    handed_back: null,
  } as unknown as DocumentTaskRow;
  const left = remainingSale(sale, [task]);
  expect(left?.totals).toMatchObject({ total: 11_266, withheld: 0 });
  expect(sumCents((left?.payments ?? []).map(({ amount }): Cents => amount))).toBe(11_266);
});

test("what was handed back by card is off the card, the rest off what was paid last", () => {
  const card = { ...payment("now", 500), paymentTypeId: 1 };
  const cash = { ...payment("now", 1_850), paymentTypeId: 2 };
  const sale = {
    lines: [line(1, 1_681, 219), line(2, 398, 52)],
    service: { isTaxed: true },
    totals: { tip: cents(0) },
    payments: [card, cash],
  } as unknown as FrozenSale;
  const back = (paymentTypeId: number) =>
    remainingSale(sale, [
      {
        detail: { lines: [{ ...line(2, 398, 52), orderLineId: 2 }], tip: cents(0) },
        handed_back: { paymentTypeId, amount: cents(450) },
      } as unknown as DocumentTaskRow,
    ])?.payments.map(({ amount }) => amount);
  expect(back(1)).toEqual([50, 1_850]);
  expect(back(2)).toEqual([500, 1_400]);
  // By a way that paid nothing of it.
  expect(back(3)).toEqual([500, 1_400]);
});

test("of another kind of document the buyer withholds by its own sum", () => {
  // 113.00 with IVA are 100.00 without; 112.99 with it are 99.99 on a factura and below the limit.
  const inside = { ...line(1, 9_999, 1_300), taxOfPrice: { type: "inclusive", rate: basisPoints(1300) } };
  const sale = {
    invoiceType: "CREDITO_FISCAL",
    lines: [inside],
    service: { isTaxed: true },
    totals: { tip: cents(0), total: cents(11_299), withheld: cents(100) },
    payments: [payment("now", 6_000), payment("now", 5_199)],
  } as unknown as FrozenSale;
  const factura = saleOfKind(sale, "CONSUMIDOR_FINAL");
  expect(factura).toMatchObject({ invoiceType: "CONSUMIDOR_FINAL", totals: { withheld: 0 } });
  expect(factura.payments.map(({ amount }) => amount)).toEqual([6_100, 5_199]);
  expect(saleOfKind(sale, "CREDITO_FISCAL")).toBe(sale);
});
