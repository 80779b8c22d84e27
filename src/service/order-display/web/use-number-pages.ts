import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { countFitting, numbersOnPage, PAGE_MS } from "./number-pages.ts";

/** Up to so many numbers fit at their largest size on a usual screen. */
const LARGE_NUMBERS_MAX = 8;

export interface NumberPages {
  /** More numbers than fit at their largest size: they are drawn smaller. */
  readonly isMany: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly shown: readonly number[];
  readonly page: number;
  readonly pages: number;
}

/** The numbers that fit now; when there are more, they take turns. A number that is called brings the first page back. */
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
    // The size of the numbers depends on it, so a change measures anew.
    void isMany;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(column);
    return () => observer.disconnect();
  }, [hasNumbers, isMany]);
  // Only when a number of this column begins to be called, so that the other pages get their turns.
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
