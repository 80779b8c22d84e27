import { lazy, Suspense } from "react";
import { DataTable } from "../data/data-table.tsx";
import { SkeletonBox } from "../feedback/skeleton-box.tsx";
import { Row } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chart.module.css";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { type FieldPlotProps, fieldColumns } from "./field-series.ts";
import { FieldSign } from "./field-symbol.tsx";

const FieldPlot = lazy(() => import("./field-plot.tsx").then((module) => ({ default: module.FieldPlot })));

export interface FieldChartProps extends FieldPlotProps, Pick<ChartFrameProps, "title" | "description"> {
  /** Heads of the table: what a point is, and its field. */
  pointLabel: string;
  fieldLabel: string;
  /** A summary for screen readers. */
  summary: string;
}

const HEIGHT = 380;

/** Points in four fields with their legend and, one tap away, the same points as a table. Readable in both modes and on paper. */
export function FieldChart(props: FieldChartProps) {
  const { title, description, summary, pointLabel, fieldLabel, points, fields, xLabel, yLabel } = props;
  const { labelled } = useUiLabels();
  return (
    <ChartFrame
      title={title}
      description={description}
      chart={
        <>
          <Row as="ul" wrap gap={4} across={16} muted>
            {fields.map((field) => (
              <li key={field.key} className={classes.entry}>
                <FieldSign field={field} />
                {field.label}
              </li>
            ))}
          </Row>
          <p className={classes.axis} aria-hidden="true">
            {`↑ ${yLabel}`}
          </p>
          <div
            role="img"
            aria-label={labelled(title, summary)}
            className={classes.plot}
            style={{ height: HEIGHT }}
          >
            <Suspense fallback={<SkeletonBox height={HEIGHT} />}>
              <FieldPlot {...props} />
            </Suspense>
          </div>
          <p className={classes.axis} data-side="end" aria-hidden="true">
            {`${xLabel} →`}
          </p>
        </>
      }
      table={
        <DataTable
          caption={title}
          columns={fieldColumns(props, { point: pointLabel, field: fieldLabel })}
          rows={points}
          rowKey={({ key }) => key}
          state={{ status: "ready" }}
          empty={null}
        />
      }
    />
  );
}
