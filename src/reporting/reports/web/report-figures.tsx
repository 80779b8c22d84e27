import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import type { TrendPoint } from "../contract/report-trend.ts";
import type { ReportFigures } from "../contract/reports.ts";
import type { Bearing } from "../domain/change-of.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import { Changed } from "./changed.tsx";
import classes from "./report-figures.module.css";
import type { Report } from "./reports-api.ts";

/** Figures at which a restaurant looks first after its sales. */
const firstFigures = [
  "ordersCount",
  "averageOrderValue",
  "netRevenue",
  "tipTotal",
  "totalCustomers",
] as const satisfies readonly (keyof ReportFigures)[];

const moreFigures = [
  "taxTotal",
  "tributesTotal",
  "serviceChargeTotal",
  "discountTotal",
  "refundTotal",
  "newCustomers",
  "repeatedCustomers",
  "guestsCount",
  "averagePerGuest",
] as const satisfies readonly (keyof ReportFigures)[];

type FigureName = (typeof firstFigures)[number] | (typeof moreFigures)[number];

/** Figures that are counts; the others are amounts. */
const counts = [
  "ordersCount",
  "totalCustomers",
  "newCustomers",
  "repeatedCustomers",
  "guestsCount",
] as const satisfies readonly FigureName[];

const hints = [
  "averageOrderValue",
  "totalCustomers",
  "newCustomers",
  "repeatedCustomers",
  "netRevenue",
  "refundTotal",
  "guestsCount",
] as const satisfies readonly FigureName[];

/** Figures of which more is not good. */
const bearings: Partial<Record<FigureName, Bearing>> = {
  refundTotal: "bad",
  discountTotal: "neutral",
  taxTotal: "neutral",
  tributesTotal: "neutral",
  serviceChargeTotal: "neutral",
};

/** Figures that are the difference of two others: before refunds, and given back. */
const differences: Partial<Record<FigureName, readonly [AmountName, AmountName]>> = {
  netRevenue: ["netSold", "netRefunded"],
  taxTotal: ["taxSold", "taxRefunded"],
  tributesTotal: ["tributesSold", "tributesRefunded"],
  serviceChargeTotal: ["serviceChargeSold", "serviceChargeRefunded"],
};

type AmountName = {
  [Name in keyof ReportFigures]: ReportFigures[Name] extends Cents ? Name : never;
}[keyof ReportFigures];

interface FiguresProps {
  report: Report;
  than: Comparison;
  /** The course of the figures; empty while it is loaded. */
  trend: readonly TrendPoint[];
}

/** The few figures beside the large one. */
export function FirstFigures(props: FiguresProps) {
  return (
    <div className={classes.figures}>
      {firstFigures.map((name) => (
        <FigureLine key={name} name={name} isNarrow {...props} />
      ))}
    </div>
  );
}

/** All other figures of a period. */
export function MoreFigures(props: FiguresProps) {
  const t = useT();
  const { tributesSold, tributesRefunded } = props.report;
  // Hardly a restaurant has tributes beside IVA: without any they have no line.
  const hasTributes = tributesSold !== 0 || tributesRefunded !== 0;
  return (
    <>
      <Text as="h2" below={4} size="md" weight={600}>
        {t("reports.more_figures")}
      </Text>
      <div className={classes.figures} data-many>
        {moreFigures
          .filter((name) => name !== "tributesTotal" || hasTributes)
          .map((name) => (
            <FigureLine key={name} name={name} {...props} />
          ))}
      </div>
    </>
  );
}

interface FigureLineProps extends FiguresProps {
  name: FigureName;
  /** Its course stands below its name, in place of the hint. */
  isNarrow?: boolean;
}

/**
 * One figure with its course and its change. Discounts are red, because that money was not earned; nothing is red for
 * nothing.
 */
function FigureLine({ name, report, than, trend, isNarrow = false }: FigureLineProps) {
  const t = useT();
  const value = report[name];
  const label = t(`reports.figure.${name}`);
  const hint = hintOf(name, report, t);
  const course = value ? <Sparkline values={courseOf(name, trend)} /> : null;
  return (
    <article className={classes.figure} aria-label={label}>
      <div className={classes.names}>
        <span className={classes.label} title={isNarrow ? (hint ?? undefined) : undefined}>
          {label}
        </span>
        {isNarrow ? course : hint === null ? null : <Muted size="xs">{hint}</Muted>}
      </div>
      {isNarrow ? null : course}
      <div className={classes.values}>
        <span
          className={classes.value}
          data-nothing={!value || undefined}
          data-discount={(name === "discountTotal" && value !== 0) || undefined}
        >
          {written(name, value, report.currency)}
        </span>
        <Changed now={value} then={report[than].figures[name]} more={bearings[name] ?? "good"} />
      </div>
    </article>
  );
}

function courseOf(name: FigureName, trend: readonly TrendPoint[]): readonly (number | null)[] {
  return trend.map((point) => (name in point ? (point[name as keyof TrendPoint] as number | null) : null));
}

function written(name: FigureName, value: Report[FigureName], currency: string): string {
  if (value === null) return "–";
  return counts.some((count) => count === name)
    ? formatCount(value)
    : // The figures that are no counts are amounts.
      formatAmount(value as Cents, currency);
}

function hintOf(name: FigureName, report: Report, t: ReturnType<typeof useT>): string | null {
  const [sold, refunded] = differences[name] ?? [];
  if (sold && refunded && report[refunded] !== 0)
    return t("reports.before_refunds", {
      sold: formatAmount(report[sold], report.currency),
      refunded: formatAmount(report[refunded], report.currency),
    });
  const hint = hints.find((known) => known === name);
  return hint === undefined ? null : t(`reports.hint.${hint}`);
}
