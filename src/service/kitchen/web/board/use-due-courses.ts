import { type Dispatch, useEffect } from "react";
import { serverNow } from "./board-clock.ts";
import type { BoardEvent, BoardState } from "./board-state.ts";

/** A course turns this long after its instant, so that the server's clock is there for certain, in milliseconds. */
const GRACE_MS = 1_000;

/** Turns the board when held dishes fire by themselves: nothing else tells it. */
export function useDueCourses({ listed, now }: BoardState, dispatch: Dispatch<BoardEvent>): void {
  const instants = (listed ?? []).flatMap(({ items }) => items.map(({ fire_at }) => fire_at?.getTime() ?? 0));
  const due = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (due === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      () => dispatch({ type: "coursesDue", now: Math.max(due, serverNow()) }),
      due - serverNow() + GRACE_MS,
    );
    return () => clearTimeout(timer);
  }, [due, dispatch]);
}
