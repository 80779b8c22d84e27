import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PaidLinePart } from "#service/bills/domain/split-sale.ts";
import { type FrozenSale, soldLines } from "#tax/documents/server/public.ts";
import { withheldOfSale } from "#tax/tax-documents/domain/from-sale/document-of-sale.ts";
import type { Bill } from "./bill/bill.ts";
import type { ResolvedBuyer } from "./buyer/resolve-buyer.ts";
import { type InvoicedLine, type InvoicedTax, invoicedLines, invoicedTotals } from "./invoice-lines.ts";
import type { CheckedTender } from "./tenders.ts";

/** A sale, or a part of one, with its buyer and payments. */
export interface PayingSale {
  readonly bill: Bill;
  readonly tenders: readonly CheckedTender[];
  readonly buyer: ResolvedBuyer;
  /** The amount that the buyer withholds; the tenders are lower by it. */
  readonly withheld: Cents;
  readonly businessDate: BusinessDate;
}

/** The invoice of the frozen sale. */
interface WrittenInvoice {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly lines: readonly InvoicedLine[];
  readonly taxes: readonly InvoicedTax[];
}

/** Returns the lines in the form in which a sale is frozen. */
function frozenLines(lines: readonly InvoicedLine[]): FrozenSale["lines"] {
  return lines.map(({ line, ...sold }) => ({
    ...sold,
    title: line.item_title,
    taxOfPrice: line.priced.tax,
    combo: line.combo && { uuid: line.combo.uuid, title: line.combo.title },
  }));
}

/** Returns the sale as saved for its tax document, with the menu's data about its items. */
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

/** Returns the payments of a sale as its tax document states them; debts have the buyer's own term. */
export function frozenPayments(
  tenders: readonly CheckedTender[],
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

/** The part of a bill to be paid, and its buyer. */
interface PartOfBill {
  readonly bill: Pick<Bill, "lines" | "terms">;
  readonly part: readonly PaidLinePart[];
  readonly buyer: ResolvedBuyer;
}

/**
 * Tells whether a buyer withholds 1 %: on a crédito fiscal, unless the restaurant itself is a large taxpayer (guide
 * §13).
 */
export const isVatWithheld = ({ invoiceType, receptor, issuer }: ResolvedBuyer): boolean =>
  invoiceType === "CREDITO_FISCAL" && receptor?.withholdsVat === true && !issuer?.is_large_taxpayer;

/**
 * Returns what the buyer withholds of a part of a bill and pays to the ministry instead: 1 % of what its document
 * states as taxed (guide §13; docs/decisions/0075).
 */
export async function withheldVat(tx: Tx, { bill, part, buyer }: PartOfBill): Promise<Cents> {
  if (!isVatWithheld(buyer)) return ZERO_CENTS;
  const lines = soldLines({ lines: frozenLines(await invoicedLines(tx, bill, part)) });
  return withheldOfSale({ type: "03", lines, isServiceTaxed: bill.terms.service.isTaxed });
}
