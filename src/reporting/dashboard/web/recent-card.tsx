import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Changed, SalesChart } from "#reporting/reports/web/public.ts";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { recentSalesQuery } from "./dashboard-api.ts";
import { HomeCard } from "./home-card.tsx";
import { placeOf } from "./place-of.ts";

/** Height in px. */
const CHART_HEIGHT = 200;

/** Sales of the last fourteen days as a line, beside those before. */
export function RecentSalesCard({ actor }: { actor: Actor }) {
  const t = useT();
  const query = useQuery(recentSalesQuery);
  return (
    <HomeCard
      title={t("reports.over_time.recent")}
      query={query}
      height={CHART_HEIGHT + 100}
      place={placeOf(actor, "reports", "invoices")}
    >
      {({ sales }) =>
        sales === null || (sales.total.now.count === 0 && sales.total.before.count === 0) ? (
          <Muted>{t("dashboard.recent_empty")}</Muted>
        ) : (
          <SalesChart
            lines={sales}
            title={t("reports.over_time.recent")}
            isTitleHidden
            figure={
              <LargeFigure
                size="normal"
                value={formatAmount(sales.total.now.after_refunds, sales.currency)}
                isNothing={sales.total.now.after_refunds === 0}
                change={
                  <Changed now={sales.total.now.after_refunds} then={sales.total.before.after_refunds} />
                }
              />
            }
            height={CHART_HEIGHT}
            isInside
          />
        )
      }
    </HomeCard>
  );
}
