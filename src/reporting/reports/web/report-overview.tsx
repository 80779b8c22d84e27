import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatAxisAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { ReportFigures } from "../contract/reports.ts";
import { Changed, type ChangedProps } from "./changed.tsx";
import { comparedKinds } from "./days-text.ts";
import classes from "./reports.module.css";
import type { Report } from "./reports-api.ts";

const figures = [
  "revenueTotal",
  "ordersCount",
  "averageOrderValue",
  "netRevenue",
  "taxTotal",
  "tributesTotal",
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

/** The figures of a period as cards, with best sellers and payments. */
export function ReportOverview({ report }: { report: Report }) {
  return (
    <div className={classes.overview}>
      <div className={classes.figures}>
        {figures
          .filter((name) => isShown(name, report))
          .map((name) => (
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

/** Hardly a restaurant has tributes beside IVA: without any they have no card. */
const isShown = (name: FigureName, { tributesSold, tributesRefunded }: Report) =>
  name !== "tributesTotal" || tributesSold !== 0 || tributesRefunded !== 0;

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

function Payments({ report: { totalPaymentsByPaymentTypes: methods, currency } }: { report: Report }) {
  const t = useT();
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
          axisLabel={t("common.payment_method")}
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

/** Figures that are counts; the others are amounts. */
const counts = [
  "ordersCount",
  "totalCustomers",
  "newCustomers",
  "repeatedCustomers",
  "guestsCount",
] as const satisfies readonly (keyof ReportFigures)[];

const hints = [
  "averageOrderValue",
  "totalCustomers",
  "newCustomers",
  "repeatedCustomers",
  "revenueTotal",
  "netRevenue",
  "refundTotal",
  "guestsCount",
] as const satisfies readonly (keyof ReportFigures)[];

type FigureName = (typeof figures)[number];

/** Figures that are the difference of two others: before refunds, and given back. */
const differences: Partial<Record<FigureName, readonly [AmountName, AmountName]>> = {
  revenueTotal: ["soldTotal", "refundTotal"],
  netRevenue: ["netSold", "netRefunded"],
  taxTotal: ["taxSold", "taxRefunded"],
  tributesTotal: ["tributesSold", "tributesRefunded"],
  serviceChargeTotal: ["serviceChargeSold", "serviceChargeRefunded"],
};

type AmountName = {
  [Name in keyof ReportFigures]: ReportFigures[Name] extends Cents ? Name : never;
}[keyof ReportFigures];

/**
 * One figure of a period beside the days before and the same weekdays. Discounts are red, because that money was not
 * earned.
 */
function FigureCard({ name, report }: { name: FigureName; report: Report }) {
  const t = useT();
  const written = (value: ReportFigures[FigureName]) =>
    value === null
      ? "–"
      : counts.some((count) => count === name)
        ? formatCount(value)
        : // The figures that are no counts are amounts.
          formatAmount(value as Parameters<typeof formatAmount>[0], report.currency);
  const hint = hints.find((known) => known === name);
  const label = t(`reports.figure.${name}`);
  const [sold, refunded] = differences[name] ?? [];
  return (
    <SurfaceCard label={label}>
      <Muted size="sm" weight={600}>
        {label}
      </Muted>
      <p
        className={classes.value}
        data-discount={(name === "discountTotal" && report[name] !== 0) || undefined}
      >
        {written(report[name])}
      </p>
      {hint ? <Muted size="sm">{t(`reports.hint.${hint}`)}</Muted> : null}
      {sold && refunded && report[refunded] !== 0 ? (
        <Muted size="sm">
          {t("reports.before_refunds", {
            sold: formatAmount(report[sold], report.currency),
            refunded: formatAmount(report[refunded], report.currency),
          })}
        </Muted>
      ) : null}
      {comparedKinds(report).map((days) => (
        <Compared
          key={days}
          label={t(`reports.column.${days}`)}
          value={written(report[days].figures[name])}
          now={report[name]}
          then={report[days].figures[name]}
        />
      ))}
    </SurfaceCard>
  );
}

interface ComparedProps extends ChangedProps {
  label: string;
  value: string;
}

function Compared({ label, value, now, then }: ComparedProps) {
  return (
    <Row as="p" justify="between" wrap across={8} above={6} muted size="sm">
      <span className={classes.than}>{label}</span>
      {value}
      <Changed now={now} then={then} />
    </Row>
  );
}
