import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** Taps are ignored this long after tickets moved: the finger aimed at what was there before (ms). */
const SETTLING_MS = 350;
const SLIDE_MS = 180;
/** Tickets that move further than this do not slide (px). */
const SLIDE_AT_MOST_PX = 2_000;

interface TicketPosition {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Slides tickets to their new places and ignores taps meanwhile; `order` is another when they have new ones. Returns
 * the handler for the grid's `onClickCapture`.
 */
export function useSteadyTaps(
  grid: RefObject<HTMLElement | null>,
  order: string,
): (event: MouseEvent) => void {
  const places = useRef(new Map<string, TicketPosition>());
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const width = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change when the order or the columns of the tickets do
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const isSameWidth = width.current === list.clientWidth;
    const before = places.current;
    width.current = list.clientWidth;
    places.current = new Map();
    for (const [index, child] of [...list.children].entries()) {
      if (!(child instanceof HTMLElement)) continue;
      const key = child.firstElementChild?.getAttribute("data-ticket") ?? "";
      const now = { index, x: child.offsetLeft, y: child.offsetTop };
      const old = before.get(key);
      places.current.set(key, now);
      // The height of a ticket out of sight is an estimate: tickets below may shift without having changed places.
      if (!old || !isSameWidth || (old.index === index && old.x === now.x)) continue;
      movedAt.current = performance.now();
      slide(child, old.x - now.x, old.y - now.y);
    }
  }, [order, grid]);
  return useRef((event: MouseEvent) => {
    // A click by keyboard (detail 0) meant the focused button.
    if (event.detail === 0 || performance.now() - movedAt.current >= SETTLING_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }).current;
}

function slide(element: HTMLElement, x: number, y: number): void {
  const isMotionReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isMotionReduced || Math.hypot(x, y) > SLIDE_AT_MOST_PX) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: SLIDE_MS,
    easing: "ease-out",
  });
}
