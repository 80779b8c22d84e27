import type { Column } from "../data/table-column.ts";
import type { Tone } from "../theme/tone.ts";

/** Shapes of the points, so that colour never tells fields apart alone. */
export type FieldSymbol = "star" | "square" | "triangle" | "circle";

/** One of the four fields. */
export interface ChartField {
  key: string;
  label: string;
  tone: Tone;
  symbol: FieldSymbol;
}

export interface FieldPoint {
  key: string;
  label: string;
  x: number;
  y: number;
  /** Key of the field that it stands in. */
  field: string;
}

export interface FieldPlotProps {
  points: readonly FieldPoint[];
  /** In the order of their legend. */
  fields: readonly ChartField[];
  /** The point at which the fields meet. */
  split: { readonly x: number; readonly y: number };
  /** Titles of the axes: "Unidades", "Margen". */
  xLabel: string;
  yLabel: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** A value on the upright axis, shorter. */
  formatTick: (value: number) => string;
}

/** The same points as a table. */
export function fieldColumns(
  { fields, xLabel, yLabel, formatX, formatY }: Omit<FieldPlotProps, "points">,
  words: { readonly point: string; readonly field: string },
): readonly Column<FieldPoint>[] {
  return [
    { key: "point", header: words.point, cell: ({ label }) => label, role: "primary" },
    { key: "x", header: xLabel, align: "end", cell: ({ x }) => formatX(x) },
    { key: "y", header: yLabel, align: "end", cell: ({ y }) => formatY(y) },
    {
      key: "field",
      header: words.field,
      cell: ({ field }) => fields.find(({ key }) => key === field)?.label,
    },
  ];
}
