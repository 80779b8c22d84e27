import type { ChartField, FieldSymbol } from "./field-series.ts";

const paths: Readonly<Record<FieldSymbol, string>> = {
  circle: "M0-5a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z",
  square: "M-4.5-4.5h9v9h-9Z",
  triangle: "M0-5.5L5.5 4.5h-11Z",
  star: "M0-7L1.9-2.4L6.7-2.2L2.9.9L4.1 5.7L0 3L-4.1 5.7L-2.9.9L-6.7-2.2L-1.9-2.4Z",
};

/** A point of a field, drawn around a place of an svg. */
export function FieldMark({ field, x = 0, y = 0 }: { field: ChartField; x?: number; y?: number }) {
  return (
    <path
      d={paths[field.symbol]}
      transform={`translate(${x} ${y})`}
      strokeWidth="1"
      style={{ fill: `var(--ui-${field.tone}-solid)`, stroke: "var(--ui-surface)" }}
    />
  );
}

/** The mark of a field beside its name. */
export function FieldSign({ field }: { field: ChartField }) {
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <FieldMark field={field} />
    </svg>
  );
}
