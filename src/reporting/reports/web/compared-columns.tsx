import { sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Column } from "#ui/data/table-column.ts";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { averagePerGuest } from "../domain/average-per-guest.ts";
import type { ReportKind } from "../domain/report-kind.ts";
import { Changed, type ChangedProps } from "./changed.tsx";
import classes from "./reports.module.css";

/** How many there were and what they came to. */
export type Sum = ReportRow["before"];

export const sumOf = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sumCents(sums.map(({ amount }) => amount)),
});

/** What a guest paid on average, in words; a dash where nobody paid. */
export const averageText = (sum: Sum, currency: string): string => {
  const average = averagePerGuest(sum);
  return average === null ? "–" : formatAmount(average, currency);
};

/** All of a report together. A bill that two waiters served is an invoice of both, and counts once: theirs are not added up. */
export const countOfAll = (by: ReportKind, sums: readonly Sum[]): string =>
  by === "waiter" ? "" : formatCount(sumOf(sums).count);

/** What each row was in the days that the period is compared with, and how that changed. */
export function comparedColumns(
  { by, rows, currency }: Pick<ReportBy, "by" | "rows" | "currency">,
  t: Translate,
): Column<ReportRow>[] {
  const hasAmount = by !== "reservation";
  const cell = (now: Sum, earlier: Sum, count: string) =>
    hasAmount ? (
      <Earlier
        value={formatAmount(earlier.amount, currency)}
        count={count === "" ? null : t("reports.compared.counted", { what: t(`reports.count.${by}`), count })}
        now={now.amount}
        then={earlier.amount}
      />
    ) : (
      <Earlier value={count} count={null} now={now.count} then={earlier.count} />
    );
  return (["before", "same_weekdays"] as const).map((days): Column<ReportRow> => {
    const all = sumOf(rows.map((row) => row[days]));
    return {
      key: days,
      header: t(`reports.column.${days}`),
      align: "end",
      cell: (row) => cell(row, row[days], formatCount(row[days].count)),
      total: cell(sumOf(rows), all, countOfAll(by, [all])),
    };
  });
}

interface EarlierProps extends ChangedProps {
  value: string;
  /** How many there were, in words; null where the value says it. */
  count: string | null;
}

function Earlier({ value, count, ...changed }: EarlierProps) {
  return (
    <span className={classes.earlier}>
      {value}
      {count === null ? null : <span className={classes.quiet}>{count}</span>}
      <Changed {...changed} />
    </span>
  );
}
