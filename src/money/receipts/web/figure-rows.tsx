import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ReceiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";
import classes from "./receipt-paper.module.css";

/** A figure of the paper with its label. */
export interface PaperFigure {
  readonly label: string;
  readonly value: string;
  readonly look?: "minor" | "total" | "words";
}

export function FigureRows({
  rows,
  className,
}: {
  rows: readonly PaperFigure[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two payments may be equal
        <div key={index} className={classes.row} data-look={row.look}>
          <dt>{row.label}</dt>
          <dd className={classes.amount}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Tells whether the paper uses the document's own lines and sums: for a crédito fiscal, whose prices are without IVA,
 * and for what a refund left. A paper shows one document.
 */
export const hasOwnSums = ({ type, is_of_rest }: ReceiptDocument): boolean => type !== "01" || is_of_rest;

/**
 * Lists the sums of a document down to the amount to be paid (guide §7, §23). They add up if the paper has no other
 * sums; on a factura of the whole sale they stand beside those of the till.
 */
export function documentSums(
  document: ReceiptDocument,
  amount: (cents: Cents) => string,
  t: Translate,
): PaperFigure[] {
  const { not_subject, exempt, taxed, vat, tributes, total, outside, withheld, to_pay } = document;
  const row = (label: string, value: Cents): PaperFigure => ({ label, value: amount(value) });
  const rowOf = (label: string, value: Cents) => (value === 0 ? [] : [row(label, value)]);
  return [
    row(t("taxDelivery.receipt.not_subject"), not_subject),
    row(t("taxDelivery.receipt.exempt"), exempt),
    row(t("taxDelivery.receipt.taxed"), taxed),
    ...(document.type !== "01"
      ? [
          row(t("common.subtotal"), sumCents([not_subject, exempt, taxed])),
          row(t("taxDelivery.receipt.vat"), vat),
        ]
      : []),
    ...rowOf(t("taxDelivery.receipt.tributes"), tributes),
    row(t("taxDelivery.receipt.total"), total),
    row(t("taxDelivery.receipt.outside"), outside),
    ...rowOf(t("common.iva_withheld"), cents(-withheld)),
    { ...row(t("common.total_payable"), to_pay), ...(hasOwnSums(document) ? { look: "total" } : {}) },
  ];
}
