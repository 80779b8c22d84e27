import type { OrderLineId } from "#platform/domain/ids.ts";
import { type LineStatus, statusMoves } from "#service/orders/domain/line-status.ts";

/** Statuses that a station can set. */
export type StationStatus = (typeof statusMoves.station)["created" | "preparing"][number];

/** Target of a tap: a later status, or recalled to be prepared again. */
export type MoveTarget = StationStatus | "recalled";

/** A tapped change of status that the server's board may not contain yet. */
interface PendingMove {
  readonly to: MoveTarget;
  /** Number of unanswered requests. */
  readonly open: number;
  /** Time of the last reply (ms of this device's clock); a board requested later contains the move. */
  readonly settledAt: number | null;
}

export type PendingMoves = ReadonlyMap<OrderLineId, PendingMove>;

/** Returns the next status that a station can set; null if nothing is left to do. */
export function nextStatus(status: LineStatus): StationStatus | null {
  return statusMoves.station[status][0] ?? null;
}

/**
 * Returns the status to show: the tapped one, unless the server's is further along or the tapped one cannot be reached from it.
 */
export function shownStatus(actual: LineStatus, move: PendingMove | undefined): LineStatus {
  if (!move) return actual;
  if (move.to === "recalled") return actual === "completed" ? "preparing" : actual;
  return canReach(actual, move.to) ? move.to : actual;
}

function canReach(from: LineStatus, to: StationStatus): boolean {
  const next = nextStatus(from);
  return next !== null && (next === to || canReach(next, to));
}

export function addMoves(moves: PendingMoves, lineIds: readonly OrderLineId[], to: MoveTarget): PendingMoves {
  const next = new Map(moves);
  for (const id of lineIds) next.set(id, { to, open: (next.get(id)?.open ?? 0) + 1, settledAt: null });
  return next;
}

/** Records that one request for the line succeeded at `at`, in milliseconds of this device's clock. */
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
 * Removes moves that the board surely contains: those confirmed before it was requested, and confirmed ones whose dish has
 * reached that status or left the board. `statusOf` returns the status of a dish on the board.
 */
export function dropSettledMoves(
  moves: PendingMoves,
  requestedAt: number,
  statusOf: (lineId: OrderLineId) => LineStatus | undefined,
): PendingMoves {
  const remaining = [...moves].filter(
    ([lineId, { to, settledAt }]) =>
      settledAt === null || (settledAt > requestedAt && !isShown(statusOf(lineId), to)),
  );
  return remaining.length === moves.size ? moves : new Map(remaining);
}

function isShown(actual: LineStatus | undefined, to: MoveTarget): boolean {
  if (to === "recalled") return actual !== undefined && actual !== "completed";
  return actual === undefined || !canReach(actual, to);
}
