import { reportRowText } from "#app/words/report-row-text.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Muted } from "#ui/layout/layout.tsx";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import {
  isChoiceKind,
  isLossKind,
  isSalesReport,
  type ReportKind,
  type SalesReportKind,
} from "../domain/report-kind.ts";
import { Changed, type ChangedProps } from "./changed.tsx";
import { comparedKinds } from "./days-text.ts";
import classes from "./reports.module.css";

/** Unique key of a row. */
export const rowKey = ({ key, title, detail }: ReportRow) => JSON.stringify([key, title, detail]);

/** All rows of a report with their sum. */
export function ReportTable({ report }: { report: ReportBy }) {
  const t = useT();
  return (
    <DataTable<ReportRow>
      caption={t(`reports.by.${report.by}`)}
      columns={columnsOf(report, t)}
      rows={report.rows}
      rowKey={rowKey}
      state={{ status: "ready" }}
      empty={null}
    />
  );
}

function columnsOf(report: ReportBy, t: Translate): Column<ReportRow>[] {
  const { by, rows, currency } = report;
  const all = sumCents(rows.map(({ amount }) => amount));
  const columns: Column<ReportRow>[] = [
    {
      key: "title",
      header: t(`reports.column.${by}`),
      cell: (row) => reportRowText(by, row, t),
      primary: true,
      total: t("common.total"),
    },
  ];
  if (by === "table")
    columns.push({ key: "floor", header: t("reports.column.floor"), cell: ({ detail }) => detail ?? "" });
  if (isChoiceKind(by))
    columns.push({ key: "item", header: t("reports.column.item"), cell: ({ detail }) => detail ?? "" });
  if (isLossKind(by))
    columns.push({
      key: "person",
      header: t("reports.column.person"),
      cell: ({ detail }) => detail ?? t("reports.none.person"),
    });
  columns.push({
    key: "count",
    header: t(`reports.count.${by}`),
    align: "end",
    cell: ({ count }) => formatCount(count),
    total: countOfAll(by, rows),
  });
  if (by !== "reservation")
    columns.push({
      key: "amount",
      header: t("reports.column.amount"),
      align: "end",
      cell: ({ amount }) => formatAmount(amount, currency),
      total: formatAmount(all, currency),
    });
  if (isSalesReport(by)) columns.push(...refundColumns(by, rows, currency, t));
  if (by === "guest")
    columns.push({
      key: "average",
      header: t("reports.figure.averagePerGuest"),
      align: "end",
      cell: (row) => averageText(row, currency),
      total: averageText(sumOf(rows), currency),
    });
  else if (by !== "reservation")
    columns.push({
      key: "share",
      header: t("reports.column.share"),
      align: "end",
      cell: ({ amount }) =>
        all > 0 ? t("common.percent", { percent: formatCount(Math.round((amount / all) * 100)) }) : "",
      wideOnly: true,
    });
  return [...columns, ...comparedColumns(report, t)];
}

/** Columns with the amounts before refunds and the refunds; none where nothing was given back. */
function refundColumns(
  by: SalesReportKind,
  rows: readonly ReportRow[],
  currency: string,
  t: Translate,
): Column<ReportRow>[] {
  if (rows.every(({ refunded, refunded_count }) => refunded === 0 && refunded_count === 0)) return [];
  return [
    {
      key: "sold",
      header: t("reports.column.sold"),
      align: "end",
      cell: ({ sold }) => formatAmount(sold, currency),
      total: formatAmount(sumCents(rows.map(({ sold }) => sold)), currency),
    },
    {
      key: "refunded",
      header: t("reports.column.refunded"),
      align: "end",
      cell: ({ refunded, refunded_count }) => (
        <span className={classes.earlier}>
          {formatAmount(refunded, currency)}
          {refunded_count === 0 ? null : (
            <Muted as="span" size="sm">
              {t("reports.compared.counted", {
                what: t(`reports.refunded_count.${by}`),
                count: formatCount(refunded_count),
              })}
            </Muted>
          )}
        </span>
      ),
      total: formatAmount(sumCents(rows.map(({ refunded }) => refunded)), currency),
    },
  ];
}

/** Count and amount. */
type Sum = Pick<ReportRow["before"], "count" | "amount">;

const sumOf = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sumCents(sums.map(({ amount }) => amount)),
});

/** Average payment of a guest; a dash where nobody paid. */
const averageText = (sum: Sum, currency: string): string => {
  const average = averageOfSales(sum.amount, sum.count);
  return average === null ? "–" : formatAmount(average, currency);
};

/**
 * Total count of a report. A bill that two waiters served is an invoice of both but counts once, so waiters are not
 * added up.
 */
const countOfAll = (by: ReportKind, sums: readonly Sum[]): string =>
  by === "waiter" ? "" : formatCount(sumOf(sums).count);

/** Columns with each row's figures of the compared days, and the change. */
function comparedColumns(report: ReportBy, t: Translate): Column<ReportRow>[] {
  const { by, rows, currency } = report;
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
  return comparedKinds(report).map((days): Column<ReportRow> => {
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
  /** Count as text; null where the value already says it. */
  count: string | null;
}

function Earlier({ value, count, ...changed }: EarlierProps) {
  return (
    <span className={classes.earlier}>
      {value}
      {count === null ? null : (
        <Muted as="span" size="sm">
          {count}
        </Muted>
      )}
      <Changed {...changed} />
    </span>
  );
}
