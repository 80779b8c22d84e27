export const gridKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"] as const;
export type GridKey = (typeof gridKeys)[number];

export function isGridKey(key: string): key is GridKey {
  return (gridKeys as readonly string[]).includes(key);
}

/** Where an arrow key leads from card `from` in a grid of `count` cards; null when it leads out at the top. */
export function gridMove(
  from: number,
  key: GridKey,
  grid: { readonly count: number; readonly columns: number; readonly rightToLeft?: boolean },
): number | null {
  const last = grid.count - 1;
  const forward = grid.rightToLeft ? "ArrowLeft" : "ArrowRight";
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowUp") return from < grid.columns ? null : from - grid.columns;
  if (key === "ArrowDown")
    return from + grid.columns <= last ? from + grid.columns : Math.max(from, lastCardBelow(from, grid));
  return Math.min(last, Math.max(0, key === forward ? from + 1 : from - 1));
}

/** The last card, when it stands in a lower row than `from`; else `from` itself. */
function lastCardBelow(from: number, grid: { readonly count: number; readonly columns: number }): number {
  const last = grid.count - 1;
  return Math.floor(last / grid.columns) > Math.floor(from / grid.columns) ? last : from;
}

/** Columns of cards at least `least` px wide with `gap` px between them that fit in `width`; at least one. */
export function columnsFor(width: number, least: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}
