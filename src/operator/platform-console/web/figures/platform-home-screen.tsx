import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAttentionList } from "#operator/operations/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { formatAmount, formatCount, formatDateTime, formatDay, formatList } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { ATTENTION_ROWS, type platformAttentionList } from "../../contract/figures.ts";
import { AttentionTable } from "./attention-table.tsx";
import { FigureCard, RestaurantCards, SalesFigureCard } from "./figure-cards.tsx";
import classes from "./figures.module.css";
import { attentionQuery, dashboardQuery, type PlatformDashboard } from "./figures-api.ts";
import { RestaurantCharts, SellingFigure, SlowingTenants } from "./growth.tsx";
import { PlatformOrders, RecentPlatformSales, recentDays } from "./sales-over-time.tsx";

/** /superadmin/dashboard/home: the figures of today and what needs attention. */
export function PlatformHomeScreen() {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery);
  return (
    <>
      <PageHeader title={t("platformFigures.dashboard")} />
      {data ? (
        <Today figures={data} />
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="platformFigures.dashboard_failed"
          count={2}
          rowHeight={96}
        />
      )}
    </>
  );
}

function Today({ figures }: { figures: PlatformDashboard }) {
  const t = useT();
  return (
    <>
      <PriceNotice figures={figures} />
      <div className={classes.lead}>
        <RecentPlatformSales today={figures.today} />
        <SurfaceCard>
          <Muted size="sm" below={4}>
            {t("platformFigures.today", { day: formatDay(figures.today) })}
          </Muted>
          <div className={classes.figures}>
            <FigureCard
              label={t("platformFigures.orders_today")}
              value={formatCount(figures.ordersProcessedToday)}
              isNothing={figures.ordersProcessedToday === 0}
            />
            <SalesFigureCard
              label={t("platformFigures.sales_today")}
              amount={figures.salesVolumeToday}
              sold={figures.soldToday}
              refunded={figures.refundedToday}
              currency={figures.currency}
              others={figures.otherSalesToday}
            />
            <RestaurantCards standing={figures} />
            <SellingFigure />
            <FailedJobsCard />
          </div>
        </SurfaceCard>
      </div>
      <div className={classes.pictures}>
        <PlatformOrders query={recentDays(figures.today)} />
        <RestaurantCharts />
      </div>
      <AttentionLists />
    </>
  );
}

/** Warns that Stripe's price differs from the one that restaurants see. */
function PriceNotice({
  figures: { priceFault: fault, monthlyPrice, currency },
}: {
  figures: PlatformDashboard;
}) {
  const t = useT();
  if (fault === null) return null;
  return (
    <Box below={16}>
      <Notice tone="red" role="status">
        {t("platformFigures.price_fault", {
          charged: `${formatAmount(fault.charged, fault.currency)} ${fault.currency}`,
          told: `${formatAmount(monthlyPrice, currency)} ${currency}`,
        })}
      </Notice>
    </Box>
  );
}

/** Card with the number of jobs that failed for good; it links to them. */
function FailedJobsCard() {
  const t = useT();
  const { data } = useAttentionList().jobs;
  return (
    <FigureCard
      label={t("common.failed_jobs")}
      value={data === undefined ? "–" : formatCount(data.failed)}
      isNothing={data?.failed === 0}
      hint={
        <Link to={screens.superadminOperations.path} className={classes.more}>
          {t("platformFigures.to_operations")}
        </Link>
      }
    />
  );
}

type AttentionList = ResponseOf<typeof platformAttentionList>;
type Needing = NonNullable<ReturnType<typeof useAttentionList>["needing"]["data"]>["rows"][number];

/** Lists below the figures: restaurants that need help, that shut next, and new ones. */
function AttentionLists() {
  const t = useT();
  const { needing } = useAttentionList();
  const morning = useQuery(attentionQuery);
  const { ending, newest } = useColumns();
  return (
    <div className={classes.morning}>
      <SlowingTenants />
      <AttentionTable<Needing>
        title={titleOf(t("platformFigures.needing"), needing.data?.needing)}
        query={needing}
        rows={needing.data?.rows.slice(0, ATTENTION_ROWS)}
        columns={[
          {
            key: "needs",
            header: t("operations.health.need"),
            cell: ({ needs }) => formatList(needs.map((need) => t(`operations.health.needs.${need}`))),
          },
        ]}
        empty={t("platformFigures.needing_none")}
        more={
          <RouterButton variant="subtle" to={screens.superadminHealth.path}>
            {t("platformFigures.to_health")}
          </RouterButton>
        }
      />
      <AttentionTable<AttentionList["ending"][number]>
        title={titleOf(t("platformFigures.ending"), morning.data?.ending_total)}
        query={morning}
        rows={morning.data?.ending}
        columns={ending}
        empty={t("platformFigures.ending_none")}
      />
      <AttentionTable<AttentionList["newest"][number]>
        title={t("platformFigures.newest")}
        query={morning}
        rows={morning.data?.newest}
        columns={newest}
        empty={t("platformTenants.empty")}
      />
    </div>
  );
}

const titleOf = (title: string, count: number | undefined) =>
  count === undefined ? title : `${title} (${formatCount(count)})`;

function useColumns(): {
  ending: Column<AttentionList["ending"][number]>[];
  newest: Column<AttentionList["newest"][number]>[];
} {
  const t = useT();
  return {
    ending: [
      {
        key: "ends",
        header: t("platformFigures.ends_on"),
        cell: ({ ends_on, is_late }) => (
          <span className={classes.ends}>
            {formatDay(ends_on)}
            <StatusBadge
              tone={is_late ? "red" : "amber"}
              label={t(is_late ? "subscription.phase.past_due" : "subscription.phase.trial")}
            />
          </span>
        ),
      },
    ],
    newest: [
      {
        key: "since",
        header: t("platformFigures.since"),
        cell: ({ created_at }) => formatDateTime(created_at),
      },
    ],
  };
}
