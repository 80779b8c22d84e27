import { type Dispatch, useEffect, useMemo, useRef } from "react";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { isApiError, isWorthRetrying } from "#platform/web/api-error.ts";
import { isConnected } from "#platform/web/connection-store.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { LoadPlanner } from "#platform/web/live-lists/load-planner.ts";
import { useT } from "#platform/web/use-t.ts";
import type { BoardEvent, BoardState } from "../board/board-state.ts";
import { sendMove } from "../board-api.ts";
import type { MoveTarget } from "./pending-moves.ts";
import { createSendQueue, type QueuedMove } from "./send-queue.ts";

/** Shows and sends a tap that sets lines of a ticket to a status or recalls them. The function is stable. */
export type MoveLines = (ticketId: OrderId, lineIds: readonly OrderLineId[], to: MoveTarget) => void;

interface MovesInput {
  readonly slug: string;
  readonly state: BoardState;
  readonly dispatch: Dispatch<BoardEvent>;
  readonly planner: LoadPlanner;
}

type RefusedMoves = readonly [QueuedMove, ...QueuedMove[]];

/** Shows taps at once, sends them in order, and undoes refused ones with the reason. */
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
        // The socket delivers the move; without a connection the board is loaded here.
        if (!isConnected()) planner.onMissed(null);
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

/** Says in one sentence what was not done and why: the server's message or the default (operations §8). */
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
