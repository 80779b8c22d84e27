export interface RowMeasures {
  readonly rows: number;
  /** Height of a row in px. */
  readonly height: number;
  /** Space between two rows in px. */
  readonly gap: number;
  /** Space above the first and below the last row in px. */
  readonly padding: number;
}

/** Rows kept ready beyond either edge, so that a quick swipe shows no white. */
const OVERSCAN = 2;

/** Height of all rows in px. */
export function totalHeight({ rows, height, gap, padding }: RowMeasures): number {
  return 2 * padding + Math.max(0, rows * (height + gap) - gap);
}

/** Distance of a row from the top in px. */
export function rowTop(row: number, { height, gap, padding }: RowMeasures): number {
  return padding + row * (height + gap);
}

/** First and last row (both included) to be drawn at a scroll position; last is below first when there are none. */
export function rowsInSight(
  scroll: { readonly top: number; readonly height: number },
  measures: RowMeasures,
): { first: number; last: number } {
  const pitch = measures.height + measures.gap;
  const first = Math.floor((scroll.top - measures.padding) / pitch) - OVERSCAN;
  const last = Math.floor((scroll.top + scroll.height - measures.padding) / pitch) + OVERSCAN;
  return { first: Math.max(0, first), last: Math.min(measures.rows - 1, last) };
}

/** Where to scroll so that a row is fully in sight; null when it is. */
export function scrollToShow(
  row: number,
  scroll: { readonly top: number; readonly height: number },
  measures: RowMeasures,
): number | null {
  const top = rowTop(row, measures);
  if (top - measures.padding < scroll.top) return top - measures.padding;
  const bottom = top + measures.height + measures.padding;
  return bottom > scroll.top + scroll.height ? bottom - scroll.height : null;
}
