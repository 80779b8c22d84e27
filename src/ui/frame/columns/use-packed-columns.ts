import { type RefObject, useLayoutEffect, useState } from "react";
import { packColumns } from "./pack-columns.ts";

/**
 * Packs the children of a grid into its columns of at least `--column-width` pixels, in the order of the document: all
 * lie in one cell to begin with (`grid-area: 1 / 1`), then each as far down as its column is full. `order` is another
 * when there are other children. Gives a number that grows when a child changes columns because another became longer
 * or shorter.
 */
export function usePackedColumns(grid: RefObject<HTMLElement | null>, order: string): number {
  const [moves, setMoves] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has other children
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return undefined;
    pack(list);
    const observer = new ResizeObserver(() => {
      if (pack(list)) setMoves((count) => count + 1);
    });
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [order, grid]);
  return moves;
}

/** Tells whether a child has changed its column. */
function pack(list: HTMLElement): boolean {
  const style = getComputedStyle(list);
  const pixels = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const gap = pixels("column-gap");
  // Counted as the style sheet does; the grid itself also counts columns that only a child of a wider grid is still in.
  const room = list.clientWidth - pixels("padding-left") - pixels("padding-right");
  const columns = Math.floor((room + gap) / (pixels("--column-width") + gap));
  const children = [...list.children].filter((child) => child instanceof HTMLElement);
  const places = packColumns(
    children.map((child) => child.offsetHeight),
    columns,
    gap,
  );
  let isMoved = false;
  for (const [index, child] of children.entries()) {
    const place = places[index];
    if (!place) continue;
    const column = String(place.column + 1);
    isMoved ||= child.style.gridColumnStart !== "" && child.style.gridColumnStart !== column;
    child.style.gridColumnStart = column;
    child.style.marginTop = `${place.top}px`;
  }
  return isMoved;
}
