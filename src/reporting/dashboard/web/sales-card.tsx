import { IconEqual, IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { DaySales } from "../contract/dashboard.ts";
import { dayQuery } from "./dashboard-api.ts";
import { Figures } from "./figures.tsx";
import classes from "./home.module.css";
import { HomeCard } from "./home-card.tsx";
import { percentMore } from "./percent-more.ts";
import { placeOf } from "./place-of.ts";

/** What was charged today, beside the same weekday before up to the same moment. */
export function SalesCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(dayQuery);
  return (
    <HomeCard
      title={t("dashboard.sales.title")}
      query={query}
      height={212}
      area="sales"
      place={placeOf(actor, "reports", "invoices", "cash")}
    >
      {({ sales, currency }) => (sales ? <Sales sales={sales} currency={currency} /> : null)}
    </HomeCard>
  );
}

function Sales({ sales, currency }: { sales: DaySales; currency: string }) {
  const t = useT();
  const { sold, refunded, invoices, average, sold_before, sold_before_in_all } = sales;
  const hasBefore = sold_before_in_all > 0;
  return (
    <>
      <p className={classes.line}>
        <span className={classes.main}>{formatAmount(sold, currency)}</span>{" "}
        {t("dashboard.sales.invoices", { count: invoices })}
      </p>
      <Change percent={percentMore(sold, sold_before)} />
      <Figures
        rows={[
          [t("dashboard.sales.average"), average === null ? null : formatAmount(average, currency)],
          [t("dashboard.sales.refunded"), refunded === 0 ? null : formatAmount(refunded, currency)],
          [t("dashboard.sales.before"), hasBefore ? formatAmount(sold_before, currency) : null],
          [t("dashboard.sales.before_in_all"), hasBefore ? formatAmount(sold_before_in_all, currency) : null],
        ]}
      />
      {hasBefore ? null : <p className={classes.quiet}>{t("dashboard.sales.nothing_before")}</p>}
    </>
  );
}

function Change({ percent }: { percent: number | null }) {
  const t = useT();
  if (percent === null) return null;
  const [kind, tone, Icon] =
    percent > 0
      ? (["more", "green", IconTrendingUp] as const)
      : percent < 0
        ? (["less", "amber", IconTrendingDown] as const)
        : (["same", "grey", IconEqual] as const);
  return (
    <p className={classes.change} data-tone={tone}>
      <Icon size={18} aria-hidden="true" />
      {t(`dashboard.sales.${kind}`, { percent: formatCount(Math.abs(percent)) })}
    </p>
  );
}
