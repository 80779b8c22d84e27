import type { ReactNode } from "react";
import { type BasisPoints, type Cents, cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ShownFigures } from "../domain/shown-figures.ts";
import type { PriceTax } from "../domain/tax-type.ts";
import classes from "./bill-figures.module.css";

interface ShownDiscount {
  readonly kind: "line" | "code" | "bill";
  readonly code: string | null;
  readonly amount: Cents;
}

interface BillFiguresProps {
  label?: string;
  shown: ShownFigures<PriceTax & { readonly amount: Cents }>;
  /** The parts of the discount, in the order in which it is taken off. */
  discounts: readonly ShownDiscount[];
  /** The rate of the service charge. */
  rate: BasisPoints;
  amount: (cents: Cents) => string;
  /** Takes little room, beside the lines of an account whose total stands elsewhere: it is not said again. */
  isDense?: boolean;
  /** More rows below the total. */
  children?: ReactNode;
}

/** The figures of an account: taxes by rate, service charge, discount and total, as the receipt calls them. */
export function BillFigures({ label, shown, discounts, rate, amount, isDense, children }: BillFiguresProps) {
  const t = useT();
  return (
    <dl className={classes.figures} data-dense={isDense} aria-label={label}>
      {isDense && shown.subtotal === shown.total ? null : (
        <FigureRow label={t("common.subtotal")} value={amount(shown.subtotal)} />
      )}
      {discounts
        .filter((discount) => discount.amount > 0)
        .map((discount, index) => (
          <FigureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be of one kind, and their order is fixed
            key={index}
            label={t(`payments.discount.figure.${discount.kind}`, { code: discount.code ?? "" })}
            value={amount(cents(-discount.amount))}
          />
        ))}
      {shown.serviceCharge > 0 ? (
        <FigureRow
          label={t("payments.service_charge", { rate: formatPercent(percentFromBasisPoints(rate)) })}
          value={amount(shown.serviceCharge)}
        />
      ) : null}
      {[...shown.added, ...shown.included].map((tax) => (
        <FigureRow
          key={`${tax.type} ${tax.rate}`}
          look={tax.type === "inclusive" ? "minor" : undefined}
          label={t(`receipts.tax_line.${tax.type}`, {
            rate: formatPercent(percentFromBasisPoints(tax.rate)),
          })}
          value={amount(tax.amount)}
        />
      ))}
      {isDense ? null : <FigureRow look="total" label={t("common.total")} value={amount(shown.total)} />}
      {children}
    </dl>
  );
}

interface FigureRowProps {
  label: string;
  value: string;
  look?: "minor" | "total" | undefined;
}

export function FigureRow({ label, value, look }: FigureRowProps) {
  return (
    <div className={classes.row} data-look={look}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
