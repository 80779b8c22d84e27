import { withholdingLists } from "#back-office/withholding-documents/domain/withholding-warning.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/**
 * Lists of a month that no book has: IVA advanced, withheld and perceived, sales that others settled, and income tax. `expected` are
 * the restaurant's own documents with 1 % withheld that no comprobante de retención names yet.
 */
export const withheldLists = [
  ...withholdingLists,
  "expected",
  "perceived",
  "perceived_by_us",
  "income",
] as const;
export type WithheldList = (typeof withheldLists)[number];

/** Annexes of F-07 that a list is saved as, and the annex of F-14; the others are declared by hand or not at all. */
export const annexOfList = {
  advances: "6",
  withheld: "7",
  perceived: "8",
  perceived_by_us: "9",
  withheld_by_us: "10",
  income: "F14",
  settled: null,
  expected: null,
} as const satisfies Record<WithheldList, string | null>;

/** Rate of income tax on services of people (guide §17), in hundredths. */
const INCOME_RATE = 10;

/**
 * Returns what income tax was withheld of. A document does not say it: its whole total where 10 % of it is what was withheld, else ten
 * times what was withheld, because goods beside the service have no such tax; never more than the total.
 */
export function incomeBase(total: Cents, withheld: Cents): Cents {
  if (scaleHalfUp(total, INCOME_RATE, 100) === withheld) return total;
  return cents(Math.min(total, withheld * (100 / INCOME_RATE)));
}
