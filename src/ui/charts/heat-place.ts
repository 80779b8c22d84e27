/** A field of a heat map, by the places of its row and column. */
export interface HeatPlace {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The field an arrow key leads to, the first one from none; null when the key is none of them. It stops at the edges. */
export function nextHeatPlace(
  at: HeatPlace | null,
  key: string,
  size: { readonly rows: number; readonly columns: number; readonly isRightToLeft: boolean },
): HeatPlace | null {
  const step = steps[key];
  if (step === undefined) return null;
  if (at === null) return { row: 0, column: 0 };
  const [down, across] = step;
  const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);
  return {
    row: within(at.row + down, size.rows),
    column: within(at.column + (size.isRightToLeft ? -across : across), size.columns),
  };
}
