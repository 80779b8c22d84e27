import {
  addCents,
  type Cents,
  cents,
  percentFromBasisPoints,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Receipt } from "../contract/receipts.ts";
import type { Receipt as Printed, TaxOnPaper } from "../domain/receipt-view.ts";
import { documentSums, hasOwnSums } from "./document-sums.ts";
import { type FigureRow, FigureRows } from "./figure-rows.tsx";
import classes from "./receipt-paper.module.css";

export interface ReceiptFiguresProps {
  wire: Receipt;
  printed: Printed;
  amount: (cents: Cents) => string;
}

/**
 * From the subtotal to the change, adding up; what is nothing has no line. A crédito fiscal, whose prices are without IVA, and what
 * stands for the rest after a refund have the sums of their document instead (guide §7).
 */
export function ReceiptFigures(props: ReceiptFiguresProps) {
  const t = useT();
  const { document } = props.wire;
  const rows =
    document && hasOwnSums(document) ? documentSums(document, props.amount, t) : saleRows(props, t);
  return <FigureRows className={classes.block} rows={[...rows, ...paymentRows(props, t)]} />;
}

function saleRows({ wire, printed, amount }: ReceiptFiguresProps, t: Translate): FigureRow[] {
  const { figures, tip } = printed;
  const taxRow = (tax: TaxOnPaper): FigureRow => ({
    label: t(`receipts.tax_line.${tax.type}`, { rate: percentFromBasisPoints(tax.rate) }),
    value: amount(tax.amount),
    ...(tax.type === "inclusive" ? { look: "minor" } : {}),
  });
  const rowOf = (label: string, cents: Cents): FigureRow[] =>
    cents === 0 ? [] : [{ label, value: amount(cents) }];
  return [
    { label: t("receipts.subtotal"), value: amount(figures.subtotal) },
    ...rowOf(t("receipts.discount"), cents(-figures.discount)),
    ...rowOf(t("receipts.service_charge"), figures.serviceCharge),
    ...figures.added.map(taxRow),
    ...rowOf(t("receipts.tip"), tip ?? ZERO_CENTS),
    { label: t("receipts.total"), value: amount(printed.total), look: "total" },
    ...(wire.withheldTotal === 0
      ? []
      : ([
          { label: t("receipts.withheld"), value: amount(cents(-wire.withheldTotal)) },
          { label: t("receipts.to_pay"), value: amount(wire.payableTotal), look: "total" },
        ] as const)),
    // A factura does not break its IVA out (guide §23).
    ...(wire.document?.type === "01" ? [] : figures.included.map(taxRow)),
  ];
}

/** How it was paid. An account that was not paid names no way to pay. */
function paymentRows({ wire, printed, amount }: ReceiptFiguresProps, t: Translate): FigureRow[] {
  if (wire.invoiceNo === null) return unpaidRows(wire, amount, t);
  const name: FigureRow = {
    label: t("receipts.payment"),
    value: printed.paymentName ?? t("receipts.cash"),
    look: "words",
  };
  // What was handed over was for the whole sale.
  if (wire.document?.is_of_rest) return [name];
  const [only, another] = wire.payments;
  return [
    ...(only && another
      ? wire.payments.map(
          (payment): FigureRow => ({
            label: payment.method,
            value: amount(addCents(payment.amount, payment.tip)),
          }),
        )
      : [name]),
    ...(wire.received === null ? [] : [{ label: t("receipts.received"), value: amount(wire.received) }]),
    ...(wire.change ? [{ label: t("receipts.change"), value: amount(wire.change) }] : []),
    ...(wire.onAccount
      ? [{ label: t("receipts.account_balance"), value: amount(wire.onAccount.balance) }]
      : []),
  ];
}

/** Of an account: what was paid of it in parts, and what is left. */
function unpaidRows({ settled }: Receipt, amount: ReceiptFiguresProps["amount"], t: Translate): FigureRow[] {
  if (settled === null) return [{ label: t("receipts.state"), value: t("receipts.unpaid"), look: "words" }];
  return [
    { label: t("receipts.paid"), value: amount(cents(-settled.paid)) },
    { label: t("receipts.left"), value: amount(settled.left), look: "total" },
  ];
}
