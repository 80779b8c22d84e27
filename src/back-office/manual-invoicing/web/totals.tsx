import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import classes from "./manual-invoicing.module.css";

const names = [
  "taxed",
  "exempt",
  "not_subject",
  "iva",
  "additional",
  "tip",
  "bought",
  "withheld",
  "total",
  "vat_withheld",
  "to_pay",
] as const;

interface TotalsProps {
  /** The last one is what it all comes to. */
  rows: readonly { readonly key: (typeof names)[number]; readonly amount: Cents }[];
  currency: string;
  /** Whether every line is in them. */
  isWhole: boolean;
}

/** What the lines come to, as they are typed. */
export function Totals({ rows, currency, isWhole }: TotalsProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.totals.title")}>
      <dl className={classes.sums}>
        {rows.map(({ key, amount }, place) => (
          <div key={key}>
            <dt>{t(`manualInvoicing.totals.${key}`)}</dt>
            <dd className={place === rows.length - 1 ? classes.total : undefined}>
              {formatAmount(amount, currency)}
            </dd>
          </div>
        ))}
      </dl>
      {isWhole ? null : <p className={classes.quiet}>{t("manualInvoicing.totals.waiting")}</p>}
    </Section>
  );
}
