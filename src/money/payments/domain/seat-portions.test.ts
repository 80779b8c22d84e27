import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction, NO_PART } from "#core/pricing/domain/fraction.ts";
import { type LineFigures, saleLines } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { balanceOf, decidePart, type PaidLinePart, remainingLines } from "#money/bills/domain/split-sale.ts";
import { basisPoints, type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { hasSharedLeft, seatPortions, seatsToPay } from "./seat-portions.ts";

const all = fraction(1, 1);
const third = fraction(1, 3);

test("a seat pays its own, and when told so its share of what is nobody's", () => {
  const lines = [
    { seat: 1, left: all },
    { seat: 2, left: all },
    { seat: null, left: all },
    { seat: 3, left: fraction(1, 2) },
  ];
  expect(seatsToPay(lines)).toEqual([1, 2, 3]);
  expect(seatPortions(lines, 2, false)).toEqual([undefined, all, undefined, undefined]);
  expect(seatPortions(lines, 3, true)).toEqual([undefined, undefined, third, fraction(1, 2)]);
});

test("the last seat takes what is left of the table", () => {
  const lines = [
    { seat: 1, left: NO_PART },
    { seat: 2, left: all },
    { seat: null, left: third },
  ];
  expect(seatPortions(lines, 2, true)).toEqual([undefined, all, third]);
  expect(seatPortions(lines, 1, true)).toEqual([NO_PART, undefined, NO_PART]);
  expect(hasSharedLeft(lines)).toBe(true);
  expect(hasSharedLeft([{ seat: null, left: NO_PART }])).toBe(false);
});

interface Seated {
  readonly line: PricedLine;
  readonly seat: number | null;
}

const anySeated: fc.Arbitrary<Seated> = fc.record({
  seat: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 3 }),
  line: fc.record({
    unitPrice: fc.integer({ min: 1, max: 5_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 9 }),
    tax: fc.record({ type: fc.constantFrom(...taxTypes), rate: fc.constant(basisPoints(1300)) }),
  }),
});

/** The seats pay one after the other in this order; whoever's turn it is when nothing of a seat is left pays nothing. */
function payBySeat(
  whole: readonly LineFigures[],
  seats: readonly (number | null)[],
  order: readonly number[],
) {
  const parts: (readonly PaidLinePart[])[] = [];
  const amounts: Cents[] = [];
  for (const seat of order) {
    const left = remainingLines(whole, parts);
    const seated = left.map(({ portion }, index) => ({ seat: seats[index] ?? null, left: portion }));
    if (!seatsToPay(seated).includes(seat)) continue;
    const decision = decidePart(left, { kind: "lines", portions: seatPortions(seated, seat, true) });
    if (!decision.ok) throw new Error(decision.reason);
    parts.push(decision.lines);
    amounts.push(decision.amount);
  }
  return { parts, amounts, left: remainingLines(whole, parts) };
}

test("in whatever order the seats pay, they pay the whole to the cent", () => {
  fc.assert(
    fc.property(
      fc.array(anySeated, { minLength: 1, maxLength: 12 }),
      fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
      fc.nat(),
      fc.integer({ min: 0, max: 2_000 }).map(cents),
      (seated, order, undone, discount) => {
        fc.pre(seated.some(({ seat }) => seat !== null));
        const lines = seated.map(({ line }) => line);
        const seats = seated.map(({ seat }) => seat);
        const sale = saleTotals(lines, { discount });
        const whole = saleLines(lines, sale);
        fc.pre(whole.every(({ amount }) => amount > 0));
        const { parts, amounts, left } = payBySeat(whole, seats, order);
        expect(sumCents(amounts)).toBe(sale.payable);
        expect(balanceOf(left)).toBe(0);
        expect(sumCents(parts.flat().map(({ figures }) => figures.tax))).toBe(sale.taxTotal);
        // One part is taken back: the others stay as they are, and the same guest owes exactly what was given back.
        const place = undone % parts.length;
        const open = remainingLines(whole, parts.toSpliced(place, 1));
        expect(balanceOf(open)).toBe(amounts[place]);
        const again = decidePart(open, { kind: "rest" });
        expect(again.ok && again.amount).toBe(amounts[place]);
      },
    ),
  );
});
