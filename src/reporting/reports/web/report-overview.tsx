import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { formatAxisAmount } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { readReport } from "../contract/reports.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import { FirstFigures, MoreFigures } from "./report-figures.tsx";
import { ReportHero } from "./report-hero.tsx";
import classes from "./reports.module.css";
import { type Report, reportTrendQuery } from "./reports-api.ts";

interface ReportOverviewProps {
  report: Report;
  period: QueryOf<typeof readReport>;
  than: Comparison;
}

/** A period at a glance: its sales and their course, the other figures, best sellers and payments. */
export function ReportOverview({ report, period, than }: ReportOverviewProps) {
  const trend = useQuery(reportTrendQuery(period)).data?.points ?? [];
  return (
    <div className={classes.overview}>
      <div className={classes.lead}>
        <ReportHero report={report} period={period} than={than} />
        <SurfaceCard>
          <FirstFigures report={report} than={than} trend={trend} />
        </SurfaceCard>
      </div>
      <div className={classes.lists}>
        <Payments report={report} />
        <TopItems report={report} />
      </div>
      <SurfaceCard>
        <MoreFigures report={report} than={than} trend={trend} />
      </SurfaceCard>
    </div>
  );
}

function TopItems({ report: { topSellingItems: items, currency } }: { report: Report }) {
  const t = useT();
  return (
    <SurfaceCard label={t("reports.top_items")}>
      <Text as="h2" below={8} size="md" weight={600}>
        {t("reports.top_items")}
      </Text>
      {items.length === 0 ? (
        <EmptyState picture={<MenuPicture />} message={t("reports.top_items_empty")} size="small" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <ol className={classes.items} tabIndex={0} aria-label={t("reports.top_items")}>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same
            <li key={place} className={classes.item}>
              <Stack as="span" room="shrink" lines="anywhere">
                {item.title}
                <Muted as="span" size="sm">
                  {formatAmount(item.price, currency)}
                  {item.net_price === null
                    ? null
                    : ` · ${t("reports.net", { amount: formatAmount(item.net_price, currency) })}`}
                </Muted>
              </Stack>
              <span className={classes.pieces}>{t("reports.pieces", { count: item.orders_count })}</span>
            </li>
          ))}
        </ol>
      )}
    </SurfaceCard>
  );
}

function Payments({ report: { totalPaymentsByPaymentTypes, currency } }: { report: Report }) {
  const t = useT();
  const methods = totalPaymentsByPaymentTypes.toSorted((a, b) => b.total - a.total);
  const hasRefunds = methods.some(({ refunded }) => refunded !== 0);
  return (
    <SurfaceCard label={t("reports.payments")}>
      {methods.length === 0 ? (
        <>
          <Text as="h2" below={8} size="md" weight={600}>
            {t("reports.payments")}
          </Text>
          <EmptyState picture={<ReceiptPicture />} message={t("reports.nothing")} size="small" />
        </>
      ) : (
        <Chart
          kind="ranks"
          isInside
          title={t("reports.payments")}
          axisLabel={t("common.payment_type")}
          description={t("reports.payments_about")}
          rows={methods.map(({ title, total, sold, refunded }, place) => ({
            key: String(place),
            label: title,
            values: { total, ...(hasRefunds ? { sold, refunded } : {}) },
          }))}
          series={[
            { key: "total", label: t("common.total") },
            ...(hasRefunds
              ? ([
                  { key: "sold", label: t("reports.column.sold"), tone: "quiet" },
                  { key: "refunded", label: t("reports.column.refunded"), tone: "red" },
                ] as const)
              : []),
          ]}
          format={(value) => formatAmount(cents(value), currency)}
          formatTick={(value) => formatAxisAmount(value, currency)}
        />
      )}
    </SurfaceCard>
  );
}
