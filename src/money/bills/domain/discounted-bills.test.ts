import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterLineDiscounts,
  isWithinLimit,
  manualAmounts,
  ownDiscountOfPart,
  splitLineDiscount,
} from "#core/pricing/domain/bill-discounts.ts";
import { amountOff, type DiscountValue } from "#core/pricing/domain/decide-discount.ts";
import { lineAmount, type PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { decideRefund } from "#money/refunds/domain/refund-amounts.ts";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, type Cents, cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { withDocumentCents } from "#tax/tax-documents/domain/from-sale/document-cents.ts";
import { vatOfSale } from "#tax/tax-documents/domain/from-sale/document-of-sale.ts";
import type { SaleLine } from "#tax/tax-documents/domain/from-sale/sale-line.ts";
import { billFigures } from "./bill-figures.ts";
import { decidePart, type PaidLinePart, type RequestedPart, remainingLines } from "./split-sale.ts";

const iva = basisPoints(1300);
const kinds: readonly PriceTax[] = [
  { type: "inclusive", rate: iva },
  { type: "exclusive", rate: iva },
  NO_TAX,
];

const value = fc.oneof(
  fc
    .integer({ min: 1, max: 10_000 })
    .map((percent): DiscountValue => ({ type: "percentage", percent: basisPoints(percent) })),
  fc
    .integer({ min: 1, max: 3_000 })
    .map((amount): DiscountValue => ({ type: "fixed", amount: cents(amount) })),
);
const line = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 2_500 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    tax: fc.constantFrom(...kinds),
    off: fc.option(value, { freq: 2 }),
  })
  .map(({ unitPrice, quantity, tax, off }): PricedLine => {
    const priced = { unitPrice: cents(unitPrice), quantity, tax };
    return { ...priced, discount: off === null ? cents(0) : amountOff(off, lineAmount(priced)) };
  });
const bill = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  code: fc.option(value),
  onBill: fc.array(value, { maxLength: 2 }),
  service: fc.record({ rate: fc.constantFrom(basisPoints(0), basisPoints(1000)), isTaxed: fc.boolean() }),
});

/** The bill with what each source takes off it, as `newBill` makes it. */
function computed({ lines, code, onBill, service }: Parameters<Parameters<typeof bill.map>[0]>[0]) {
  const left = afterLineDiscounts(lines);
  const ofCode = code === null ? cents(0) : amountOff(code, left);
  const given = manualAmounts(
    subtractCents(left, ofCode),
    onBill.map((value, index) => ({ id: toId<"ManualDiscount">(index + 1), value })),
  );
  const sources = [ofCode, ...given.map(({ amount }) => amount)];
  return { sources, afterLines: left, ...billFigures([{ lines, service, discount: sumCents(sources) }], []) };
}

const part = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((parts): RequestedPart => ({ kind: "share", parts })),
  fc
    .integer({ min: 1, max: 2_000 })
    .map((amount): RequestedPart => ({ kind: "amount", amount: cents(amount) })),
);

function frozen(lines: readonly PricedLine[], parts: readonly PaidLinePart[]): SaleLine[] {
  return lines.flatMap((line, index): SaleLine[] => {
    const taken = parts[index];
    if (!taken || taken.portion.numerator === 0) return [];
    const taxFacts = { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [] } as const;
    const piece = { quantity: 1, unitPrice: taken.figures.listed, portion: taken.portion };
    return [
      {
        ...taken.figures,
        ...piece,
        orderLineId: null,
        title: "Plato",
        taxOfPrice: line.tax,
        combo: null,
        taxFacts,
      },
    ];
  });
}

test("no source takes more than is left, and together they are the discount", () => {
  fc.assert(
    fc.property(bill, (drawn) => {
      const { sources, sale, afterLines } = computed(drawn);
      const own = sumCents(drawn.lines.map((line) => line.discount ?? cents(0)));
      expect(sale.discount).toBe(own + sumCents(sources));
      expect(sumCents(sources)).toBeLessThanOrEqual(afterLines);
      for (const amount of [...sources, sale.payable, sale.net, sale.taxTotal, sale.serviceCharge])
        expect(amount).toBeGreaterThanOrEqual(0);
      expect(sale.payable).toBe(sale.net + sale.taxTotal + sale.serviceCharge - sale.discount);
    }),
  );
});

test("whatever is divided, parts add up, and their tax is the document's", () => {
  fc.assert(
    fc.property(bill, fc.array(part, { maxLength: 4 }), (drawn, wishes) => {
      const { whole, sale, sources } = computed(drawn);
      const isServiceTaxed = drawn.service.isTaxed;
      const parts: (readonly PaidLinePart[])[] = [];
      const own = drawn.lines.map(() => 0);
      let shared = 0;
      for (const wish of [...wishes, { kind: "rest" } as const]) {
        const before = remainingLines(whole, parts);
        const decision = decidePart(before, wish);
        if (!decision.ok) continue;
        for (const [index, { figures }] of decision.lines.entries()) {
          for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0);
          const left = before[index]?.figures.discount ?? cents(0);
          const ofLine = ownDiscountOfPart(
            { own: drawn.lines[index]?.discount ?? cents(0), whole: whole[index]?.discount ?? cents(0) },
            { before: left, after: subtractCents(left, figures.discount) },
          );
          expect(ofLine).toBeGreaterThanOrEqual(0);
          expect(ofLine).toBeLessThanOrEqual(figures.discount);
          own[index] = (own[index] ?? 0) + ofLine;
          shared += figures.discount - ofLine;
        }
        const type = parts.length % 2 === 0 ? "01" : "03";
        const lines = withDocumentCents(frozen(drawn.lines, decision.lines), { type, isServiceTaxed });
        const taxed = lines.filter(({ taxOfPrice }) => taxOfPrice.type !== "other");
        expect(sumCents(taxed.map(({ tax }) => tax))).toBe(vatOfSale({ type, isServiceTaxed, lines }));
        parts.push(decision.lines);
      }
      const sum = (figure: "listed" | "discount" | "amount") =>
        sumCents(parts.flatMap((part) => part.map(({ figures }) => figures[figure])));
      expect([sum("listed"), sum("discount"), sum("amount")]).toEqual([
        sale.listed,
        sale.discount,
        sale.payable,
      ]);
      expect(own).toEqual(drawn.lines.map((line) => line.discount ?? 0));
      expect(shared).toBe(sumCents(sources));
    }),
  );
});

test("a limit is a share of the price, rounded as a share is", () => {
  expect(isWithinLimit(cents(30), cents(300), basisPoints(1000))).toBe(true);
  expect(isWithinLimit(cents(31), cents(300), basisPoints(1000))).toBe(false);
  expect(isWithinLimit(cents(1), cents(300), basisPoints(0))).toBe(false);
});

test("pieces that are split off take their share of the discount, to the cent", () => {
  expect(splitLineDiscount(cents(101), 1, 2)).toEqual({ part: 51, rest: 50 });
  const drawn = fc.record({ amount: fc.nat(5_000), pieces: fc.integer({ min: 2, max: 9 }) });
  fc.assert(
    fc.property(drawn, fc.nat(), ({ amount, pieces }, pick) => {
      const { part, rest } = splitLineDiscount(cents(amount), 1 + (pick % (pieces - 1)), pieces);
      expect(part + rest).toBe(amount);
      expect(Math.min(part, rest)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("refunds of a discounted sale are what was paid, in whatever steps", () => {
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(bill, steps, (drawn, picks) => {
      const { whole, sale } = computed(drawn);
      const lines = whole.map(({ net, service, tax, amount }, index) => ({
        quantity: drawn.lines[index]?.quantity ?? 1,
        refunded: 0,
        share: { net: sumCents([net, service]), tax, tributes: cents(0), amount },
      }));
      const given: Cents[] = [];
      const give = (pieces: readonly number[]) => {
        const decision = decideRefund(lines, pieces);
        if (!decision.ok) return;
        const { net, tax, amount } = decision.sum;
        for (const figure of [net, tax, amount]) expect(figure).toBeGreaterThanOrEqual(0);
        given.push(amount);
        for (const [index, line] of lines.entries()) line.refunded += pieces[index] ?? 0;
      };
      for (const [place, count] of picks) give(lines.map((_, index) => (index === place ? count : 0)));
      give(lines.map(({ quantity, refunded }) => quantity - refunded));
      expect(sumCents(given)).toBe(sale.payable);
    }),
  );
});
