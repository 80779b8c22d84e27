import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Most numbers that fit at their largest size on a usual screen. */
const LARGE_NUMBERS_MAX = 8;

interface NumberPages {
  /** True if the numbers must be drawn smaller to fit. */
  readonly isMany: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly shown: readonly number[];
  readonly page: number;
  readonly pages: number;
}

/** Returns the numbers that fit; if there are more, pages take turns. A newly called number brings back the first page. */
export function useNumberPages(numbers: readonly number[], called: ReadonlySet<number>): NumberPages {
  const list = useRef<HTMLUListElement>(null);
  const [pageSize, setPageSize] = useState(Number.POSITIVE_INFINITY);
  const [turn, setTurn] = useState(0);
  const hasNumbers = numbers.length > 0;
  const isMany = numbers.length > LARGE_NUMBERS_MAX;
  useLayoutEffect(() => {
    const column = list.current;
    if (!column || !hasNumbers) return;
    const measure = () => setPageSize(pageSizeOf(column));
    // Measures again when the size of the numbers changes.
    void isMany;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(column);
    return () => observer.disconnect();
  }, [hasNumbers, isMany]);
  // Returns to the first page only when a number of this column is first called, so that the other pages get their turns.
  const [calledBefore, setCalledBefore] = useState(called);
  if (calledBefore !== called) {
    setCalledBefore(called);
    if (numbers.some((token) => called.has(token) && !calledBefore.has(token))) setTurn(0);
  }
  const { shown, page, pages } = numbersOnPage(numbers, pageSize, turn);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setTurn((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return { list, isMany, shown, page, pages };
}

function pageSizeOf(column: HTMLUListElement): number {
  const style = getComputedStyle(column);
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  return countFitting({
    height: column.clientHeight - padding,
    perRow: style.gridTemplateColumns.split(" ").length,
    rowHeight: column.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(style.rowGap) || 0,
  });
}

/** Milliseconds per page, long enough for guests to look for their number. */
const PAGE_MS = 8_000;

/** Counts the numbers that fit in a column, at least one, from its measures in px. */
export function countFitting(column: {
  readonly height: number;
  readonly perRow: number;
  readonly rowHeight: number;
  readonly gap: number;
}): number {
  const { height, perRow, rowHeight, gap } = column;
  if (rowHeight <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, perRow) * Math.max(1, Math.floor((height + gap) / (rowHeight + gap)));
}

/** Returns the numbers of a page; turns beyond the last page start over. */
export function numbersOnPage(numbers: readonly number[], pageSize: number, turn: number) {
  const pages = Math.max(1, Math.ceil(numbers.length / pageSize));
  const page = turn % pages;
  if (pages === 1) return { shown: numbers, page: 1, pages };
  return { shown: numbers.slice(page * pageSize, (page + 1) * pageSize), page: page + 1, pages };
}
