import fc from "fast-check";
import { expect, test } from "vitest";
import { fraction, restOf } from "#core/pricing/domain/fraction.ts";
import { saleLines } from "#core/pricing/domain/sale-lines.ts";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { balanceOf, decidePart, remainingLines } from "#money/bills/domain/split-sale.ts";
import { decideRefund } from "#money/refunds/domain/refund-amounts.ts";
import { toId, toUuid } from "#platform/domain/ids.ts";
import { basisPoints, type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { pricedLines } from "#service/cart/domain/cart-totals.ts";
import { foldCombos, inPieces, withCombos } from "#service/orders/domain/combo-lines.ts";
import { type ComboGroup, comboPrice, comboShares, decideComboGroups } from "./combo.ts";

const price = fc.integer({ min: 0, max: 50_000 }).map(cents);
const part = fc.record({
  listPrice: price,
  extra: fc.oneof(fc.constant(cents(0)), price),
  addons: fc.array(fc.record({ price }), { maxLength: 3 }),
  tax: fc.record({
    type: fc.constantFrom(...taxTypes),
    rate: fc.constantFrom(0, 500, 1300).map(basisPoints),
  }),
});
const combo = fc.record({
  base: price,
  parts: fc.array(part, { minLength: 1, maxLength: 8 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

test("the price is the combo's own with extras and add-ons", () => {
  const parts = [
    { listPrice: cents(650), extra: cents(0), addons: [] },
    { listPrice: cents(300), extra: cents(100), addons: [{ price: cents(50) }] },
  ];
  expect(comboPrice(cents(500), parts)).toBe(650);
  expect(comboShares(cents(650), parts)).toEqual([384, 266]);
  const free = parts.map((each) => ({ ...each, listPrice: cents(0), extra: cents(0), addons: [] }));
  expect(comboShares(cents(501), free)).toEqual([251, 250]);
});

test("for any extras, taxes and number of combos the shares add up to the price", () => {
  fc.assert(
    fc.property(combo, ({ base, parts, quantity }) => {
      const unitPrice = comboPrice(base, parts);
      const sold = pricedLines(cartLineOf(unitPrice, parts, quantity));
      expect(sold.every((line) => line.unitPrice >= 0 && line.quantity === quantity)).toBe(true);
      expect(sumCents(sold.map(lineAmount))).toBe(unitPrice * quantity);
      expect(sold.map(({ tax }) => tax)).toEqual(parts.map(({ tax }) => tax));
    }),
  );
});

test("with any discount, paid and given back combo by combo it is the whole sale", () => {
  fc.assert(
    fc.property(combo, price, ({ base, parts, quantity: many }, discount) => {
      const quantity = Math.min(many, 5);
      const priced = pricedLines(cartLineOf(comboPrice(base, parts), parts, quantity));
      const sale = saleTotals(priced, { discount });
      const figures = saleLines(priced, sale);
      const paid = [];
      for (let guest = 0; guest < quantity; guest += 1) {
        const left = remainingLines(figures, paid);
        const portions = left.map(() => fraction(1, quantity));
        const isLast = guest === quantity - 1;
        const taken = decidePart(left, isLast ? { kind: "rest" } : { kind: "lines", portions });
        // A combo that costs nothing is paid with the last of it.
        if (taken.ok) paid.push(taken.lines);
      }
      expect(sumCents(paid.map(balanceOf))).toBe(sale.payable);
      const shares = figures.map(({ net, service, tax, amount }) => ({
        share: { net: sumCents([net, service]), tax, tributes: ZERO_CENTS, amount },
        quantity,
      }));
      const refunds: Cents[] = [];
      for (let refunded = 0; refunded < quantity; refunded += 1) {
        const refund = decideRefund(
          shares.map((line) => ({ ...line, refunded })),
          shares.map(() => 1),
        );
        if (refund.ok) refunds.push(refund.sum.amount);
      }
      expect(sumCents(refunds)).toBe(sale.payable);
    }),
  );
});

const groups: readonly ComboGroup[] = [
  { id: toId(1), title: "Pupusas", min: 2, max: 4, choices: [choice(1), choice(2)] },
  { id: toId(2), title: "Postre", min: 0, max: 1, choices: [choice(3)] },
];

test.each([
  ["too few", [1], "modifier_missing", "Pupusas", 2],
  ["one twice is enough", [1, 1], null, null, null],
  ["too many", [1, 1, 2, 2, 1], "modifier_too_many", "Pupusas", 4],
  ["of another group", [1, 2, 3, 3], "modifier_too_many", "Postre", 1],
  ["nothing", [], "modifier_missing", "Pupusas", 2],
])("%s: groups say how many parts they take", (_, ids, reason, title, count) => {
  const chosen = ids.map((id) => ({ choiceId: toId<"ComboChoice">(id) }));
  const decision = decideComboGroups(groups, chosen);
  if (reason === null) expect(decision).toEqual({ ok: true });
  else expect(decision).toMatchObject({ ok: false, reason, group: { title }, count });
});

test("a combo of which nothing has to be chosen still needs a part", () => {
  const [, dessert] = groups;
  expect(decideComboGroups(dessert ? [dessert] : [], [])).toMatchObject({
    reason: "modifier_missing",
    count: 1,
  });
});

const typical = { uuid: "a", title: "Combo" };
const lines = [
  { id: 1, combo: typical, quantity: 3 },
  { id: 2, combo: null, quantity: 1 },
  { id: 3, combo: typical, quantity: 3 },
];

test("parts go together, whichever was named; different numbers are refused", () => {
  const asked = (...wanted: [number, number][]) => {
    const decision = withCombos(
      wanted.map(([id, share]) => ({ id, share })),
      lines,
      inPieces,
    );
    return decision.ok ? decision.lines.map(({ line, share }) => [line.id, share]) : decision.title;
  };
  expect(asked([3, 2])).toEqual([
    [1, 2],
    [3, 2],
  ]);
  expect(asked([2, 1], [3, 3], [1, 3])).toEqual([
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
  expect(asked([1, 1], [3, 2])).toBe("Combo");
});

test("all that is left of one part is all that is left of each", () => {
  const left = new Map([
    [1, restOf([fraction(1, 3)])],
    [3, restOf([fraction(1, 4)])],
  ]);
  const decision = withCombos([{ id: 3, share: fraction(3, 4) }], lines, {
    left: ({ id }) => left.get(id) ?? restOf([]),
    isSame: (a, b) => a.numerator * b.denominator === b.numerator * a.denominator,
  });
  expect(decision.ok && decision.lines.map(({ share }) => share)).toEqual([fraction(2, 3), fraction(3, 4)]);
});

test("a combo is read as one line with its parts", () => {
  const [first, second, third] = lines;
  expect(foldCombos(lines)).toEqual([
    { line: first, parts: [first, third] },
    { line: second, parts: [] },
  ]);
});

function choice(id: number): ComboGroup["choices"][number] {
  return { id: toId(id), itemId: toId(id), variantId: null, extra: cents(0), isDefault: false };
}

type Part = typeof part extends fc.Arbitrary<infer Value> ? Value : never;

function cartLineOf(unitPrice: Cents, parts: readonly Part[], quantity: number) {
  return {
    id: toUuid("00000000-0000-4000-8000-000000000001"),
    menuItemId: toId<"MenuItem">(1),
    title: "Combo",
    notes: null,
    variant: null,
    addons: [],
    seat: null,
    unitPrice,
    quantity,
    tax: { type: "other" as const, rate: basisPoints(0) },
    parts: parts.map((each, index) => ({
      ...each,
      choiceId: toId<"ComboChoice">(index + 1),
      itemId: toId<"MenuItem">(index + 2),
      title: "Parte",
      variant: null,
      addons: each.addons.map((addon, place) => ({ id: toId<"Addon">(place + 1), title: "Extra", ...addon })),
    })),
  };
}
