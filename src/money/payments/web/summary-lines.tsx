import { type Cents, cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures } from "./read-summary.ts";
import { shownBill } from "./shown-bill.ts";
import classes from "./summary-lines.module.css";

export interface SummaryLinesProps {
  figures: PaymentFigures;
  bill: BillView;
  amount: (cents: Cents) => string;
}

/** What the account comes to, as the server computed it: the taxes per rate, service charge, discount and total. */
export function SummaryLines({ figures, bill, amount }: SummaryLinesProps) {
  const t = useT();
  const shown = shownBill(figures, bill);
  return (
    <dl className={classes.figures}>
      <Row label={t("payments.subtotal")} value={amount(shown.subtotal)} />
      {bill.discount ? (
        <Row
          label={t("payments.discount.line", { code: bill.discount.code })}
          value={amount(cents(-shown.discount))}
        />
      ) : null}
      {shown.serviceCharge > 0 ? (
        <Row
          label={t("payments.service_charge", { rate: percentFromBasisPoints(bill.service_charge_rate) })}
          value={amount(shown.serviceCharge)}
        />
      ) : null}
      {[...shown.added, ...shown.included].map((tax) => (
        <Row
          key={`${tax.type} ${tax.rate}`}
          look={tax.type === "inclusive" ? "minor" : undefined}
          label={t(`payments.tax_line.${tax.type}`, { rate: percentFromBasisPoints(tax.rate) })}
          value={amount(tax.amount)}
        />
      ))}
      <Row look="total" label={t("payments.total")} value={amount(figures.total)} />
    </dl>
  );
}

function Row({ label, value, look }: { label: string; value: string; look?: "minor" | "total" | undefined }) {
  return (
    <div className={classes.row} data-look={look}>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
    </div>
  );
}
