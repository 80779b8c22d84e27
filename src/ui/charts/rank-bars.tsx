import type { CSSProperties } from "react";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { type ChartRow, type PlotProps, seriesLook } from "./chart-series.ts";
import classes from "./rank-bars.module.css";

/**
 * Bars that lie, each beside the whole name of what it stands for and before its value, the first series thick and what it
 * is compared with thin below it. Nothing is hidden, so nothing is told on touch.
 */
export function RankBars({ rows, series, format }: Pick<PlotProps, "rows" | "series" | "format">) {
  const values = rows.flatMap((row) => series.map(({ key }) => row.values[key] ?? 0));
  const scale = { least: Math.min(0, ...values), greatest: Math.max(0, ...values) };
  return (
    <div className={classes.ranks}>
      {rows.map((row) => (
        <div key={row.key} className={classes.row}>
          <span className={classes.name}>
            <span className={classes.label} title={row.label}>
              {row.label}
            </span>
            {row.detail === undefined ? null : (
              <span className={classes.detail}>{inOwnDirection(row.detail)}</span>
            )}
          </span>
          {series.map((entry, index) => (
            <RankBar
              key={entry.key}
              value={row.values[entry.key] ?? null}
              colour={seriesLook(entry, index).colour}
              isFirst={index === 0}
              scale={scale}
              format={format}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RankBarProps extends Pick<PlotProps, "format"> {
  value: ChartRow["values"][string];
  colour: string;
  isFirst: boolean;
  scale: { readonly least: number; readonly greatest: number };
}

function RankBar({ value, colour, isFirst, scale: { least, greatest }, format }: RankBarProps) {
  const share = (part: number) =>
    `${(greatest === least ? 0 : (part / (greatest - least)) * 100).toFixed(2)}%`;
  const style: CSSProperties = {
    insetInlineStart: share(Math.min(0, value ?? 0) - least),
    inlineSize: share(Math.abs(value ?? 0)),
    background: colour,
  };
  return (
    <>
      <span className={classes.track} data-first={isFirst || undefined}>
        {value ? <span className={classes.bar} style={style} /> : null}
      </span>
      <span className={classes.value} data-first={isFirst || undefined} data-nothing={!value || undefined}>
        {value === null ? "" : inOwnDirection(format(value))}
      </span>
    </>
  );
}
