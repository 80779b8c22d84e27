import type { PaidLinePart } from "#money/bills/domain/split-sale.ts";
import { type Cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { withholds } from "#service/customers/domain/withholding.ts";
import { documentKindOf } from "#tax/documents/domain/document-kind.ts";
import type { FrozenSale, NewSale } from "#tax/documents/server/public.ts";
import { withheldOfSale } from "#tax/tax-documents/domain/from-sale/document-of-sale.ts";
import type { ChargedBill } from "./bill/bill.ts";
import type { ResolvedBuyer } from "./buyer/resolve-buyer.ts";
import { linesOfPart, taxesOfLines, totalsOfLines } from "./part-lines.ts";
import type { CheckedTender } from "./tenders.ts";

/** A bill, or the part of one that is paid, with its buyer and payments. */
export interface PaidBillPart extends PartOfBill {
  readonly bill: ChargedBill;
  readonly tenders: readonly CheckedTender[];
  /** The amount that the buyer withholds; the tenders are lower by it. */
  readonly withheld: Cents;
  readonly businessDate: BusinessDate;
}

/** Returns the sale of a part of a bill, with the menu's data about its items. */
export async function saleOfPart(tx: Tx, paid: PaidBillPart): Promise<NewSale> {
  const { bill, part, buyer, tenders, withheld, businessDate } = paid;
  const { service } = bill.terms;
  const lines = await linesOfPart(tx, bill, { part, invoiceType: buyer.invoiceType });
  return {
    ...saleOfBuyer(buyer),
    businessDate,
    orderIds: bill.orders.map((order) => order.id),
    lines,
    taxes: taxesOfLines(bill.sale.taxes, lines, service.isTaxed),
    service,
    discountCode: codeText(bill.terms),
    totals: { ...totalsOfLines(lines), withheld, tip: sumCents(tenders.map((tender) => tender.tip)) },
    payments: paymentsOfTenders(tenders, buyer),
  };
}

/** Returns the codes of a sale as one text, in the order in which they were taken off; null for none. */
function codeText({ discounts }: ChargedBill["terms"]): string | null {
  return discounts.flatMap((one) => (one.kind === "code" ? [one.code] : [])).join(", ") || null;
}

/** Returns the parties of a sale as they are frozen with it. */
export function saleOfBuyer({ invoiceType, issuer, receptor }: ResolvedBuyer) {
  const { tenant_id: _, ...restaurant } = issuer ?? { tenant_id: null };
  return { invoiceType, issuer: issuer ? restaurant : null, receptor };
}

/** Returns the payments of a sale as its tax document states them; debts have the buyer's own term. */
export function paymentsOfTenders(
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
  readonly bill: Pick<ChargedBill, "lines" | "terms">;
  readonly part: readonly PaidLinePart[];
  readonly buyer: ResolvedBuyer;
}

/** Tells whether a buyer withholds 1 %: not where the restaurant itself is a large taxpayer (guide §13). */
export const isVatWithheld = ({ invoiceType, receptor, issuer }: ResolvedBuyer): boolean =>
  withholds(receptor, invoiceType) && !issuer?.is_large_taxpayer;

/**
 * Returns what the buyer withholds of a part of a bill and pays to the ministry instead: 1 % of what its document
 * states as taxed (guide §13; docs/decisions/0075).
 */
export async function withheldVat(tx: Tx, { bill, part, buyer }: PartOfBill): Promise<Cents> {
  if (!isVatWithheld(buyer)) return ZERO_CENTS;
  const lines = await linesOfPart(tx, bill, { part, invoiceType: buyer.invoiceType });
  return withheldOfSale({
    type: documentKindOf(buyer.invoiceType),
    lines,
    isServiceTaxed: bill.terms.service.isTaxed,
  });
}
