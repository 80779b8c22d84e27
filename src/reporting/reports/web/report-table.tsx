import { reportRowText } from "#app/words/report-row-text.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { isLossKind } from "../domain/report-kind.ts";
import { averageText, comparedColumns, countOfAll, sumOf } from "./compared-columns.tsx";

/** What makes a row one of its own. */
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

function columnsOf({ by, rows, currency }: ReportBy, t: Translate): Column<ReportRow>[] {
  const all = sumCents(rows.map(({ amount }) => amount));
  const columns: Column<ReportRow>[] = [
    {
      key: "title",
      header: t(`reports.column.${by}`),
      cell: (row) => reportRowText(by, row, t),
      primary: true,
      total: t("reports.total"),
    },
  ];
  if (by === "table")
    columns.push({ key: "floor", header: t("reports.column.floor"), cell: ({ detail }) => detail ?? "" });
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
      cell: ({ amount }) => (all > 0 ? `${formatCount(Math.round((amount / all) * 100))} %` : ""),
      wideOnly: true,
    });
  return [...columns, ...comparedColumns({ by, rows, currency }, t)];
}
