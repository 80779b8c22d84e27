import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatAxisAmount } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart, type ChartProps } from "#ui/charts/chart.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { SalesLines } from "../../contract/sales-over-time.ts";
import { Changed } from "../changed.tsx";
import { daysText } from "../days-text.ts";
import { bucketText } from "./bucket-text.ts";

interface SalesChartProps
  extends Pick<
    ChartProps,
    "title" | "isTitleHidden" | "isInside" | "height" | "figure" | "description" | "aside"
  > {
  lines: SalesLines;
  /** The measure of the line. Default: sales after refunds. */
  of?: "after_refunds" | "count";
}

/** The sales of a period as a line, beside the period before, which is dashed. */
export function SalesChart({ lines, of = "after_refunds", title, isInside, ...size }: SalesChartProps) {
  const t = useT();
  const { buckets, total, step, currency, before } = lines;
  const isCount = of === "count";
  const format = (value: number) => (isCount ? formatCount(value) : formatAmount(cents(value), currency));
  return (
    <Chart
      kind="lines"
      title={title}
      isInside={isInside}
      axisLabel={t("reports.over_time.days")}
      rows={buckets.map(({ now, before }, place) => {
        const days = now ?? before;
        return {
          key: String(place),
          label: days === null ? "" : bucketText(days, step),
          values: { now: now?.[of] ?? null, before: before?.[of] ?? null },
        };
      })}
      series={[
        { key: "now", label: daysText(lines, t) },
        { key: "before", label: daysText(before, t), tone: "quiet" },
      ]}
      format={format}
      formatTick={(value) => (isCount ? formatCount(value) : formatAxisAmount(value, currency))}
      summary={t("reports.over_time.now_and_before", {
        now: format(total.now[of]),
        before: format(total.before[of]),
      })}
      {...size}
    />
  );
}

type Bucket = SalesLines["buckets"][number];
type Sums = SalesLines["total"]["now"];

interface SalesTableProps {
  lines: SalesLines;
  caption: string;
  /** Name of what is counted: invoices, or orders. */
  countLabel: string;
}

/** Each day, week or month with its sales, the one before and the change; below, the sums of both periods. */
export function SalesTable({ lines, caption, countLabel }: SalesTableProps) {
  const t = useT();
  const rows = lines.buckets.map((bucket, place) => ({ ...bucket, place }));
  return (
    <DataTable<Bucket & { place: number }>
      caption={caption}
      columns={columnsOf(lines, countLabel, t)}
      rows={rows}
      rowKey={({ place }) => String(place)}
      state={{ status: "ready" }}
      empty={null}
    />
  );
}

function columnsOf({ total, currency }: SalesLines, countLabel: string, t: Translate): Column<Bucket>[] {
  const written = (side: Sums | null, figure: Exclude<keyof Sums, "count">) =>
    side === null ? t("common.no_value") : formatAmount(side[figure], currency);
  const amount = (figure: Exclude<keyof Sums, "count">, header: string): Column<Bucket> => ({
    key: figure,
    header,
    align: "end",
    cell: ({ now }) => written(now, figure),
    total: written(total.now, figure),
  });
  // Where nothing was given back, both are the same.
  const hasRefunds = total.now.refunded !== 0 || total.before.refunded !== 0;
  return [
    {
      key: "days",
      header: t("reports.over_time.days"),
      cell: ({ now }) => (now === null ? t("common.no_value") : daysText(now, t)),
      role: "primary",
      total: t("common.total"),
    },
    {
      key: "count",
      header: countLabel,
      align: "end",
      cell: ({ now }) => (now === null ? t("common.no_value") : formatCount(now.count)),
      total: formatCount(total.now.count),
    },
    { ...amount("after_refunds", t("reports.over_time.sales")), role: "amount" },
    ...(hasRefunds
      ? [amount("sold", t("reports.over_time.sold")), amount("refunded", t("reports.over_time.refunded"))]
      : []),
    {
      key: "before_days",
      header: t("reports.over_time.before_days"),
      cell: ({ before }) => (before === null ? t("common.no_value") : daysText(before, t)),
      from: 1200,
    },
    {
      key: "before",
      header: t("reports.column.before"),
      align: "end",
      cell: ({ before }) => written(before, "after_refunds"),
      total: written(total.before, "after_refunds"),
    },
    {
      key: "change",
      role: "state",
      header: t("reports.compared.change"),
      align: "end",
      cell: ({ now, before }) => (
        <Changed now={now?.after_refunds ?? null} then={before?.after_refunds ?? null} />
      ),
      total: <Changed now={total.now.after_refunds} then={total.before.after_refunds} />,
    },
  ];
}
