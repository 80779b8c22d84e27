import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { usePackedColumns } from "#ui/frame/columns/use-packed-columns.ts";
import type { MoveLines } from "../moves/use-moves.ts";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import type { AgeLimits } from "../ticket/ticket-age.ts";
import { TicketCard } from "../ticket/ticket-card.tsx";
import { TicketDetails } from "../ticket/ticket-details.tsx";
import { placeText } from "../ticket/ticket-text.ts";
import classes from "./ticket-grid.module.css";
import { useBoardKeys } from "./use-board-keys.ts";

interface TicketGridProps {
  tickets: readonly ShownTicket[];
  limits: AgeLimits;
  station: string;
  onMove: MoveLines;
  onRelease: () => void;
}

/** Shows all tickets of the station, longest waiting first. Finished ones keep their place until nobody touches the board. */
export function TicketGrid({ tickets, limits, station, onMove, onRelease }: TicketGridProps) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const finished = tickets.filter((ticket) => ticket.state !== "open").length;
  const onTouch = useReleasedPlaces(finished, onRelease);
  const order = tickets.map((ticket) => ticket.base.id).join();
  const moves = usePackedColumns(grid, order);
  const steady = useSteadyTaps(grid, `${order} ${moves}`);
  const keys = useBoardKeys(grid);
  const [openedId, setOpenedId] = useState<OrderId | null>(null);
  const opened = tickets.find((ticket) => ticket.base.id === openedId);
  useAnnouncedArrivals(tickets);
  usePulse(grid);
  return (
    <>
      <ul
        ref={grid}
        className={classes.grid}
        aria-label={t("common.orders")}
        onPointerDownCapture={onTouch}
        onKeyDownCapture={onTouch}
        onKeyDown={keys.onKeyDown}
        onClickCapture={(event) => {
          steady(event);
          if (!event.isPropagationStopped()) keys.onClickCapture(event);
        }}
      >
        {tickets.map((shown) => (
          <li key={shown.base.id} data-ticket-place="">
            <TicketCard
              shown={shown}
              limits={limits}
              station={station}
              onMove={onMove}
              onOpen={setOpenedId}
            />
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <TicketDetails shown={opened} station={station} onClose={() => setOpenedId(null)} />
      )}
    </>
  );
}

/** Announces each new order to screen readers once, and later each course that is fired. */
function useAnnouncedArrivals(tickets: readonly ShownTicket[]): void {
  const t = useT();
  const announce = useAnnounce();
  const announced = useRef(new Map<number, number | null>());
  useEffect(() => {
    for (const { base, isNew, firedAt } of tickets) {
      if (!isNew || announced.current.get(base.id) === firedAt) continue;
      const key = announced.current.has(base.id) ? "kitchen.course.fired" : "kitchen.ticket.arrived";
      announced.current.set(base.id, firedAt);
      announce(t(key, { tokenNo: base.token_no, place: placeText(base, t) }));
    }
  }, [tickets, announce, t]);
}

/** Milliseconds per phase; on and off together make a pulse of 1.2 s. */
const PULSE_PHASE_MS = 600;

/**
 * Toggles `data-beat` on the board for everything that pulses. An endless CSS animation would repaint every frame all day, which
 * a cheap kitchen tablet cannot afford.
 */
function usePulse(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => board.current?.toggleAttribute("data-beat"), PULSE_PHASE_MS);
    return () => clearInterval(timer);
  }, [board]);
}

/** Shortest time a finished ticket stays, and longest time if the board is never idle (ms). */
const SHORTEST_STAY_MS = 2_500;
const LONGEST_STAY_MS = 8_000;
/** Time without a touch after which the board counts as idle (ms). */
const IDLE_AFTER_MS = 1_200;
const CHECK_EVERY_MS = 200;

/**
 * Removes finished tickets together while the board is idle, so that no ticket moves away under a finger. Returns the function
 * to call on every touch.
 */
function useReleasedPlaces(finished: number, release: () => void): () => void {
  const touchedAt = useRef(0);
  const stayingSince = useRef<number | null>(null);
  useEffect(() => {
    if (finished === 0) {
      stayingSince.current = null;
      return;
    }
    const since = Date.now();
    stayingSince.current ??= since;
    const oldest = stayingSince.current;
    const timer = setInterval(() => {
      const now = Date.now();
      const isQuiet = now - touchedAt.current >= IDLE_AFTER_MS && now - since >= SHORTEST_STAY_MS;
      if (isQuiet || now - oldest >= LONGEST_STAY_MS) release();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [finished, release]);
  return useRef(() => {
    touchedAt.current = Date.now();
  }).current;
}

/** Time after a move of tickets in which taps are ignored, because the finger aimed at what was there before (ms). */
const SETTLING_MS = 350;
const SLIDE_MS = 180;
/** Distance from which tickets do not slide (px). */
const SLIDE_AT_MOST_PX = 2_000;

interface TicketPosition {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Slides tickets to their new places, which change with `order`, and ignores taps meanwhile. Returns the handler for the grid's
 * `onClickCapture`.
 */
function useSteadyTaps(grid: RefObject<HTMLElement | null>, order: string): (event: MouseEvent) => void {
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
      // The height of a ticket out of sight is an estimate, so tickets below may shift without changing places.
      if (!old || !isSameWidth || (old.index === index && old.x === now.x)) continue;
      movedAt.current = performance.now();
      slide(child, old.x - now.x, old.y - now.y);
    }
  }, [order, grid]);
  return useRef((event: MouseEvent) => {
    // A click by keyboard (detail 0) is meant for the focused button.
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
