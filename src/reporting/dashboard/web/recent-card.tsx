import { useQuery } from "@tanstack/react-query";
import type { Actor } from "#platform/domain/access/actor.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Changed, daysText, SalesChart } from "#reporting/reports/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { recentSalesQuery } from "./dashboard-api.ts";
import classes from "./home.module.css";
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
          <EmptyState picture={<ReceiptPicture />} message={t("dashboard.recent_empty")} size="small" />
        ) : (
          <>
            <Text below={8}>
              <span className={classes.main}>
                {formatAmount(sales.total.now.after_refunds, sales.currency)}
              </span>{" "}
              <Changed now={sales.total.now.after_refunds} then={sales.total.before.after_refunds} />
            </Text>
            <SalesChart lines={sales} title={daysText(sales, t)} height={CHART_HEIGHT} isInside />
          </>
        )
      }
    </HomeCard>
  );
}
