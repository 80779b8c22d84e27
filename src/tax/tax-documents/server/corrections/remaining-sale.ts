import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { documentKindOf } from "#tax/documents/domain/document-kind.ts";
import { manualSale } from "#tax/documents/domain/manual/manual-sale.ts";
import type { FrozenSale, ReturnedLine } from "#tax/documents/server/public.ts";
import { withheldOfSale } from "../../domain/from-sale/document-of-sale.ts";
import type { SaleLine } from "../../domain/from-sale/sale-line.ts";
import type { DocumentTaskRow } from "./correction-queries.ts";

const figures = [
  "listed",
  "discount",
  "net",
  "service",
  "tax",
  "amount",
] as const satisfies readonly (keyof LineFigures)[];

/** The pieces of a line that went back, with their share of its figures. */
function returnedPart(line: SaleLine, { quantity, ...back }: ReturnedLine): SaleLine {
  const share = Object.fromEntries(
    figures.map((figure) => [figure, required(back[figure], "a figure of a returned line")]),
  );
  return { ...line, ...(share as Record<keyof LineFigures, Cents>), quantity };
}

/** Returns the refunded part of a sale, as lines of a note. */
export function returnedSale(sale: FrozenSale, { detail }: DocumentTaskRow): FrozenSale {
  return { ...sale, lines: returnedLines(sale, detail.lines) };
}

/**
 * Returns the rest of a sale after its refunds; null when nothing is left (guide §16: after a return a new
 * factura covers the rest).
 */
export function remainingSale(sale: FrozenSale, tasks: readonly DocumentTaskRow[]): FrozenSale | null {
  if (tasks.length === 0) return sale;
  const lines = remainingLines(
    sale,
    tasks.map(({ detail }) => detail.lines),
  );
  if (lines.length === 0) return null;
  const tip = subtractCents(sale.totals.tip, sumCents(tasks.map(({ detail }) => detail.tip)));
  const total = sumCents(lines.map(({ amount }) => amount));
  const withheld = remainingWithheld(sale, lines);
  return {
    ...sale,
    lines,
    totals: { ...sale.totals, tip, total, withheld },
    payments: remainingPayments(paymentsWithoutRefunds(sale.payments, tasks), {
      total: subtractCents(total, withheld),
      tip,
    }),
  };
}

/** Returns the amount withheld from the rest, by the rule of a sale (guide §13). */
function remainingWithheld(
  { totals, service, invoiceType }: Pick<FrozenSale, "totals" | "service" | "invoiceType">,
  lines: FrozenSale["lines"],
): Cents {
  if (!totals.withheld) return ZERO_CENTS;
  return withheldOfSale({ type: documentKindOf(invoiceType), lines, isServiceTaxed: service.isTaxed });
}

/**
 * Returns the sale as of a document of another kind. What is withheld may differ by a cent, because the price
 * without IVA of a factura has no cents of its own: the first way to pay takes it.
 */
export function saleOfKind(sale: FrozenSale, invoiceType: FrozenSale["invoiceType"]): FrozenSale {
  if (sale.invoiceType === invoiceType) return sale;
  const { totals, lines, service, payments, written } = sale;
  const withheld =
    written === undefined || !totals.withheld
      ? remainingWithheld({ totals, service, invoiceType }, lines)
      : manualSale(written, { type: invoiceType, tip: totals.tip, isVatWithheld: true, titleOf: String })
          .totals.withheld;
  if (withheld === (totals.withheld ?? 0)) return { ...sale, invoiceType };
  const paid = { total: subtractCents(totals.total, withheld), tip: totals.tip };
  return {
    ...sale,
    invoiceType,
    totals: { ...totals, withheld },
    payments: remainingPayments(payments, paid),
  };
}

/** The lines of a refund; null for all of the sale. */
type ReturnedLines = DocumentTaskRow["detail"]["lines"];

/** Returns the rest of each line of a sale after refunds; none when all was given back. */
export function remainingLines(sale: FrozenSale, refunds: readonly ReturnedLines[]): readonly SaleLine[] {
  return refunds.reduce<readonly SaleLine[]>(
    (left, refund) => (refund === null ? [] : left.flatMap((line) => withoutReturned(line, refund))),
    sale.lines,
  );
}

/** Returns the lines of a refund as lines of a sale. */
export function returnedLines(sale: FrozenSale, refund: ReturnedLines): readonly SaleLine[] {
  if (refund === null) return sale.lines;
  return sale.lines.flatMap((line) => {
    const back = refund.find(({ orderLineId }) => orderLineId === line.orderLineId);
    return back ? [returnedPart(line, back)] : [];
  });
}

function withoutReturned(line: SaleLine, refund: NonNullable<ReturnedLines>): SaleLine[] {
  const back = refund.find(({ orderLineId }) => orderLineId === line.orderLineId);
  if (!back) return [line];
  const share = returnedPart(line, back);
  const quantity = line.quantity - share.quantity;
  const left = Object.fromEntries(
    figures.map((figure) => [figure, subtractCents(line[figure], share[figure])]),
  );
  return quantity > 0 ? [{ ...line, ...(left as Record<keyof LineFigures, Cents>), quantity }] : [];
}

type Payment = FrozenSale["payments"][number];

/** Returns the payments without refunds by the same payment type, taken from the last payment first. */
function paymentsWithoutRefunds(payments: readonly Payment[], tasks: readonly DocumentTaskRow[]): Payment[] {
  const back = new Map<PaymentTypeId, Cents>();
  for (const { handed_back } of tasks) {
    if (!handed_back) continue;
    const { paymentTypeId, amount } = handed_back;
    back.set(paymentTypeId, sumCents([back.get(paymentTypeId) ?? ZERO_CENTS, amount]));
  }
  const lessBack = (payment: Payment): Payment => {
    const open = back.get(payment.paymentTypeId) ?? ZERO_CENTS;
    const given = cents(Math.min(open, payment.amount));
    back.set(payment.paymentTypeId, subtractCents(open, given));
    return { ...payment, amount: subtractCents(payment.amount, given) };
  };
  return payments.toReversed().map(lessBack).toReversed();
}

/** Returns the payments of the rest: the first payments paid it. What was on account is refunded first, as refunds do. */
function remainingPayments(
  payments: readonly Payment[],
  left: { readonly total: Cents; readonly tip: Cents },
): Payment[] {
  let { total, tip } = left;
  const kept = payments
    .toSorted((a, b) => Number(a.settles === "on_account") - Number(b.settles === "on_account"))
    .map((payment) => {
      const amount = cents(Math.min(payment.amount, total));
      const tipPart = cents(Math.min(payment.tip, tip));
      total = subtractCents(total, amount);
      tip = subtractCents(tip, tipPart);
      return { ...payment, amount, tip: tipPart };
    });
  // The buyer withheld on the whole sale; a document below 100.00 cannot show it, so it is owed like the rest
  // (guide §13).
  return kept
    .map((payment, place) =>
      place === 0 ? { ...payment, amount: sumCents([payment.amount, total]) } : payment,
    )
    .filter((payment) => payment.amount > 0 || payment.tip > ZERO_CENTS);
}
