import type { ReactNode } from "react";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount, formatList } from "#platform/web/format.ts";
import { formatCompactAmount } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Muted, Span } from "#ui/layout/layout.tsx";
import classes from "./figures.module.css";
import type { PlatformDashboard } from "./figures-api.ts";

interface FigureCardProps {
  label: string;
  value: string;
  hint?: ReactNode;
  /** It is zero, and has no weight. */
  isNothing?: boolean;
}

/** One figure of the platform, in a line: what it is, and how much. */
export function FigureCard({ label, value, hint, isNothing = false }: FigureCardProps) {
  return (
    <article className={classes.figure} aria-label={label}>
      <span>
        <Span size="sm" weight={550} block>
          {label}
        </Span>
        {hint === undefined ? null : <Muted size="xs">{hint}</Muted>}
      </span>
      <span className={classes.value} data-nothing={isNothing || undefined}>
        {value}
      </span>
    </article>
  );
}

const MONTHS = 12;

/** Lines with the number of restaurants, and the revenue of a month and a year from those that pay. */
export function RestaurantCards({
  standing,
}: {
  standing: Pick<PlatformDashboard, "activeTenants" | "mrr" | "arr" | "monthlyPrice" | "currency">;
}) {
  const t = useT();
  const { activeTenants, mrr, arr, monthlyPrice, currency } = standing;
  const price = formatAmount(monthlyPrice, currency);
  return (
    <>
      <FigureCard label={t("platformFigures.active")} value={formatCount(activeTenants)} />
      <FigureCard
        label={t("platformFigures.mrr")}
        value={formatCompactAmount(cents(mrr * monthlyPrice), currency)}
        isNothing={mrr === 0}
        hint={t("platformFigures.mrr_of", { count: mrr, shown: formatCount(mrr), price })}
      />
      <FigureCard
        label={t("platformFigures.arr")}
        value={formatCompactAmount(cents(arr * monthlyPrice * MONTHS), currency)}
        isNothing={arr === 0}
        hint={t("platformFigures.arr_of")}
      />
    </>
  );
}

interface SalesCardProps {
  label: string;
  /** After refunds; what was sold before them, and what was given back. */
  amount: Cents;
  sold: Cents;
  refunded: Cents;
  currency: string;
  others: readonly { readonly currency: string; readonly amount: Cents }[];
}

/** Line with the sales; those in other currencies stand beside it and are never added. */
export function SalesFigureCard({ label, amount, sold, refunded, currency, others }: SalesCardProps) {
  const t = useT();
  const also = others.map((other) => `${formatAmount(other.amount, other.currency)} ${other.currency}`);
  const written = { sold: formatAmount(sold, currency), refunded: formatAmount(refunded, currency) };
  const hints = [
    ...(refunded === 0 ? [] : [t("reports.before_refunds", written)]),
    ...(also.length === 0 ? [] : [t("platformFigures.also", { amounts: formatList(also) })]),
  ];
  return (
    <FigureCard
      label={label}
      value={formatAmount(amount, currency)}
      isNothing={amount === 0}
      hint={hints.length === 0 ? undefined : factsText(hints)}
    />
  );
}
