import type { OrderLineId } from "#platform/domain/ids.ts";
import { type LineStatus, statusMoves } from "#service/orders/domain/line-status.ts";

/** What a station may set a line to. */
export type StationStatus = (typeof statusMoves.station)["created" | "preparing"][number];

/** What a tap sets a line to: a later status, or back to being prepared. */
export type MoveTarget = StationStatus | "recalled";

/** A change of status tapped here that the server's board may not contain yet. */
export interface PendingMove {
  readonly to: MoveTarget;
  /** Requests that are not answered yet. */
  readonly open: number;
  /** When the last of them was answered (ms of this device's clock); a board requested later contains the move. */
  readonly settledAt: number | null;
}

export type PendingMoves = ReadonlyMap<OrderLineId, PendingMove>;

/** The next state a station gives to a line; null when nothing is left to do. */
export function nextStatus(status: LineStatus): StationStatus | null {
  return statusMoves.station[status][0] ?? null;
}

/** The status to show: the tapped one, unless the server's is further on or it cannot be reached from there. */
export function shownStatus(actual: LineStatus, move: PendingMove | undefined): LineStatus {
  if (!move) return actual;
  if (move.to === "recalled") return actual === "completed" ? "preparing" : actual;
  return canReach(actual, move.to) ? move.to : actual;
}

function canReach(from: LineStatus, to: StationStatus): boolean {
  const next = nextStatus(from);
  return next !== null && (next === to || canReach(next, to));
}

/** Adds a move to `to` for each line. */
export function addMoves(moves: PendingMoves, lineIds: readonly OrderLineId[], to: MoveTarget): PendingMoves {
  const next = new Map(moves);
  for (const id of lineIds) next.set(id, { to, open: (next.get(id)?.open ?? 0) + 1, settledAt: null });
  return next;
}

/** One request for the line succeeded at `at`, in milliseconds of this device's clock. */
export function confirmMove(moves: PendingMoves, lineId: OrderLineId, at: number): PendingMoves {
  const move = moves.get(lineId);
  if (!move) return moves;
  const open = move.open - 1;
  return new Map(moves).set(lineId, { ...move, open, settledAt: open === 0 ? at : null });
}

/** Removes the moves of these lines, so that they show the server's status again. */
export function dropMoves(moves: PendingMoves, lineIds: readonly OrderLineId[]): PendingMoves {
  const next = new Map(moves);
  for (const id of lineIds) next.delete(id);
  return next;
}

/**
 * Removes the moves that the board is sure to contain: those confirmed before it was requested, and the confirmed ones
 * whose dishes it shows as far as they were moved, or not any more. `statusOf`: of a dish on the board.
 */
export function dropSettledMoves(
  moves: PendingMoves,
  requestedAt: number,
  statusOf: (lineId: OrderLineId) => LineStatus | undefined,
): PendingMoves {
  const kept = [...moves].filter(
    ([lineId, { to, settledAt }]) =>
      settledAt === null || (settledAt > requestedAt && !isShown(statusOf(lineId), to)),
  );
  return kept.length === moves.size ? moves : new Map(kept);
}

function isShown(actual: LineStatus | undefined, to: MoveTarget): boolean {
  if (to === "recalled") return actual !== undefined && actual !== "completed";
  return actual === undefined || !canReach(actual, to);
}
