import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { type RowMeasures, rowsInSight, scrollToShow } from "./row-window.ts";

export interface RowWindow {
  /** First and last row to draw, both included. */
  readonly first: number;
  readonly last: number;
  /** Scrolls no further than needed for the row to be in sight. */
  readonly scrollToRow: (row: number) => void;
}

/**
 * Which rows of a scrolling box exist. Rows of one fixed height need no measuring, which saves a library of 12 KB.
 * Renders only when a row enters or leaves.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, measures: RowMeasures): RowWindow {
  const { rows, height, gap, padding } = measures;
  const [range, setRange] = useState({ first: 0, last: -1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      const next = rowsInSight(scrollOf(element), { rows, height, gap, padding });
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", update);
      observer.disconnect();
    };
  }, [box, rows, height, gap, padding]);
  const scrollToRow = useCallback(
    (row: number) => {
      const element = box.current;
      const top = element && scrollToShow(row, scrollOf(element), { rows, height, gap, padding });
      if (element && top !== null) element.scrollTop = top;
    },
    [box, rows, height, gap, padding],
  );
  return { first: range.first, last: Math.min(range.last, rows - 1), scrollToRow };
}

function scrollOf(element: HTMLElement): { top: number; height: number } {
  return { top: element.scrollTop, height: element.clientHeight };
}
