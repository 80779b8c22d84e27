import { lazy, type ReactNode, Suspense, useState } from "react";
import { DataTable } from "../data/data-table.tsx";
import { SkeletonBox } from "../feedback/skeleton-box.tsx";
import { Row } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chart.module.css";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartReader } from "./chart-reader.tsx";
import { type ChartSeries, chartColumns, type PlotProps, seriesLook } from "./chart-series.ts";
import { RankBars } from "./rank-bars.tsx";

/** The library that draws is loaded with the first chart, so that no other screen pays for it. */
const ChartPlot = lazy(() => import("./chart-plot.tsx").then((module) => ({ default: module.ChartPlot })));

export interface ChartProps
  extends PlotProps,
    Pick<ChartFrameProps, "title" | "description" | "isInside" | "figure" | "isTitleHidden"> {
  /** Buttons that choose between pictures, at the end of the line of the legend. */
  aside?: ReactNode;
  /** Head of the axis in the table: "Hora". */
  axisLabel: string;
  /** A summary for screen readers: "Lo más, $420 a las 7 PM". */
  summary?: string;
  /** In px. Default 260; ranks are as high as their bars and names need. */
  height?: number;
}

/**
 * Lines or bars with a legend and, one tap away, the same figures as a table. Readable in both modes and on paper, and place
 * by place with the arrow keys; bars of names say their values themselves.
 */
export function Chart(props: ChartProps) {
  const { title, description, rows, series, axisLabel, format, summary, kind } = props;
  const { height = 260 } = props;
  const [at, setAt] = useState<number | null>(null);
  const { writing, labelled } = useUiLabels();
  const name = summary ? labelled(title, summary) : title;
  return (
    <ChartFrame
      title={title}
      description={description}
      isInside={props.isInside}
      figure={props.figure}
      isTitleHidden={props.isTitleHidden}
      chart={
        <>
          <div className={classes.legend}>
            {series.length > 1 ? (
              <Row as="ul" wrap gap={4} across={16} muted size="sm">
                {series.map((entry, index) => (
                  <li key={entry.key} className={classes.entry}>
                    <LegendMark series={entry} index={index} kind={kind} />
                    {entry.label}
                  </li>
                ))}
              </Row>
            ) : null}
            {props.aside}
          </div>
          {kind === "ranks" ? (
            <div role="img" aria-label={name}>
              <RankBars rows={rows} series={series} format={format} />
            </div>
          ) : (
            <div className={classes.plot} style={{ height }}>
              <div role="img" aria-label={name} className={classes.picture}>
                <Suspense fallback={<SkeletonBox height={height} />}>
                  <ChartPlot {...props} readAt={at === null ? undefined : rows[at]?.label} />
                </Suspense>
              </div>
              <ChartReader title={title} rows={rows} series={series} format={format} at={at} onAt={setAt} />
            </div>
          )}
        </>
      }
      table={
        <DataTable
          caption={title}
          columns={chartColumns(axisLabel, series, format, writing())}
          rows={rows}
          rowKey={(row) => row.key}
          state={{ status: "ready" }}
          empty={null}
        />
      }
    />
  );
}

interface LegendMarkProps {
  series: ChartSeries;
  index: number;
  kind: ChartProps["kind"];
}

/** The stroke of the line as it is drawn, or the colour of the bar. */
function LegendMark({ series, index, kind }: LegendMarkProps) {
  const { colour, dash } = seriesLook(series, index);
  return (
    <svg width={kind === "lines" ? 28 : 12} height="12" aria-hidden="true">
      {kind !== "lines" ? (
        <rect width="12" height="12" rx="3" style={{ fill: colour }} />
      ) : (
        <line
          x1="1"
          x2="27"
          y1="6"
          y2="6"
          strokeWidth="2.5"
          strokeDasharray={dash}
          style={{ stroke: colour }}
        />
      )}
    </svg>
  );
}
