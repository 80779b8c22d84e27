import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { QueryOf } from "#platform/contract/define.ts";
import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { PeriodBar } from "#platform/web/lists/period-bar.tsx";
import { refusedAddressText } from "#platform/web/show-error.ts";
import { TenantLink } from "#platform/web/tenants/tenant-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { MAX_REPORT_DAYS } from "#reporting/reports/domain/compared-ranges.ts";
import { type TimeStep, timeSteps } from "#reporting/reports/domain/time-buckets.ts";
import { daysText, ReportFilter } from "#reporting/reports/web/public.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Refreshing } from "#ui/feedback/refreshing.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { platformReport } from "../../contract/figures.ts";
import { FigureCard, RestaurantCards, SalesFigureCard } from "./figure-cards.tsx";
import classes from "./figures.module.css";
import { type PlatformReport, platformReportQuery } from "./figures-api.ts";
import { RestaurantCharts } from "./growth.tsx";
import { PlatformOrders, PlatformSales, PlatformSalesTable } from "./sales-over-time.tsx";

/** Values of the address: the period, and the step of its line over time. */
const address = platformReport.query.extend({ step: z.enum(timeSteps).optional() });

type Asked = QueryOf<typeof platformReport>;
type Period = Asked & { readonly type: NonNullable<Asked["type"]> };
type Seller = PlatformReport["topSellingItems"][number];

/** /superadmin/dashboard/reports: the figures of all restaurants in a period. */
export function PlatformReportsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const { step, ...asked } = queryWithDefaults(address, readListSearch(address, search));
  const period = periodOf(asked);
  const go = (next: Period, nextStep: typeof step) =>
    onSearch(searchWithoutDefaults(address, { ...addressOf(next), step: nextStep }));
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(platformReportQuery(period));
  return (
    <>
      <ReportsHeader period={period} report={data} onPeriod={(next) => go(next, step)} />
      {error ? (
        <FailureState
          reason={refusedAddressText(error, "platformFigures.report_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : data ? (
        <Report
          report={data}
          query={{ ...period, step }}
          isOld={isPlaceholderData}
          onStep={(next) => go(period, next)}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={3} rowHeight={120} />
      )}
    </>
  );
}

interface ReportsHeaderProps {
  period: Period;
  report: PlatformReport | undefined;
  onPeriod: (period: Period) => void;
}

/** The title, and the period as a bar and as the filters of the specification. */
function ReportsHeader({ period, report, onPeriod }: ReportsHeaderProps) {
  const t = useT();
  const [isFiltering, setIsFiltering] = useState(false);
  return (
    <>
      <PageHeader
        title={t("common.reports")}
        action={
          <Button
            variant="default"
            icon={<IconFilter size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setIsFiltering(true)}
          >
            {t("reports.filters")}
          </Button>
        }
        filters={
          <PeriodBar
            periods={barPeriods}
            choice={{ period: period.type, from: period.from, to: period.to }}
            shown={report}
            maxDays={MAX_REPORT_DAYS}
            isOpenEnded
            onChoice={({ period: type, from, to }) => onPeriod({ type, from, to })}
          />
        }
      />
      {isFiltering ? (
        <ReportFilter
          period={period}
          today={report?.today}
          onClose={() => setIsFiltering(false)}
          onApply={(next) => {
            setIsFiltering(false);
            onPeriod(next);
          }}
        />
      ) : null}
    </>
  );
}

/** Without a period: today, or the given dates. */
const periodOf = (asked: Asked): Period => ({
  ...asked,
  type: asked.type ?? ((asked.from ?? asked.to) === undefined ? "today" : "custom"),
});

const addressOf = (period: Asked): Asked => ({
  ...period,
  type: period.type === "today" ? undefined : period.type,
});

/** Periods that are one tap away; last month is in the filters. */
const barPeriods = ["today", "yesterday", "last_7days", "this_month", "custom"] as const;

interface ReportProps {
  report: PlatformReport;
  query: Period & { readonly step: TimeStep | undefined };
  /** True while the figures of the period before are shown. */
  isOld: boolean;
  onStep: (step: TimeStep) => void;
}

function Report({ report, query, isOld, onStep }: ReportProps) {
  const t = useT();
  return (
    <>
      <Muted below={16} size="sm" role="status">
        {query.type === "custom" && !isOld
          ? // Two dates name themselves.
            t("reports.showing", { period: daysText(report, t) })
          : t(isOld ? "reports.loading_meanwhile" : "reports.showing_days", {
              period: t(`lists.periods.${query.type}`),
              days: daysText(report, t),
            })}
      </Muted>
      <Refreshing busy={isOld} label={t("ui.loading")}>
        <div className={classes.lead}>
          <PlatformSales report={report} query={query} onStep={onStep} />
          <ReportFigures report={report} />
        </div>
      </Refreshing>
      <div className={classes.pictures}>
        <PlatformOrders query={query} />
        <RestaurantCharts />
      </div>
      <PlatformSalesTable query={query} />
      <Sellers sellers={report.topSellingItems} isOld={isOld} />
    </>
  );
}

/** The small figures of the period, and the restaurants of this moment. */
function ReportFigures({ report }: Pick<ReportProps, "report">) {
  const t = useT();
  return (
    <SurfaceCard>
      <div className={classes.figures}>
        <FigureCard
          label={t("common.orders")}
          value={formatCount(report.ordersProcessed)}
          isNothing={report.ordersProcessed === 0}
        />
        <SalesFigureCard
          label={t("common.sales")}
          amount={report.salesVolume}
          sold={report.sold}
          refunded={report.refunded}
          currency={report.currency}
          others={report.otherSales}
        />
        <FigureCard
          label={t("platformFigures.customers")}
          value={formatCount(report.totalCustomers)}
          isNothing={report.totalCustomers === 0}
          hint={t("platformFigures.customers_of")}
        />
      </div>
      <Muted size="sm" above={16} below={4}>
        {t("platformFigures.standing_now")}
      </Muted>
      <div className={classes.figures}>
        <RestaurantCards standing={report} />
      </div>
    </SurfaceCard>
  );
}

interface SellersProps {
  sellers: readonly Seller[];
  isOld: boolean;
}

function Sellers({ sellers, isOld }: SellersProps) {
  const t = useT();
  return (
    <Section title={t("platformFigures.sellers")}>
      <DataTable<Seller>
        caption={t("platformFigures.sellers")}
        columns={sellerColumns(t)}
        rows={sellers}
        rowKey={({ tenant_id, item_id }) => `${tenant_id} ${item_id}`}
        state={{ status: "ready", refreshing: isOld }}
        empty={
          <EmptyState picture={<MenuPicture />} message={t("platformFigures.sellers_empty")} size="small" />
        }
      />
    </Section>
  );
}

function sellerColumns(t: Translate): Column<Seller>[] {
  return [
    {
      key: "title",
      header: t("common.item"),
      role: "primary",
      cell: ({ title }) => title || t("platformFigures.item_gone"),
    },
    {
      key: "tenant",
      header: t("common.restaurant"),
      cell: ({ tenant_id, tenant_name }) => <TenantLink id={tenant_id}>{tenant_name}</TenantLink>,
    },
    {
      key: "qty",
      header: t("platformFigures.pieces"),
      align: "end",
      cell: ({ qty }) => formatCount(qty),
    },
  ];
}
