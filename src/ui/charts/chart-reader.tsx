import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { Muted } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./chart.module.css";
import type { ChartRow, PlotProps } from "./chart-series.ts";

interface ChartReaderProps extends Pick<PlotProps, "rows" | "series" | "format"> {
  title: string;
  /** Place of the row that is read; null: none. */
  at: number | null;
  onAt: (at: number | null) => void;
}

/**
 * Reads the points of a line one by one: with the arrow keys, and for screen readers as the values of a slider. It lies over
 * the picture and lets pointers through, which the picture itself answers.
 */
export function ChartReader({ title, rows, series, format, at, onAt }: ChartReaderProps) {
  const { list } = useUiLabels();
  const last = rows.length - 1;
  const place = at ?? last;
  const row = rows[place];
  if (row === undefined) return null;
  const values = valuesOf(row, series, format);
  return (
    <>
      <input
        type="range"
        className={classes.reader}
        aria-label={title}
        aria-valuetext={list([row.label, ...values.map(({ label, text }) => `${label} ${text}`)])}
        min={0}
        max={last}
        value={place}
        onChange={({ currentTarget }) => onAt(currentTarget.valueAsNumber)}
        onFocus={() => onAt(place)}
        onBlur={() => onAt(null)}
      />
      {at === null ? null : (
        <div className={classes.read} aria-hidden="true">
          <div className={classes.tooltip}>
            <Muted as="span" size="xs">
              {inOwnDirection(row.label)}
            </Muted>
            {values.map(({ key, label, text }) => (
              <span key={key} className={classes.tooltipLine}>
                {inOwnDirection(label)} <b>{inOwnDirection(text)}</b>
              </span>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** The values that a row has, in words. */
function valuesOf(
  { values }: Pick<ChartRow, "values">,
  series: PlotProps["series"],
  format: PlotProps["format"],
): { key: string; label: string; text: string }[] {
  return series.flatMap(({ key, label }) => {
    const value = values[key] ?? null;
    return value === null ? [] : [{ key, label, text: format(value) }];
  });
}
