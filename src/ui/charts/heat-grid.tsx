import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Writing } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import { Muted, Text } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { ChartRow, ChartSeries } from "./chart-series.ts";
import { heatLevel } from "./heat-level.ts";
import classes from "./heat-map.module.css";
import { type HeatPlace, nextHeatPlace } from "./heat-place.ts";

export interface HeatGridProps {
  title: string;
  rows: readonly ChartRow[];
  columns: readonly Omit<ChartSeries, "tone">[];
  greatest: number;
  format: (value: number) => string;
  summary?: string | undefined;
}

/** The fields of a heat map. Below them stands the value of the one that is pointed at, tapped or reached by arrow keys. */
export function HeatGrid({ title, rows, columns, greatest, format, summary = "" }: HeatGridProps) {
  const [at, setAt] = useState<HeatPlace | null>(null);
  const { writing, labelled } = useUiLabels();
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextHeatPlace(at, event.key, { rows: rows.length, columns: columns.length, isRightToLeft });
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    fieldOf(event.currentTarget, next)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const point = ({ target }: PointerEvent<HTMLElement>) => {
    const place = target instanceof HTMLElement ? target.dataset.place : undefined;
    if (place === undefined) return;
    const [row = 0, column = 0] = place.split(" ").map(Number);
    setAt({ row, column });
  };
  return (
    <>
      <section
        className={classes.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={title}
        onKeyDown={key}
        onPointerOver={point}
      >
        <div
          role="img"
          aria-label={summary ? labelled(title, summary) : title}
          className={classes.map}
          style={{ "--columns": columns.length }}
        >
          <span />
          {columns.map((column) => (
            <Muted as="span" size="xs" centred lines="none" key={column.key}>
              {column.label}
            </Muted>
          ))}
          {rows.map((row, place) => (
            <HeatRow key={row.key} row={row} place={place} at={at} columns={columns} greatest={greatest} />
          ))}
        </div>
      </section>
      <Text size="sm" role="status" className={classes.read}>
        {textAt(at, { rows, columns, format, writing: writing() }) ?? summary}
      </Text>
    </>
  );
}

const placeText = ({ row, column }: HeatPlace) => `${row} ${column}`;

const fieldOf = (map: HTMLElement, place: HeatPlace) =>
  map.querySelector<HTMLElement>(`[data-place="${placeText(place)}"]`);

/** Names a field and its value. */
function textAt(
  at: HeatPlace | null,
  {
    rows,
    columns,
    format,
    writing,
  }: Pick<HeatGridProps, "rows" | "columns" | "format"> & { writing: Writing },
): string | null {
  const row = at === null ? undefined : rows[at.row];
  const column = at === null ? undefined : columns[at.column];
  if (row === undefined || column === undefined) return null;
  return detailsText([row.label, column.label, format(row.values[column.key] ?? 0)], writing);
}

interface HeatRowProps extends Pick<HeatGridProps, "columns" | "greatest"> {
  row: ChartRow;
  place: number;
  at: HeatPlace | null;
}

function HeatRow({ row, place, at, columns, greatest }: HeatRowProps) {
  return (
    <>
      <span className={classes.name}>{row.label}</span>
      {columns.map((column, index) => (
        <span
          key={column.key}
          className={classes.cell}
          data-level={heatLevel(row.values[column.key] ?? null, greatest)}
          data-place={placeText({ row: place, column: index })}
          data-read={(at?.row === place && at.column === index) || undefined}
        />
      ))}
    </>
  );
}
