import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type Dispatch, useEffect, useMemo, useReducer, useRef } from "react";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { useIsConnected } from "#platform/web/connection-store.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import type { LoadPlanner } from "#platform/web/live-lists/load-planner.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { playNewOrder, playWarning } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { CLOCK_SLACK_MS } from "#service/orders/domain/course.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { type DismissToast, toastUndo } from "#ui/feedback/toast.tsx";
import { boardChanges, boardKey, boardQuery } from "../board-api.ts";
import { type MoveLines, useMoves } from "../moves/use-moves.ts";
import { dishText } from "../ticket/ticket-text.ts";
import { boardNow, setClockSkew } from "./board-clock.ts";
import { type BoardEvent, type BoardState, boardReducer, emptyBoard } from "./board-state.ts";
import type { Board } from "./board-ticket.ts";

/** An order appearing this soon after the tone of its event plays no second tone, in milliseconds. */
const TONE_PLAYED_MS = 4_000;

/** Longest time in milliseconds until the event of a confirmed tap arrives. */
const SEEN_AFTER_MS = 2_000;

export interface LiveBoard {
  readonly query: UseQueryResult<Board>;
  readonly state: BoardState;
  readonly move: MoveLines;
  /** Removes finished tickets from their places. */
  readonly releasePlaces: () => void;
}

/** The live board of a station. Taps show at once and are undone if the server refuses them. */
export function useBoard(slug: string): LiveBoard {
  const query = useQuery(boardQuery(slug, useIsConnected()));
  const [state, dispatch] = useReducer(boardReducer, emptyBoard);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    setClockSkew(data.skewMs);
    const { tickets, requestedAt } = data;
    dispatch({ type: "received", tickets, requestedAt, now: boardNow() + CLOCK_SLACK_MS });
  }, [data]);
  const planner = useFollowedList(boardChanges, boardKey(slug));
  // Events about tickets do not include a station's title and limits.
  useRealtime(["stations_changed"], (event) => planner.onMissed(event.seq));
  useDueCourses(state, dispatch);
  useOverdueMoves(state, planner);
  useNewOrderSound(state.arrived);
  useChangeSound(data);
  const move = useUndo(useMoves({ slug, state, dispatch, planner }), state);
  const releasePlaces = useMemo(() => () => dispatch({ type: "placesReleased" }), []);
  return { query, state, move, releasePlaces };
}

/** Loads the board if a confirmed tap does not appear on it soon, because somebody else changed the same dish. */
function useOverdueMoves({ moves }: BoardState, planner: LoadPlanner): void {
  const isWaiting = [...moves.values()].some((move) => move.settledAt !== null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => planner.onMissed(null), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, planner]);
}

/** Plays a tone for every new order (operations §4), even one that appears without an event, and for a fired course. */
function useNewOrderSound(arrived: BoardState["arrived"]): void {
  const newest = Math.max(0, ...arrived.values());
  const newestSounded = useRef(0);
  useRealtime(["new_order", "new_qrorder"], (event) => {
    if (event.type !== "missed") playNewOrder();
  });
  useEffect(() => {
    if (newest > newestSounded.current) playNewOrder(TONE_PLAYED_MS);
    newestSounded.current = Math.max(newestSounded.current, newest);
  }, [newest]);
}

/** Plays a warning and announces changes that arrive while the board is open. */
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

/** Milliseconds after its time at which a course turns due, so that the server's clock has certainly reached it. */
const GRACE_MS = 1_000;

/** Updates the board when held dishes fire by themselves, because no event says so. */
function useDueCourses({ listed, now }: BoardState, dispatch: Dispatch<BoardEvent>): void {
  const instants = (listed ?? []).flatMap(({ items }) => items.map(({ fire_at }) => fire_at?.getTime() ?? 0));
  const due = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (due === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      () => dispatch({ type: "coursesDue", now: Math.max(due, boardNow()) }),
      due - boardNow() + GRACE_MS,
    );
    return () => clearTimeout(timer);
  }, [due, dispatch]);
}

/** Wraps `move` with an offer to undo for 8 s when it completes lines. Only the last move can be undone. */
function useUndo(move: MoveLines, state: BoardState): MoveLines {
  const t = useT();
  const dismissOffer = useRef<DismissToast | null>(null);
  useEffect(() => () => dismissOffer.current?.(), []);
  const latest = useRef({ state, t });
  useEffect(() => {
    latest.current = { state, t };
  }, [state, t]);
  return useMemo(
    () => (ticketId, lineIds, to) => {
      const { state: before, t: translate } = latest.current;
      move(ticketId, lineIds, to);
      dismissOffer.current?.();
      dismissOffer.current = null;
      if (to !== "completed") return;
      dismissOffer.current = toastUndo({
        message: finishedText(before, ticketId, lineIds, translate),
        undoLabel: translate("common.undo"),
        onUndo: () => move(ticketId, lineIds, "recalled"),
      });
    },
    [move],
  );
}

/** Describes what was just finished in one sentence. */
function finishedText(
  state: BoardState,
  ticketId: OrderId,
  lineIds: readonly OrderLineId[],
  t: Translate,
): string {
  const ticket = state.shown.find((card) => card.base.id === ticketId)?.base;
  const lines = ticket?.items.filter((line) => lineIds.includes(line.id)) ?? [];
  const [first] = lines;
  const tokenNo = ticket?.token_no ?? "";
  if (lines.length === 1 && first)
    return t("kitchen.recall.done", { tokenNo, dish: dishText(first.item_title, first.variant_title, t) });
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return t("kitchen.recall.done_together", { tokenNo, count });
}
