import type { ReactNode } from "react";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { compactAmount } from "./compact-amount.ts";
import classes from "./figures.module.css";
import type { PlatformDashboard } from "./figures-api.ts";

interface FigureCardProps {
  label: string;
  value: string;
  /** What it is made of. */
  hint?: ReactNode;
}

/** One figure of the platform, large under its name. */
export function FigureCard({ label, value, hint }: FigureCardProps) {
  return (
    <SurfaceCard label={label}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
    </SurfaceCard>
  );
}

const MONTHS = 12;

/** How many restaurants there are, and what those that pay bring in a month and in a year. */
export function StandingCards({
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
        value={compactAmount(cents(mrr * monthlyPrice), currency)}
        hint={t("platformFigures.mrr_of", { count: mrr, shown: formatCount(mrr), price })}
      />
      <FigureCard
        label={t("platformFigures.arr")}
        value={compactAmount(cents(arr * monthlyPrice * MONTHS), currency)}
        hint={t("platformFigures.arr_of")}
      />
    </>
  );
}

interface SalesCardProps {
  label: string;
  amount: Cents;
  currency: string;
  others: readonly { readonly currency: string; readonly amount: Cents }[];
}

/** What was sold; in other currencies beside it, never added. */
export function SalesCard({ label, amount, currency, others }: SalesCardProps) {
  const t = useT();
  const also = others.map((other) => `${formatAmount(other.amount, other.currency)} ${other.currency}`);
  return (
    <FigureCard
      label={label}
      value={formatAmount(amount, currency)}
      hint={also.length === 0 ? undefined : t("platformFigures.also", { amounts: also.join(", ") })}
    />
  );
}
