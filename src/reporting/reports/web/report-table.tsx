import { reportRowText } from "#app/words/report-row-text.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Muted } from "#ui/layout/layout.tsx";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import type { Bearing } from "../domain/change-of.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import {
  isChoiceKind,
  isLossKind,
  isSalesReport,
  type ReportKind,
  type SalesReportKind,
} from "../domain/report-kind.ts";
import { Changed } from "./changed.tsx";

/** Unique key of a row. */
export const rowKey = ({ key, title, detail }: ReportRow) => JSON.stringify([key, title, detail]);

/** All rows of a report with their sum. */
export function ReportTable({ report, than }: { report: ReportBy; than: Comparison }) {
  const t = useT();
  return (
    <DataTable<ReportRow>
      caption={t(`reports.by.${report.by}`)}
      columns={columnsOf(report, than, t)}
      rows={report.rows}
      rowKey={rowKey}
      state={{ status: "ready" }}
      empty={null}
    />
  );
}

function columnsOf(report: ReportBy, than: Comparison, t: Translate): Column<ReportRow>[] {
  const { by, rows, currency } = report;
  const all = sumCents(rows.map(({ amount }) => amount));
  const columns: Column<ReportRow>[] = [
    {
      key: "title",
      header: t(`reports.column.${by}`),
      cell: (row) => reportRowText(by, row, { say: t, writing: currentWriting() }),
      role: "primary",
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
      role: "amount",
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
      cell: ({ amount }) => (all > 0 ? formatPercent(Math.round((amount / all) * 100)) : ""),
      role: "hidden",
    });
  return [...columns, ...comparedColumns(report, than, t)];
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
        <>
          {refunded_count === 0 ? null : (
            <Muted as="span" size="sm">
              {t("reports.compared.counted", {
                what: t(`reports.refunded_count.${by}`),
                count: formatCount(refunded_count),
              })}{" "}
            </Muted>
          )}
          {formatAmount(refunded, currency)}
        </>
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

/** Reports in which more is no good news. */
const bearingOf = (by: ReportKind): Bearing => {
  if (by === "discount" || by === "courtesy" || by === "reservation") return "neutral";
  return by === "void" || by === "refund" ? "bad" : "good";
};

/** Columns with each row's figures of the compared days, and the change. */
function comparedColumns(report: ReportBy, than: Comparison, t: Translate): Column<ReportRow>[] {
  const { by, rows, currency } = report;
  const hasAmount = by !== "reservation";
  const [all, earlierAll] = [sumOf(rows), sumOf(rows.map((row) => row[than]))];
  const earlier = ({ count, amount }: Sum) =>
    hasAmount ? formatAmount(amount, currency) : formatCount(count);
  const change = (now: Sum, then: Sum) => {
    const figure = hasAmount ? "amount" : "count";
    return <Changed now={now[figure]} then={then[figure]} more={bearingOf(by)} />;
  };
  return [
    ...(hasAmount
      ? [
          {
            key: "earlier_count",
            header: t("reports.compared.counted_before", { what: t(`reports.count.${by}`) }),
            align: "end",
            cell: (row: ReportRow) => formatCount(row[than].count),
            total: countOfAll(by, [earlierAll]),
            from: 1200,
          } as const,
        ]
      : []),
    {
      key: than,
      header: t(`reports.column.${than}`),
      align: "end",
      cell: (row) => earlier(row[than]),
      total: earlier(earlierAll),
    },
    {
      key: "change",
      role: "state",
      header: t("reports.compared.change"),
      align: "end",
      cell: (row) => change(row, row[than]),
      total: change(all, earlierAll),
    },
  ];
}
