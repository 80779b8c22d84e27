import { type Dispatch, useEffect, useMemo, useRef } from "react";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { isApiError, isWorthRetrying } from "#platform/web/api-error.ts";
import { isServerHeard } from "#platform/web/connection-store.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { LoadPlanner } from "#platform/web/live-lists/load-planner.ts";
import { useT } from "#platform/web/use-t.ts";
import type { BoardEvent, BoardState } from "../board/board-state.ts";
import { sendMove } from "../board-api.ts";
import type { MoveTarget } from "./pending-moves.ts";
import { createSendQueue, type QueuedMove } from "./send-queue.ts";

/** Shows and sends a tap: sets lines of a ticket to a status, or recalls them. A stable function. */
export type MoveLines = (ticketId: OrderId, lineIds: readonly OrderLineId[], to: MoveTarget) => void;

interface MovesInput {
  readonly slug: string;
  readonly state: BoardState;
  readonly dispatch: Dispatch<BoardEvent>;
  readonly planner: LoadPlanner;
}

type RefusedMoves = readonly [QueuedMove, ...QueuedMove[]];

/** Taps show at once, are sent in their order, and are undone with the reason when they are refused. */
export function useMoves({ slug, state, dispatch, planner }: MovesInput): MoveLines {
  const t = useT();
  const latest = useRef({ state, t });
  useEffect(() => {
    latest.current = { state, t };
  }, [state, t]);
  return useMemo(() => {
    const enqueue = createSendQueue({
      send: (move) => sendMove(slug, move),
      isConnectionError: isWorthRetrying,
      onConfirmed: ({ lineId }) => {
        dispatch({ type: "confirmed", lineId, at: Date.now() });
        // The board is told the move; without a connection for that it is loaded here.
        if (!isServerHeard()) planner.onMissed(null);
      },
      onRefused: (moves, error) => {
        const notice = refusalText(moves, error, latest.current);
        const lineIds = moves.map((move) => move.lineId);
        dispatch({ type: "refused", ticketId: moves[0].ticketId, lineIds, notice });
        planner.onMissed(null);
      },
    });
    return (ticketId, lineIds, to) => {
      dispatch({ type: "tapped", ticketId, lineIds, to });
      enqueue(lineIds.map((lineId) => ({ ticketId, lineId, to })));
    };
  }, [slug, dispatch, planner]);
}

/** What was not done and why, in one sentence: the server's words, else the default (operations §8). */
function refusalText(
  moves: RefusedMoves,
  error: unknown,
  { state, t }: { state: BoardState; t: Translate },
): string {
  const [{ ticketId, lineId }] = moves;
  const ticket = state.shown.find((card) => card.base.id === ticketId)?.base;
  const count = new Set(moves.map((move) => move.lineId)).size;
  return t(count > 1 ? "kitchen.refused_together" : "kitchen.refused", {
    tokenNo: ticket?.token_no ?? "",
    dish: ticket?.items.find((line) => line.id === lineId)?.item_title ?? "",
    count,
    reason: isApiError(error) ? error.message : t("kitchen.action_failed"),
  });
}
