import type { Writing } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import type { Column } from "../data/table-column.ts";
import type { Tone } from "../theme/tone.ts";

export interface ChartSeries {
  key: string;
  label: string;
  /** Its colour, `quiet` for what another one is compared with; by its place in the row of series without it. */
  tone?: Tone | "quiet";
}

export interface ChartRow {
  key: string;
  /** Its place on the axis: "7 PM", "lun 3". */
  label: string;
  /** Tells it from others of the same name, below it in `ranks`: the dish of "Jarra". */
  detail?: string | undefined;
  /** By the key of the series; null or missing leaves a gap. */
  values: Readonly<Record<string, number | null>>;
}

export interface PlotProps {
  /** `lines` for what changes over time, `bars` for what is compared, `ranks` for what has names: bars that lie, each beside its own. */
  kind: "lines" | "bars" | "ranks";
  /** In their order on the axis. */
  rows: readonly ChartRow[];
  /** At most six. */
  series: readonly ChartSeries[];
  /** A value in words: "$12.40". */
  format: (value: number) => string;
  /** A value on the axis, shorter: "$1.2 k"; `format` without it. */
  formatTick?: (value: number) => string;
  /** Marks of the axis of values, from first to last; without them the axis follows the values. */
  ticks?: readonly number[];
  /** Bars of a place stand on each other. */
  stacked?: boolean;
  /** Label of the place that is being read by keyboard: a line stands at it. */
  readAt?: string | undefined;
}

const TONE_ORDER: readonly Tone[] = ["brand", "amber", "blue", "green", "grey", "red"];

/** Patterns of strokes, so that colour never tells lines apart alone. */
const DASHES: readonly string[] = ["", "7 4", "2 4", "10 3 2 3"];

/** The colour and the stroke of a series at its place. */
export function seriesLook(series: ChartSeries, index: number): { colour: string; dash: string } {
  const tone = series.tone ?? TONE_ORDER[index % TONE_ORDER.length] ?? "brand";
  const colour = tone === "quiet" ? "var(--ui-control-border)" : `var(--ui-${tone}-solid)`;
  return { colour, dash: DASHES[index % DASHES.length] ?? "" };
}

/** The whole name of a row, as the language on screen puts it together. */
export const nameOf = ({ label, detail }: Pick<ChartRow, "label" | "detail">, writing: Writing): string =>
  detailsText([label, detail], writing);

/** The same figures as a table: one row per place on the axis, one column per series. */
export function chartColumns(
  axisLabel: string,
  series: readonly ChartSeries[],
  format: (value: number) => string,
  writing: Writing,
): readonly Column<ChartRow>[] {
  return [
    { key: "axis", header: axisLabel, cell: (row) => nameOf(row, writing), role: "primary" },
    ...series.map(
      ({ key, label }): Column<ChartRow> => ({
        key: `series-${key}`,
        header: label,
        align: "end",
        cell: (row) => {
          const value = row.values[key] ?? null;
          return value === null ? "" : format(value);
        },
      }),
    ),
  ];
}
