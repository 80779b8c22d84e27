import type { z } from "zod";
import {
  addCents,
  type Cents,
  cents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { formatList, formatPieces } from "#platform/web/format.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { splitRefund } from "#service/customers/domain/credit.ts";
import { foldCombos } from "#service/orders/domain/combo-lines.ts";
import { type InvoiceLine, type RefundableInvoice, refundSale } from "../contract/refunds.ts";
import { shareOfPieces, withheldStep } from "../domain/refund-amounts.ts";

/** The fields of a refund; the state of the dishes and the payment type start blank. */
export const refundFields = refundSale.body.pick({ lines: true, reason: true, returns_tip: true }).extend({
  payment_type_id: orBlank(refundSale.body.shape.payment_type_id),
  returns_stock: orBlank(refundSale.body.shape.returns_stock),
});

/** The refund being chosen. */
export type RefundDraft = z.input<typeof refundFields>;

/** Starts with nothing chosen, and with the payment type of the invoice if it is in use. */
export function startRefund({ payment_types, methods }: RefundableInvoice): RefundDraft {
  const paidBy = payment_types.find((type) => methods.includes(type.title)) ?? payment_types[0];
  return {
    lines: [],
    payment_type_id: paidBy?.id ?? null,
    reason: "",
    returns_stock: null,
    returns_tip: false,
  };
}

/** Returns the chosen pieces of a line. */
export function piecesChosen(lines: RefundDraft["lines"], { id }: Pick<InvoiceLine, "id">): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** Returns the chosen lines with this many pieces of one of them; zero removes it. */
export function choosePieces(
  lines: RefundDraft["lines"],
  { id }: Pick<InvoiceLine, "id">,
  quantity: number,
): RefundDraft["lines"] {
  const others = lines.filter((line) => line.id !== id);
  return quantity > 0 ? [...others, { id, quantity }] : others;
}

/** Returns the next missing answer before a refund; null when all is answered. */
export function missingOf({ lines, reason, returns_stock }: RefundDraft): "what" | "reason" | "stock" | null {
  if (lines.length === 0) return "what";
  if (reason.trim() === "") return "reason";
  return returns_stock === null ? "stock" : null;
}

/** Returns the pieces of a line that are left. */
export function refundablePieces(line: InvoiceLine): number {
  return line.quantity - line.refunded;
}

/** A line of an invoice, or a combo as one, under the id of its first part. */
export type RefundChoice = InvoiceLine & { readonly lines: readonly InvoiceLine[] };

/** Returns the lines as people speak of them. Refunding the first part of a combo refunds all of it. */
export function refundChoices({ lines }: Pick<RefundableInvoice, "lines">): RefundChoice[] {
  return foldCombos(lines).map(({ line, parts }) => {
    if (line.combo === null) return { ...line, lines: [line] };
    const amount = sumCents(parts.map((part) => part.amount));
    return { ...line, title: line.combo.title, variant_title: null, amount, lines: parts };
  });
}

/** Names the chosen pieces: "2 × Pupusa revuelta, 1 × Horchata". */
export function chosenDishes(invoice: RefundableInvoice, chosen: RefundDraft["lines"]): string {
  return formatList(
    refundChoices(invoice)
      .map((line) => ({ title: line.title, pieces: piecesChosen(chosen, line) }))
      .filter(({ pieces }) => pieces > 0)
      .map(({ title, pieces }) => formatPieces(pieces, title)),
  );
}

/** Chooses all that is left of every line. */
export function allPieces(invoice: RefundableInvoice): RefundDraft["lines"] {
  return refundChoices(invoice).flatMap((line) => choosePieces([], line, refundablePieces(line)));
}

/** Computes the refund for these pieces of a line, or of each part of a combo, by the server's own rule. */
export function lineRefund(sold: RefundChoice, pieces: number): Cents {
  return sumCents(sold.lines.map((line) => partRefund(line, piecesOfPart(sold, line, pieces))));
}

/** The rest of a combo is the rest of each of its parts. */
const piecesOfPart = (sold: RefundChoice, part: InvoiceLine, pieces: number): number =>
  pieces === refundablePieces(sold) ? refundablePieces(part) : pieces;

function partRefund(line: InvoiceLine, pieces: number): Cents {
  const until = (count: number) => shareOfPieces(line.amount, count, line.quantity);
  return cents(until(line.refunded + pieces) - until(line.refunded));
}

/** Returns what is left of the tip. */
export function refundableTip({ tip, tip_refunded }: RefundableInvoice): Cents {
  return subtractCents(tip, tip_refunded);
}

/** Returns what the guest gets: the chosen pieces and, if it is refunded, the tip. */
export function refundAmount(invoice: RefundableInvoice, draft: RefundDraft): Cents {
  const { onAccount, paidOut } = refundParts(invoice, draft);
  return addCents(onAccount, paidOut);
}

/**
 * Splits the refund by the server's own rule: withheld by the buyer, taken off the customer's account, paid out (with
 * the tip).
 */
export function refundParts(invoice: RefundableInvoice, draft: RefundDraft) {
  const chosen = refundChoices(invoice).map((line) => ({ line, pieces: piecesChosen(draft.lines, line) }));
  const amount = sumCents(chosen.map(({ line, pieces }) => lineRefund(line, pieces)));
  const parts = chosen.flatMap(({ line, pieces }) =>
    line.lines.map((part) => ({ part, count: piecesOfPart(line, part, pieces) })),
  );
  const withheld = withheldStep(
    parts.map(({ part: { amount, tax, tributes, ...part } }) => ({
      ...part,
      share: { amount, tax, tributes, net: subtractCents(amount, sumCents([tax, tributes])) },
    })),
    parts.map(({ count }) => count),
    invoice.withheld,
  );
  const { onAccount, paidOut } = splitRefund(subtractCents(amount, withheld), invoice.open_debt);
  const tip = draft.returns_tip ? refundableTip(invoice) : ZERO_CENTS;
  return { withheld, onAccount, paidOut: addCents(paidOut, tip) };
}
