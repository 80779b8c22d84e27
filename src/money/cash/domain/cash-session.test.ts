import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  countedCash,
  countMethods,
  decideCloseSession,
  denominations,
  isCashCount,
  MAX_PIECES,
} from "./cash-count.ts";
import {
  cashMovementKinds,
  type MethodTakings,
  noTakings,
  sessionFigures,
  sessionForPayment,
} from "./cash-session.ts";

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);
const method: fc.Arbitrary<MethodTakings> = fc.record({
  title: fc.string(),
  isCash: fc.boolean(),
  payments: fc.nat(50),
  amount,
  tips: amount,
  refunds: amount,
  tipRefunds: amount,
  accountPayments: amount,
  accountReturns: amount,
});
const movement = fc.record({ kind: fc.constantFrom(...cashMovementKinds), amount });

test("a day at the till: float, cash, card, drops and a refund come to the Z", () => {
  const cash = { ...noTakings, title: "Efectivo", isCash: true, payments: 3, accountPayments: cents(500) };
  const figures = sessionFigures(
    cents(5_000),
    [
      { ...cash, amount: cents(12_340), tips: cents(260), refunds: cents(976), tipRefunds: cents(100) },
      { ...noTakings, title: "Tarjeta", isCash: false, payments: 1, amount: cents(8_000), tips: cents(800) },
    ],
    [
      { kind: "pay_in", amount: cents(2_000) },
      { kind: "pay_out", amount: cents(1_550) },
      { kind: "drop", amount: cents(10_000) },
    ],
  );
  expect(figures).toEqual({
    sales: 20_340,
    tips: 1_060,
    refunds: 976,
    tipRefunds: 100,
    accountPayments: 500,
    accountReturns: 0,
    payIn: 2_000,
    payOut: 1_550,
    drops: 10_000,
    // 50.00 + 123.40 + 2.60 − 9.76 − 1.00 + 5.00 + 20.00 − 15.50 − 100.00
    expectedCash: 7_474,
  });
});

test("what is expected follows a drawer that is filled and emptied coin by coin", () => {
  fc.assert(
    fc.property(amount, fc.array(method), fc.array(movement), (float, methods, movements) => {
      let drawer: number = float;
      for (const { isCash, amount, tips, refunds, tipRefunds, ...account } of methods)
        if (isCash)
          drawer += amount + tips - refunds - tipRefunds + account.accountPayments - account.accountReturns;
      for (const { kind, amount } of movements) drawer += kind === "pay_in" ? amount : -amount;
      expect(sessionFigures(float, methods, movements).expectedCash).toBe(drawer);
    }),
  );
});

test("two sessions in a row expect what one long session would", () => {
  fc.assert(
    fc.property(amount, fc.array(method), fc.array(method), (float, first, second) => {
      const middle = sessionFigures(float, first, []).expectedCash;
      const end = sessionFigures(middle, second, []).expectedCash;
      expect(end).toBe(sessionFigures(float, [...first, ...second], []).expectedCash);
    }),
  );
});

test("a count is worth its pieces, whatever their order", () => {
  const counts = denominations.map((denomination, index) => ({ denomination, pieces: index }));
  const byHand = counts.reduce((sum, count) => sum + count.denomination * count.pieces, 0);
  expect(countedCash(counts)).toBe(byHand);
  expect(countedCash(counts.toReversed())).toBe(byHand);
  expect(countedCash([])).toBe(0);
});

test("any amount can be counted in pieces", () => {
  fc.assert(
    fc.property(amount, (wanted) => {
      let rest: number = wanted;
      const counts = denominations.map((denomination) => {
        const pieces = Math.floor(rest / denomination);
        rest -= pieces * denomination;
        return { denomination, pieces };
      });
      expect(countedCash(counts)).toBe(wanted);
      expect(isCashCount(counts)).toBe(true);
    }),
  );
});

test("a count with an unknown, doubled, negative or broken piece is none", () => {
  const dollar = cents(100);
  expect(isCashCount([{ denomination: cents(3), pieces: 1 }])).toBe(false);
  expect(
    isCashCount([
      { denomination: dollar, pieces: 1 },
      { denomination: dollar, pieces: 2 },
    ]),
  ).toBe(false);
  expect(isCashCount([{ denomination: dollar, pieces: -1 }])).toBe(false);
  expect(isCashCount([{ denomination: dollar, pieces: 0.5 }])).toBe(false);
  expect(isCashCount([{ denomination: dollar, pieces: MAX_PIECES + 1 }])).toBe(false);
});

test("a difference at the limit needs nothing, one cent beyond it a reason", () => {
  const close = (counted: Cents, hasReason = false) =>
    decideCloseSession({ parts: [{ expected: cents(1_000), counted }], limit: cents(100), hasReason });
  expect(close(cents(1_100))).toEqual({ ok: true, differences: [100], isLarge: false });
  expect(close(cents(900))).toEqual({ ok: true, differences: [-100], isLarge: false });
  const refused = { ok: false, reason: "difference_reason_required" };
  expect(close(cents(1_101))).toEqual({ ...refused, differences: [101] });
  expect(close(ZERO_CENTS)).toEqual({ ...refused, differences: [-1_000] });
  expect(close(cents(899), true)).toEqual({ ok: true, differences: [-101], isLarge: true });
});

test("what is missing in one way to pay is not made good by another", () => {
  const parts = [
    { expected: cents(1_000), counted: cents(400) },
    { expected: cents(500), counted: cents(1_100) },
  ];
  expect(decideCloseSession({ parts, limit: cents(100), hasReason: false })).toMatchObject({
    ok: false,
    differences: [-600, 600],
  });
});

const card = { ...noTakings, id: 7, title: "Tarjeta", isCash: false };

test("vouchers are counted against sales with tips less what was given back", () => {
  const takings = { payments: 2, amount: cents(2_000), tips: cents(200), refunds: cents(500) };
  const stated = { id: 7, taken: cents(2_200), givenBack: cents(400), vouchers: 2 };
  expect(countMethods([{ ...card, ...takings }], [stated])).toEqual([
    { ...stated, title: "Tarjeta", payments: 2, expected: 1_700, counted: 1_800 },
  ]);
  expect(countMethods([{ ...card, ...takings }], [])).toMatchObject([{ expected: 1_700, counted: 0 }]);
});

test("a way to pay that nobody used is counted only when something is stated of it", () => {
  expect(countMethods([card], [])).toEqual([]);
  const stated = { id: 7, taken: cents(1), givenBack: ZERO_CENTS, vouchers: null };
  expect(countMethods([card], [stated])).toMatchObject([{ expected: 0, counted: 1 }]);
});

test("a payment goes into the own drawer, else into the only one", () => {
  const [mine, theirs] = [{ openedBy: 1 }, { openedBy: 2 }];
  expect(sessionForPayment([theirs, mine], 1)).toBe(mine);
  expect(sessionForPayment([theirs], 1)).toBe(theirs);
  expect(sessionForPayment([theirs, { openedBy: 3 }], 1)).toBeUndefined();
  expect(sessionForPayment([], 1)).toBeUndefined();
});
