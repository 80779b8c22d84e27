import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ReceiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";
import type { FigureRow } from "./figure-rows.tsx";

/**
 * Whether lines and sums of the paper are the document's own: of a crédito fiscal, whose prices are without IVA, and of what a refund
 * left of the sale. A paper is of one document.
 */
export const hasOwnSums = ({ type, is_of_rest }: ReceiptDocument): boolean => type !== "01" || is_of_rest;

/**
 * The sums of a document down to what is to be paid (guide §7, §23). Where they are all that its paper has, they add up; else, of a
 * factura of the whole sale, they stand beside those of the till.
 */
export function documentSums(
  document: ReceiptDocument,
  amount: (cents: Cents) => string,
  t: Translate,
): FigureRow[] {
  const { not_subject, exempt, taxed, vat, tributes, total, outside, withheld, to_pay } = document;
  const row = (label: string, value: Cents): FigureRow => ({ label, value: amount(value) });
  const rowOf = (label: string, value: Cents) => (value === 0 ? [] : [row(label, value)]);
  return [
    row(t("taxDelivery.receipt.not_subject"), not_subject),
    row(t("taxDelivery.receipt.exempt"), exempt),
    row(t("taxDelivery.receipt.taxed"), taxed),
    ...(document.type !== "01"
      ? [
          row(t("receipts.subtotal"), sumCents([not_subject, exempt, taxed])),
          row(t("taxDelivery.receipt.vat"), vat),
        ]
      : []),
    ...rowOf(t("taxDelivery.receipt.tributes"), tributes),
    row(t("taxDelivery.receipt.total"), total),
    row(t("taxDelivery.receipt.outside"), outside),
    ...rowOf(t("taxDelivery.receipt.withheld"), cents(-withheld)),
    { ...row(t("taxDelivery.receipt.to_pay"), to_pay), ...(hasOwnSums(document) ? { look: "total" } : {}) },
  ];
}
