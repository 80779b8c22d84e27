import type { Receipt } from "../../../contract/receipts.ts";
import { addCents, type Cents, percentFromBasisPoints } from "../../../domain/money/cents.ts";
import type { Receipt as Printed } from "../../../domain/receipts/receipt-view.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./receipt-paper.module.css";

export interface ReceiptFiguresProps {
  wire: Receipt;
  printed: Printed;
  amount: (cents: Cents) => string;
}

interface FigureRow {
  readonly label: string;
  readonly value: string;
  readonly look?: "minor" | "total" | "words";
}

/** From the subtotal to the change. A discount and a tip stand there only when there is one. */
export function ReceiptFigures({ wire, printed, amount }: ReceiptFiguresProps) {
  const t = useT();
  const taxes = printed.taxLines.map((tax): FigureRow => {
    const rate = percentFromBasisPoints(tax.rate);
    return { label: t(`receipts.tax_line.${tax.type}`, { rate }), value: amount(tax.tax), look: "minor" };
  });
  const rows: (FigureRow | null)[] = [
    { label: t("receipts.subtotal"), value: amount(printed.subtotal) },
    { label: t("receipts.tax"), value: amount(printed.taxTotal) },
    ...taxes,
    { label: t("receipts.service_charge"), value: amount(printed.serviceCharge) },
    printed.discount === null ? null : { label: t("receipts.discount"), value: amount(printed.discount) },
    printed.tip === null ? null : { label: t("receipts.tip"), value: amount(printed.tip) },
    { label: t("receipts.total"), value: amount(printed.total), look: "total" },
    ...paymentRows(),
  ];
  return (
    <dl className={classes.block}>
      {rows.map((row, index) =>
        row === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two payments may be equal
          <div key={index} className={classes.row} data-look={row.look}>
            <dt>{row.label}</dt>
            <dd className={classes.amount}>{row.value}</dd>
          </div>
        ),
      )}
    </dl>
  );

  function paymentRows(): (FigureRow | null)[] {
    const isSplit = wire.payments.length > 1;
    return [
      isSplit
        ? null
        : { label: t("receipts.payment"), value: printed.paymentName ?? t("receipts.cash"), look: "words" },
      ...(isSplit
        ? wire.payments.map(
            (payment): FigureRow => ({
              label: payment.method,
              value: amount(addCents(payment.amount, payment.tip)),
            }),
          )
        : []),
      wire.invoiceNo === null
        ? { label: t("receipts.state"), value: t("receipts.unpaid"), look: "words" }
        : null,
      wire.received === null ? null : { label: t("receipts.received"), value: amount(wire.received) },
      wire.change === null ? null : { label: t("receipts.change"), value: amount(wire.change) },
    ];
  }
}
