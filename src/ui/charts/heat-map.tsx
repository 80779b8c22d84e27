import { DataTable } from "../data/data-table.tsx";
import { Row } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { type ChartRow, type ChartSeries, chartColumns } from "./chart-series.ts";
import { HeatGrid } from "./heat-grid.tsx";
import { HEAT_LEVELS } from "./heat-level.ts";
import classes from "./heat-map.module.css";

export interface HeatMapProps extends Pick<ChartFrameProps, "title" | "description"> {
  /** One line each: the days of the week. */
  rows: readonly ChartRow[];
  /** The columns: the hours. Labels of at most four letters. */
  columns: readonly Omit<ChartSeries, "tone">[];
  /** Head of the lines in the table: "Día". */
  axisLabel: string;
  format: (value: number) => string;
  /** Said about all fields, until one is read. */
  summary?: string;
}

const levels = Array.from({ length: HEAT_LEVELS + 1 }, (_, level) => level);

/**
 * Shows busy and quiet hours: a field per day and hour, darker for more, red with a minus for less than nothing, with the
 * same figures as a table.
 */
export function HeatMap({ title, description, rows, columns, axisLabel, format, summary }: HeatMapProps) {
  const { writing } = useUiLabels();
  const values = rows.flatMap((row) => columns.map((column) => row.values[column.key] ?? 0));
  const greatest = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  return (
    <ChartFrame
      title={title}
      description={description}
      chart={
        <>
          <HeatGrid
            title={title}
            rows={rows}
            columns={columns}
            greatest={greatest}
            format={format}
            summary={summary}
          />
          <Legend least={least} greatest={greatest} format={format} />
        </>
      }
      table={
        <DataTable
          caption={title}
          columns={chartColumns(axisLabel, columns, format, writing())}
          rows={rows}
          rowKey={(row) => row.key}
          state={{ status: "ready" }}
          empty={null}
        />
      }
    />
  );
}

interface LegendProps extends Pick<HeatMapProps, "format"> {
  least: number;
  greatest: number;
}

/** Explains the fields; on a phone the one for less than nothing has a line of its own. */
function Legend({ least, greatest, format }: LegendProps) {
  return (
    <Row wrap gap={4} across={16} muted size="xs" aria-hidden="true">
      {least < 0 ? (
        <Row as="span" align="center" gap={4}>
          {format(least)}
          <span className={classes.sample} data-level={-1} />
        </Row>
      ) : null}
      <Row as="span" align="center" gap={4}>
        {format(0)}
        {levels.map((level) => (
          <span key={level} className={classes.sample} data-level={level} />
        ))}
        {format(greatest)}
      </Row>
    </Row>
  );
}
