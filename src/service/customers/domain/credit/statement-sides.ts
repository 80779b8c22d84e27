import { type Cents, cents } from "#platform/domain/money/cents.ts";

/** What moved an account: something charged to it, paid, given back, or one of these taken back. */
export const statementKinds = ["invoice", "part_undone", "refund", "payment", "payment_taken_back"] as const;
export type StatementKind = (typeof statementKinds)[number];

export interface StatementSides {
  readonly charged: Cents | null;
  /** Below nothing for a payment that is taken back: the column adds up to what was paid. */
  readonly paid: Cents | null;
}

/** On which side of a statement a movement stands: what was charged on one, what was paid or taken off on the other. */
export function statementSides(kind: StatementKind, amount: Cents): StatementSides {
  return kind === "invoice" ? { charged: amount, paid: null } : { charged: null, paid: cents(-amount) };
}
