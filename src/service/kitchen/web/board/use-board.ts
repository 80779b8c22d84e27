import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { useServerHeard } from "#platform/web/connection-store.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import type { LoadPlanner } from "#platform/web/live-lists/load-planner.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { playNewOrder, playWarning } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { CLOCK_SLACK_MS } from "#service/orders/domain/course.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { boardChanges, boardKey, boardQuery } from "../board-api.ts";
import { type MoveLines, useMoves } from "../moves/use-moves.ts";
import { useUndo } from "../moves/use-undo.ts";
import { dishText } from "../ticket/dish-text.ts";
import { serverNow, setClockSkew } from "./board-clock.ts";
import { type BoardState, boardReducer, emptyBoard } from "./board-state.ts";
import type { Board } from "./board-ticket.ts";
import { useDueCourses } from "./use-due-courses.ts";

/** No second tone for an order that appears this soon after the tone of its event, in milliseconds. */
const HEARD_ALREADY_MS = 4_000;

/** A confirmed tap is on the board by its own event after this time at the latest, in milliseconds. */
const SEEN_AFTER_MS = 2_000;

export interface LiveBoard {
  readonly query: UseQueryResult<Board>;
  readonly state: BoardState;
  readonly move: MoveLines;
  /** Lets finished tickets leave their places. */
  readonly releasePlaces: () => void;
}

/** A station's board, live; taps show at once and are undone when the server refuses them. */
export function useBoard(slug: string): LiveBoard {
  const query = useQuery(boardQuery(slug, useServerHeard()));
  const [state, dispatch] = useReducer(boardReducer, emptyBoard);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    setClockSkew(data.skewMs);
    const { tickets, requestedAt } = data;
    dispatch({ type: "received", tickets, requestedAt, now: serverNow() + CLOCK_SLACK_MS });
  }, [data]);
  const planner = useFollowedList(boardChanges, boardKey(slug));
  // Titles and limits of a station are no part of what its tickets are told.
  useRealtime(["stations_changed"], (heard) => planner.onMissed(heard.seq));
  useDueCourses(state, dispatch);
  useOverdueMoves(state, planner);
  useNewOrderSound(state.arrived);
  useChangeSound(data);
  const move = useUndo(useMoves({ slug, state, dispatch, planner }), state);
  const releasePlaces = useMemo(() => () => dispatch({ type: "placesReleased" }), []);
  return { query, state, move, releasePlaces };
}

/** Loads the board when a confirmed tap is not seen on it soon: somebody else changed the same dish. */
function useOverdueMoves({ moves }: BoardState, planner: LoadPlanner): void {
  const isWaiting = [...moves.values()].some((move) => move.settledAt !== null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => planner.onMissed(null), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, planner]);
}

/** A tone for every new order (operations §4), also for one that appears without an event, and for a fired course. */
function useNewOrderSound(arrived: BoardState["arrived"]): void {
  const newest = Math.max(0, ...arrived.values());
  const newestSounded = useRef(0);
  useRealtime(["new_order", "new_qrorder"], (heard) => {
    if (heard.type !== "missed") playNewOrder();
  });
  useEffect(() => {
    if (newest > newestSounded.current) playNewOrder(HEARD_ALREADY_MS);
    newestSounded.current = Math.max(newestSounded.current, newest);
  }, [newest]);
}

/** A warning tone and an announcement for changes that arrive while the board is open. */
function useChangeSound(board: Board | undefined): void {
  const t = useT();
  const announce = useAnnounce();
  const newestSeen = useRef<number | null>(null);
  useEffect(() => {
    if (!board) return;
    const changes = board.tickets.flatMap((ticket) => ticket.changes);
    const newest = Math.max(0, ...changes.map((change) => change.id));
    const seen = newestSeen.current;
    newestSeen.current = Math.max(seen ?? 0, newest);
    if (seen === null || newest <= seen) return;
    playWarning();
    for (const change of changes.filter(({ id }) => id > seen)) {
      const dish = dishText(change.item_title, change.variant_title, t);
      announce(t("kitchen.change.arrived", { tokenNo: change.token_no, dish }), { urgent: true });
    }
  }, [board, announce, t]);
}
