import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

/** IVA of a month that its declaration adds up; a credit note counts as negative. */
export const settlementFigures = [
  "consumers",
  "taxpayers",
  "settled",
  "purchases",
  "advances",
  "withheld",
  "perceived",
  "withheld_by_us",
  "perceived_by_us",
] as const;
export type SettlementFigure = (typeof settlementFigures)[number];
export type MonthFigures = Readonly<Record<SettlementFigure, Cents>>;

/** Amounts that one month leaves to the next: credit (F-07, 155 to 110), and what was withheld beyond the tax (167). */
export interface Carried {
  readonly credit: Cents;
  readonly withheld: Cents;
}

export const NOTHING_CARRIED: Carried = { credit: ZERO_CENTS, withheld: ZERO_CENTS };

/** The result of a month. */
export interface MonthSettlement {
  /** Débito fiscal: of facturas, créditos fiscales and their notes, and sales that others settled (150). */
  readonly debit: Cents;
  /** Crédito fiscal: of purchases, and the credit that was left (145). */
  readonly credit: Cents;
  /** Debit beyond the credit (160). */
  readonly determined: Cents;
  /** Tax that was advanced, withheld and perceived, with what was left of it (166). */
  readonly taken: Cents;
  /** The restaurant's own tax that is left to pay (168). */
  readonly own: Cents;
  /** Tax that it withheld and perceived of others and owes as it is (187). */
  readonly of_others: Cents;
  readonly to_pay: Cents;
  /** Amounts that go to the next month. */
  readonly carried: Carried;
}

/**
 * Settles a month as form F-07 does: credit pays debit, what was withheld pays the tax that is left; what is left of either is carried
 * by itself and never paid out. What the restaurant withheld of others is due whatever its own tax is.
 */
export function settleMonth(figures: MonthFigures, before: Carried): MonthSettlement {
  const debit = sumCents([figures.consumers, figures.taxpayers, figures.settled]);
  const credit = sumCents([figures.purchases, before.credit]);
  const determined = cents(Math.max(debit - credit, 0));
  const taken = sumCents([figures.advances, figures.withheld, figures.perceived, before.withheld]);
  const own = cents(Math.max(determined - taken, 0));
  const ofOthers = sumCents([figures.withheld_by_us, figures.perceived_by_us]);
  return {
    debit,
    credit,
    determined,
    taken,
    own,
    of_others: ofOthers,
    to_pay: sumCents([own, ofOthers]),
    carried: {
      credit: cents(Math.max(credit - debit, 0)),
      withheld: cents(Math.max(taken - determined, 0)),
    },
  };
}

/** Settles months one after the other, the earliest first; returns what the last one leaves. */
export function carriedThrough(months: readonly MonthFigures[], opening: Carried): Carried {
  return months.reduce((before, figures) => settleMonth(figures, before).carried, opening);
}
