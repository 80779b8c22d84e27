import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatAxisAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { ReportFigures } from "../contract/reports.ts";
import { FigureCard } from "./figure-card.tsx";
import classes from "./reports.module.css";
import type { Report } from "./reports-api.ts";

const figures = [
  "revenueTotal",
  "ordersCount",
  "averageOrderValue",
  "netRevenue",
  "taxTotal",
  "serviceChargeTotal",
  "discountTotal",
  "refundTotal",
  "tipTotal",
  "totalCustomers",
  "newCustomers",
  "repeatedCustomers",
  "guestsCount",
  "averagePerGuest",
] as const satisfies readonly (keyof ReportFigures)[];

/** The figures of a period as cards, what sold best, and how it was paid. */
export function ReportOverview({ report }: { report: Report }) {
  return (
    <div className={classes.overview}>
      <div className={classes.figures}>
        {figures.map((name) => (
          <FigureCard key={name} name={name} report={report} />
        ))}
      </div>
      <div className={classes.lists}>
        <TopItems report={report} />
        <Payments report={report} />
      </div>
    </div>
  );
}

function TopItems({ report: { topSellingItems: items, currency } }: { report: Report }) {
  const t = useT();
  return (
    <SurfaceCard label={t("reports.top_items")}>
      <h2 className={classes.title}>{t("reports.top_items")}</h2>
      {items.length === 0 ? (
        <EmptyState picture={<MenuPicture />} message={t("reports.top_items_empty")} size="small" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <ol className={classes.items} tabIndex={0} aria-label={t("reports.top_items")}>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same
            <li key={place} className={classes.item}>
              <span className={classes.what}>
                {item.title}
                <span className={classes.quiet}>
                  {formatAmount(item.price, currency)}
                  {item.net_price === null
                    ? null
                    : ` · ${t("reports.net", { amount: formatAmount(item.net_price, currency) })}`}
                </span>
              </span>
              <span className={classes.pieces}>{t("reports.pieces", { count: item.orders_count })}</span>
            </li>
          ))}
        </ol>
      )}
    </SurfaceCard>
  );
}

function Payments({ report: { totalPaymentsByPaymentTypes: methods, currency } }: { report: Report }) {
  const t = useT();
  return (
    <SurfaceCard label={t("reports.payments")}>
      {methods.length === 0 ? (
        <>
          <h2 className={classes.title}>{t("reports.payments")}</h2>
          <EmptyState picture={<ReceiptPicture />} message={t("reports.nothing")} size="small" />
        </>
      ) : (
        <Chart
          kind="ranks"
          isInside
          title={t("reports.payments")}
          axisLabel={t("reports.method")}
          rows={methods.map(({ title, total }, place) => ({
            key: String(place),
            label: title,
            values: { total },
          }))}
          series={[{ key: "total", label: t("reports.total") }]}
          format={(value) => formatAmount(cents(value), currency)}
          formatTick={(value) => formatAxisAmount(value, currency)}
        />
      )}
    </SurfaceCard>
  );
}
