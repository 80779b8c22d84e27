import type { InvoiceLine, RefundableInvoice } from "../../../contract/refunds.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { shareOfPieces } from "../../../domain/refunds/refund-amounts.ts";

/** What is to be given back, as it is being chosen. */
export interface RefundDraft {
  /** Pieces by line id. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly paymentTypeId: number | null;
  readonly reason: string;
  /** Null until the person said what became of the dishes. */
  readonly returnsStock: boolean | null;
  readonly returnsTip: boolean;
}

/** Nothing chosen; by the way it was paid when that is in use. */
export function startRefund({ payment_types, methods }: RefundableInvoice): RefundDraft {
  const paidBy = payment_types.find((type) => methods.includes(type.title)) ?? payment_types[0];
  return {
    pieces: {},
    paymentTypeId: paidBy?.id ?? null,
    reason: "",
    returnsStock: null,
    returnsTip: false,
  };
}

/** Pieces of a line that are left. */
export function piecesLeft(line: InvoiceLine): number {
  return line.quantity - line.refunded;
}

/** All that is left of every line. */
export function allPieces({ lines }: RefundableInvoice): RefundDraft["pieces"] {
  return Object.fromEntries(lines.map((line) => [line.id, piecesLeft(line)]));
}

/** What giving these pieces of a line back is worth: the server's own rule. */
export function lineRefund(line: InvoiceLine, pieces: number): Cents {
  const until = (count: number) => shareOfPieces(line.amount, count, line.quantity);
  return cents(until(line.refunded + pieces) - until(line.refunded));
}

/** What of the tip is left. */
export function tipLeft({ tip, tip_refunded }: RefundableInvoice): Cents {
  return subtractCents(tip, tip_refunded);
}

/** What the guest gets: the chosen pieces, and the tip when it is given back. */
export function refundAmount(invoice: RefundableInvoice, draft: RefundDraft): Cents {
  const lines = invoice.lines.map((line) => lineRefund(line, draft.pieces[line.id] ?? 0));
  return sumCents([...lines, draft.returnsTip ? tipLeft(invoice) : ZERO_CENTS]);
}
