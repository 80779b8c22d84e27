import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { Bill } from "./bill/bill.ts";
import type { ResolvedBuyer } from "./buyer/resolve-buyer.ts";
import { type InvoicedLine, type InvoicedTax, invoicedTotals } from "./invoice-lines.ts";
import type { TakenTender } from "./tenders.ts";

/** A sale, or a part of one, with who pays it and how. */
export interface PayingSale {
  readonly bill: Bill;
  readonly tenders: readonly TakenTender[];
  readonly buyer: ResolvedBuyer;
  /** What the buyer keeps back: the tenders are less by it. */
  readonly withheld: Cents;
  readonly businessDate: BusinessDate;
}

/** An invoice that the frozen sale is of. */
export interface WrittenInvoice {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly lines: readonly InvoicedLine[];
  readonly taxes: readonly InvoicedTax[];
}

/** The lines as the sale is frozen with them. */
export function frozenLines(lines: readonly InvoicedLine[]): FrozenSale["lines"] {
  return lines.map(({ line, ...sold }) => ({
    ...sold,
    title: line.item_title,
    taxOfPrice: line.priced.tax,
    combo: line.combo && { uuid: line.combo.uuid, title: line.combo.title },
  }));
}

/** The sale as it is kept for its tax document, with what the menu says of its items. */
export function frozenSale(
  paidAt: Date,
  { bill, buyer, tenders, withheld, businessDate }: PayingSale,
  { invoiceId, invoiceNo, lines, taxes }: WrittenInvoice,
): FrozenSale {
  const { listed, discount, net, tax, serviceCharge, total } = invoicedTotals(lines);
  const { tenant_id: _, ...issuer } = buyer.issuer ?? { tenant_id: null };
  return {
    invoiceId,
    invoiceNo,
    invoiceType: buyer.invoiceType,
    businessDate,
    paidAt,
    orderIds: bill.orders.map((order) => order.id),
    issuer: buyer.issuer ? issuer : null,
    receptor: buyer.receptor,
    lines: frozenLines(lines),
    taxes,
    service: bill.terms.service,
    discountCode: bill.terms.discount?.code ?? null,
    totals: {
      listed,
      discount,
      net,
      tax,
      serviceCharge,
      total,
      withheld,
      tip: sumCents(tenders.map((tender) => tender.tip)),
    },
    payments: frozenPayments(tenders, buyer),
  };
}

/** How a sale was paid, as its tax document says it; what is owed with the buyer's own term. */
export function frozenPayments(
  tenders: readonly TakenTender[],
  { creditDays }: Pick<ResolvedBuyer, "creditDays">,
): FrozenSale["payments"] {
  return tenders.map(({ paymentTypeId, title, settles, tenderCode, amount, tip, reference }) => ({
    paymentTypeId,
    title,
    settles,
    tenderCode,
    amount,
    tip,
    reference,
    ...(settles === "on_account" ? { creditDays } : {}),
  }));
}
