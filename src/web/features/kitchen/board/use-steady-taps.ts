import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { ShownTicket } from "../ticket/shown-ticket.ts";

/** A finger that was on its way when tickets moved does not act on what came under it (ms). */
const SETTLING_MS = 350;
const SLIDE_MS = 180;
/** Tickets further away than this are put in place without being seen to slide (px). */
const SLIDE_AT_MOST_PX = 2_000;

interface TicketPosition {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Lets tickets slide to their new places, and drops the taps of that moment. Returns the check for the grid's
 * `onClickCapture`.
 */
export function useSteadyTaps(
  grid: RefObject<HTMLElement | null>,
  tickets: readonly ShownTicket[],
): (event: MouseEvent) => void {
  const places = useRef(new Map<string, TicketPosition>());
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const width = useRef(0);
  const order = tickets.map((ticket) => ticket.base.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change when the order of the tickets does
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
      // A ticket out of sight has a guessed height: what lies below it may shift without anything having moved.
      if (!old || !isSameWidth || old.index === index) continue;
      movedAt.current = performance.now();
      slide(child, old.x - now.x, old.y - now.y);
    }
  }, [order, grid]);
  return useRef((event: MouseEvent) => {
    // A click of the keyboard has no detail and meant the button that had the focus.
    if (event.detail === 0 || performance.now() - movedAt.current >= SETTLING_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }).current;
}

function slide(element: HTMLElement, x: number, y: number): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || Math.hypot(x, y) > SLIDE_AT_MOST_PX) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: SLIDE_MS,
    easing: "ease-out",
  });
}
