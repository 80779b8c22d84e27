import type { ReactNode } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { type AxisScale, axisScale } from "./axis-scale.ts";
import classes from "./chart.module.css";
import { type ChartRow, type ChartSeries, nameOf, type PlotProps, seriesLook } from "./chart-series.ts";

const marginOfPlot = { top: 8, right: 8, bottom: 0, left: 8 };

/** Lines or bars by recharts, in the colours of the tokens. Nothing moves and nothing takes the focus: `Chart` has what does. */
export function ChartPlot(props: PlotProps) {
  const { kind, rows, series, format, stacked = false, readAt } = props;
  const Plot = kind === "lines" ? LineChart : BarChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Plot data={[...rows]} margin={marginOfPlot} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--ui-hairline)" />
        {placesAxes(props)}
        <Tooltip
          isAnimationActive={false}
          cursor={kind === "lines" ? { stroke: "var(--ui-control-border)" } : { fill: "var(--ui-hover)" }}
          content={(tooltip: TooltipContentProps) => (
            <PlotTooltip tooltip={tooltip} series={series} format={format} />
          )}
        />
        {series.map((entry, index) => seriesMark(entry, index, { kind, rows, stacked }))}
        {readAt === undefined ? null : <ReferenceLine x={readAt} stroke="var(--ui-text-secondary)" />}
      </Plot>
    </ResponsiveContainer>
  );
}

const isRightToLeft = () => document.documentElement.dir === "rtl";
const axisLine = { stroke: "var(--ui-control-border)" };

/** The given marks, or those that suit the values; bars that stand on each other are as high as all of a place. */
function scaleOf({
  ticks,
  rows,
  series,
  stacked = false,
}: Pick<PlotProps, "ticks" | "rows" | "series" | "stacked">): AxisScale {
  if (ticks) return { ticks, domain: [Math.min(...ticks), Math.max(...ticks)] };
  const known = rows.map(({ values }) => series.flatMap(({ key }) => values[key] ?? []));
  return axisScale(
    stacked ? known.map((place) => place.reduce((sum, value) => sum + value, 0)) : known.flat(),
  );
}

/** Places beside each other, values upwards. */
function placesAxes({ format, formatTick, ...props }: PlotProps): ReactNode {
  const { domain, ticks } = scaleOf(props);
  return (
    <>
      <XAxis
        dataKey="label"
        reversed={isRightToLeft()}
        tickLine={false}
        axisLine={axisLine}
        minTickGap={16}
      />
      <YAxis
        orientation={isRightToLeft() ? "right" : "left"}
        width="auto"
        tickLine={false}
        axisLine={false}
        tickFormatter={formatTick ?? format}
        ticks={[...ticks]}
        domain={[...domain]}
      />
    </>
  );
}

const isAlone = (key: string, rows: readonly ChartRow[]) =>
  rows.filter(({ values }) => (values[key] ?? null) !== null).length === 1;

function seriesMark(
  series: ChartSeries,
  index: number,
  { kind, rows, stacked }: Pick<PlotProps, "kind" | "rows"> & { readonly stacked: boolean },
): ReactNode {
  const { colour, dash } = seriesLook(series, index);
  const read = (row: ChartRow) => row.values[series.key] ?? null;
  if (kind === "lines") {
    return (
      <Line
        key={series.key}
        name={series.key}
        dataKey={read}
        // Between two figures nothing was measured: a curve would invent it.
        type="linear"
        stroke={colour}
        strokeWidth={2.5}
        strokeDasharray={dash}
        // A line of one point would not be seen.
        dot={isAlone(series.key, rows) ? { r: 4, fill: colour, stroke: "none" } : false}
        activeDot={{ r: 5, fill: colour, stroke: "var(--ui-surface)" }}
        isAnimationActive={false}
      />
    );
  }
  return (
    <Bar
      key={series.key}
      name={series.key}
      dataKey={read}
      fill={colour}
      // A gap between bars that stand on each other.
      stroke="var(--ui-surface)"
      maxBarSize={40}
      radius={stacked ? 0 : [4, 4, 0, 0]}
      isAnimationActive={false}
      {...(stacked ? { stackId: "all" } : {})}
    />
  );
}

interface PlotTooltipProps {
  tooltip: TooltipContentProps;
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

function PlotTooltip({ tooltip, series, format }: PlotTooltipProps) {
  const { writing } = useUiLabels();
  if (!tooltip.active) return null;
  const row: ChartRow | undefined = tooltip.payload[0]?.payload;
  const values = series.flatMap(({ key, label }) => {
    const value = tooltip.payload.find((entry) => entry.name === key)?.value;
    return typeof value === "number" ? [{ key, label, value }] : [];
  });
  return (
    <div className={classes.tooltip}>
      <Muted as="span" size="xs">
        {row === undefined ? tooltip.label : nameOf(row, writing())}
      </Muted>
      {values.map(({ key, label, value }) => (
        <span key={key} className={classes.tooltipLine}>
          {inOwnDirection(label)} <b>{inOwnDirection(format(value))}</b>
        </span>
      ))}
    </div>
  );
}
