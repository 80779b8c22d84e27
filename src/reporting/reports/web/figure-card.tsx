import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import type { ReportFigures } from "../contract/reports.ts";
import { Changed, type ChangedProps } from "./changed.tsx";
import classes from "./reports.module.css";
import type { Report } from "./reports-api.ts";

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

export type FigureName = Exclude<keyof ReportFigures, "invoicesCount">;

/** One figure of a period, beside what it was before and on the same weekdays. Discounts are red, as money that was not earned. */
export function FigureCard({ name, report }: { name: FigureName; report: Report }) {
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
  const { before, same_weekdays: weekdays } = report;
  // Of whole weeks the days before are the same weekdays.
  const isSame = before.from === weekdays.from && before.to === weekdays.to;
  return (
    <SurfaceCard label={label}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value} data-discount={name === "discountTotal" || undefined}>
        {written(report[name])}
      </p>
      {hint ? <p className={classes.quiet}>{t(`reports.hint.${hint}`)}</p> : null}
      <Compared
        label={t("reports.column.before")}
        value={written(before.figures[name])}
        now={report[name]}
        then={before.figures[name]}
      />
      {isSame ? null : (
        <Compared
          label={t("reports.column.same_weekdays")}
          value={written(weekdays.figures[name])}
          now={report[name]}
          then={weekdays.figures[name]}
        />
      )}
    </SurfaceCard>
  );
}

interface ComparedProps extends ChangedProps {
  label: string;
  value: string;
}

function Compared({ label, value, now, then }: ComparedProps) {
  return (
    <p className={classes.compared}>
      <span className={classes.than}>{label}</span>
      {value}
      <Changed now={now} then={then} />
    </p>
  );
}
