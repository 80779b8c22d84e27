import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useOperatorsMorning } from "#operator/operations/web/public.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { FigureCard, SalesCard, StandingCards } from "./figure-cards.tsx";
import classes from "./figures.module.css";
import { dashboardQuery, type PlatformDashboard } from "./figures-api.ts";
import { MorningLists } from "./morning.tsx";

/** /superadmin/dashboard/home: how the platform does today. */
export function PlatformHomeScreen() {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery);
  return (
    <>
      <PageHeader title={t("platformFigures.dashboard")} />
      {data ? (
        <Today figures={data} />
      ) : error ? (
        <FailureState
          reason={failureText(error, "platformFigures.dashboard_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={2} rowHeight={96} />
      )}
    </>
  );
}

function Today({ figures }: { figures: PlatformDashboard }) {
  const t = useT();
  return (
    <>
      <PriceNotice figures={figures} />
      <p className={classes.showing}>{t("platformFigures.today", { day: formatDay(figures.today) })}</p>
      <div className={classes.figures}>
        <FigureCard
          label={t("platformFigures.orders_today")}
          value={formatCount(figures.ordersProcessedToday)}
        />
        <SalesCard
          label={t("platformFigures.sales_today")}
          amount={figures.salesVolumeToday}
          currency={figures.currency}
          others={figures.otherSalesToday}
        />
        <StandingCards standing={figures} />
        <FailedJobsCard />
      </div>
      <MorningLists />
    </>
  );
}

/** Stripe charges another price than restaurants are told. */
function PriceNotice({
  figures: { priceFault: fault, monthlyPrice, currency },
}: {
  figures: PlatformDashboard;
}) {
  const t = useT();
  if (fault === null) return null;
  return (
    <div className={classes.fault}>
      <Notice tone="red" role="status">
        {t("platformFigures.price_fault", {
          charged: `${formatAmount(fault.charged, fault.currency)} ${fault.currency}`,
          told: `${formatAmount(monthlyPrice, currency)} ${currency}`,
        })}
      </Notice>
    </div>
  );
}

/** Jobs that failed for good; the figure leads to them. */
function FailedJobsCard() {
  const t = useT();
  const { data } = useOperatorsMorning().jobs;
  return (
    <FigureCard
      label={t("platformFigures.failed_jobs")}
      value={data === undefined ? "–" : formatCount(data.failed)}
      hint={
        <Link to={screens.superadminOperations.path} className={classes.more}>
          {t("platformFigures.to_operations")}
        </Link>
      }
    />
  );
}
