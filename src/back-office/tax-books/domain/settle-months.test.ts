import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { carriedThrough, type MonthFigures, NOTHING_CARRIED, settleMonth } from "./settle-months.ts";

const month = (figures: Partial<Record<keyof MonthFigures, number>>): MonthFigures => ({
  consumers: cents(figures.consumers ?? 0),
  taxpayers: cents(figures.taxpayers ?? 0),
  settled: cents(figures.settled ?? 0),
  purchases: cents(figures.purchases ?? 0),
  advances: cents(figures.advances ?? 0),
  withheld: cents(figures.withheld ?? 0),
  perceived: cents(figures.perceived ?? 0),
  withheld_by_us: cents(figures.withheld_by_us ?? 0),
  perceived_by_us: cents(figures.perceived_by_us ?? 0),
});

test("debit less credit less what was withheld is to pay", () => {
  const figures = month({
    consumers: 130_000,
    taxpayers: 26_000,
    purchases: 60_000,
    advances: 12_000,
    withheld: 2_000,
    perceived: 1_500,
    withheld_by_us: 700,
  });
  expect(settleMonth(figures, NOTHING_CARRIED)).toEqual({
    debit: 156_000,
    credit: 60_000,
    determined: 96_000,
    taken: 15_500,
    own: 80_500,
    of_others: 700,
    to_pay: 81_200,
    carried: { credit: 0, withheld: 0 },
  });
});

test("credit beyond the debit is carried, and what was withheld beside it", () => {
  const figures = month({ consumers: 10_000, purchases: 25_000, advances: 800, withheld_by_us: 300 });
  const { determined, own, to_pay: toPay, carried } = settleMonth(figures, NOTHING_CARRIED);
  // What was withheld of others is due although there is nothing to pay of one's own.
  expect([determined, own, toPay]).toEqual([0, 0, 300]);
  expect(carried).toEqual({ credit: 15_000, withheld: 800 });
});

test("a credit lasts over months until debits have used it up, an opening too", () => {
  const opening = { credit: cents(5_000), withheld: cents(100) };
  const months = [
    month({ consumers: 3_000, purchases: 1_000, advances: 50 }),
    month({ consumers: 2_000, purchases: 500, advances: 50 }),
  ];
  expect(carriedThrough(months, opening)).toEqual({ credit: 1_500, withheld: 200 });
  const last = settleMonth(month({ consumers: 2_000, advances: 50 }), carriedThrough(months, opening));
  expect(last).toMatchObject({ determined: 500, taken: 250, own: 250, to_pay: 250 });
  expect(last.carried).toEqual({ credit: 0, withheld: 0 });
});

test("more credit notes than sales are credit of the next month", () => {
  expect(settleMonth(month({ taxpayers: -1_300, purchases: 200 }), NOTHING_CARRIED)).toMatchObject({
    debit: -1_300,
    to_pay: 0,
    carried: { credit: 1_500, withheld: 0 },
  });
});
