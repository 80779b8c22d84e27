import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { JournalAccount } from "./journal-account.ts";

/** Kinds of things that a line of the journal is about. */
export const journalConcepts = [
  "charged",
  "sales",
  "service_charge",
  "vat_debit",
  "tributes",
  "tips",
  "withheld",
  "unmatched",
  "refunds",
  "refunded_vat",
  "refunded_tributes",
  "refunded_tips",
  "paid_back",
  "refunded_debt",
  "refunded_withheld",
  "on_account",
  "on_account_reversed",
  "purchases",
  "vat_credit",
  "perceived",
  "suppliers",
  "income_withheld",
  "vat_withheld",
  "cash_shortage",
  "cash_surplus",
] as const;
export type JournalConcept = (typeof journalConcepts)[number];

/** A movement of an account on a day: positive is a debit, negative a credit. */
export interface JournalMove {
  readonly day: string;
  readonly concept: JournalConcept;
  readonly account: JournalAccount;
  /** The payment type; null for what has none. */
  readonly method: string | null;
  readonly amount: Cents;
}

export interface JournalLine extends Omit<JournalMove, "day" | "amount"> {
  readonly debit: Cents;
  readonly credit: Cents;
}

/** The entry of a day (partida diaria): its debits and its credits come to the same. */
export interface JournalEntry {
  readonly day: string;
  readonly lines: readonly JournalLine[];
  readonly total: Cents;
}

/**
 * Puts the movements of each day together: one line for each concept, account and payment type, debits first. What the movements of a
 * day lack to be balanced is a line of its own (`unmatched`), so that an entry can always be posted and nothing is hidden in another
 * account.
 */
export function journalEntries(moves: readonly JournalMove[]): JournalEntry[] {
  const byDay = Map.groupBy(moves, ({ day }) => day);
  return [...byDay.keys()].toSorted().flatMap((day) => {
    const lines = [...linesOf(byDay.get(day) ?? [])];
    const missing = cents(
      sumCents(lines.map(({ credit }) => credit)) - sumCents(lines.map(({ debit }) => debit)),
    );
    if (missing !== 0)
      lines.push(
        lineOf({
          concept: "unmatched",
          account: missing > 0 ? "cash_shortage" : "cash_surplus",
          method: null,
          amount: missing,
        }),
      );
    if (lines.length === 0) return [];
    const sorted = [...lines.filter(({ debit }) => debit > 0), ...lines.filter(({ credit }) => credit > 0)];
    return { day, lines: sorted, total: sumCents(sorted.map(({ debit }) => debit)) };
  });
}

function* linesOf(moves: readonly JournalMove[]): Generator<JournalLine> {
  const groups = Map.groupBy(moves, ({ concept, account, method }) =>
    JSON.stringify([concept, account, method]),
  );
  for (const [first, ...rest] of groups.values()) {
    if (first === undefined) continue;
    const amount = sumCents([first, ...rest].map((move) => move.amount));
    if (amount !== 0) yield lineOf({ ...first, amount });
  }
}

function lineOf({ concept, account, method, amount }: Omit<JournalMove, "day">): JournalLine {
  const none = cents(0);
  return amount > 0
    ? { concept, account, method, debit: amount, credit: none }
    : { concept, account, method, debit: none, credit: cents(-amount) };
}
