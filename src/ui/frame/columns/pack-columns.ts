/** Columns that are so much longer than the shortest still take the next one, so that rows read from left to right (px). */
const NEARLY_EVEN_PX = 40;

export interface PackedPlace {
  readonly column: number;
  /** From the top of the columns, in the unit of the heights. */
  readonly top: number;
}

/** Puts boxes of these heights, one after the other, below one another without gaps: each into the shortest column. */
export function packColumns(heights: readonly number[], columns: number, gap: number): PackedPlace[] {
  const ends = Array.from({ length: Math.max(1, columns) }, () => 0);
  return heights.map((height) => {
    const shortest = Math.min(...ends);
    const column = ends.findIndex((end) => end <= shortest + NEARLY_EVEN_PX);
    const top = ends[column] ?? 0;
    ends[column] = top + height + gap;
    return { column, top };
  });
}
