import {
  CartesianGrid,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted } from "../layout/layout.tsx";
import classes from "./chart.module.css";
import type { ChartField, FieldPlotProps, FieldPoint } from "./field-series.ts";
import { FieldMark } from "./field-symbol.tsx";

const marginOfPlot = { top: 16, right: 24, bottom: 8, left: 8 };

/** Points that have their names beside them: more would hide each other, and tell their names when they are touched. */
const MAX_NAMED = 12;

/** Points in four fields by recharts. Nothing moves and nothing takes the focus: the table is beside it. */
export function FieldPlot({
  points,
  fields,
  split,
  xLabel,
  yLabel,
  formatX,
  formatY,
  formatTick,
}: FieldPlotProps) {
  const isNamed = points.length <= MAX_NAMED;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ScatterChart margin={marginOfPlot} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--ui-hairline)" />
        <Axes xLabel={xLabel} yLabel={yLabel} formatX={formatX} formatTick={formatTick} />
        <ReferenceLine
          x={split.x}
          stroke="var(--ui-control-border)"
          strokeDasharray="6 4"
          strokeWidth={1.5}
        />
        <ReferenceLine
          y={split.y}
          stroke="var(--ui-control-border)"
          strokeDasharray="6 4"
          strokeWidth={1.5}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={false}
          content={(tooltip: TooltipContentProps) => (
            <PointTooltip tooltip={tooltip} lines={{ xLabel, yLabel, formatX, formatY }} fields={fields} />
          )}
        />
        {fields.map((field) => (
          <Scatter
            key={field.key}
            name={field.label}
            data={points.filter((point) => point.field === field.key)}
            shape={(point: { cx: number | undefined; cy: number | undefined }) => (
              <FieldMark field={field} x={point.cx ?? 0} y={point.cy ?? 0} />
            )}
            isAnimationActive={false}
          >
            {isNamed ? <LabelList dataKey="label" position="top" offset={10} /> : null}
          </Scatter>
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
}

type AxesProps = Pick<FieldPlotProps, "xLabel" | "yLabel" | "formatX" | "formatTick">;

function Axes({ xLabel, yLabel, formatX, formatTick }: AxesProps) {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return (
    <>
      <XAxis
        type="number"
        dataKey="x"
        name={xLabel}
        domain={[0, "auto"]}
        allowDecimals={false}
        reversed={isRightToLeft}
        tickLine={false}
        axisLine={{ stroke: "var(--ui-control-border)" }}
        tickFormatter={formatX}
        minTickGap={24}
      />
      <YAxis
        type="number"
        dataKey="y"
        name={yLabel}
        orientation={isRightToLeft ? "right" : "left"}
        width="auto"
        domain={["auto", "auto"]}
        tickLine={false}
        axisLine={false}
        tickFormatter={formatTick}
      />
    </>
  );
}

interface PointTooltipProps {
  tooltip: TooltipContentProps;
  lines: Pick<FieldPlotProps, "xLabel" | "yLabel" | "formatX" | "formatY">;
  fields: readonly ChartField[];
}

function PointTooltip({ tooltip, lines, fields }: PointTooltipProps) {
  const point: FieldPoint | undefined = tooltip.payload[0]?.payload;
  if (!tooltip.active || point === undefined) return null;
  const { xLabel, yLabel, formatX, formatY } = lines;
  return (
    <div className={classes.tooltip}>
      <span className={classes.tooltipLine}>
        <b>{inOwnDirection(point.label)}</b>
      </span>
      <Muted as="span" size="xs">
        {fields.find(({ key }) => key === point.field)?.label}
      </Muted>
      <span className={classes.tooltipLine}>
        {xLabel} <b>{inOwnDirection(formatX(point.x))}</b>
      </span>
      <span className={classes.tooltipLine}>
        {yLabel} <b>{inOwnDirection(formatY(point.y))}</b>
      </span>
    </div>
  );
}
