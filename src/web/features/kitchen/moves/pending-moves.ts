import type { OrderLineId } from "../../../../domain/ids.ts";
import { type LineStatus, statusMoves } from "../../../../domain/orders/line-status.ts";

/** What a station may set a line to. */
export type StationStatus = (typeof statusMoves.station)["created" | "preparing"][number];

/** What a tap makes of a line: the next state, or the one before when it is brought back. */
export type MoveTarget = StationStatus | "recalled";

/** A line that was moved here and that the server's answer may not show yet. */
export interface PendingMove {
  readonly to: MoveTarget;
  /** Requests that are not answered yet. */
  readonly open: number;
  /** When the last of them was answered, by this device's clock; a board asked for later contains the move. */
  readonly settledAt: number | null;
}

export type PendingMoves = ReadonlyMap<OrderLineId, PendingMove>;

/** The next state a station gives to a line; null when nothing is left to do. */
export function nextStatus(status: LineStatus): StationStatus | null {
  return statusMoves.station[status][0] ?? null;
}

/** What to show of a line: where it was moved to, unless the server says that it has gone further or elsewhere. */
export function shownStatus(actual: LineStatus, move: PendingMove | undefined): LineStatus {
  if (!move) return actual;
  if (move.to === "recalled") return actual === "completed" ? "preparing" : actual;
  return leadsTo(actual, move.to) ? move.to : actual;
}

function leadsTo(from: LineStatus, to: StationStatus): boolean {
  const next = nextStatus(from);
  return next !== null && (next === to || leadsTo(next, to));
}

/** The lines were tapped: they show `to` at once. */
export function addMoves(moves: PendingMoves, lineIds: readonly OrderLineId[], to: MoveTarget): PendingMoves {
  const next = new Map(moves);
  for (const id of lineIds) next.set(id, { to, open: (next.get(id)?.open ?? 0) + 1, settledAt: null });
  return next;
}

/** One request for the line was answered with yes, at `at` of this device's clock. */
export function confirmMove(moves: PendingMoves, lineId: OrderLineId, at: number): PendingMoves {
  const move = moves.get(lineId);
  if (!move) return moves;
  const open = move.open - 1;
  return new Map(moves).set(lineId, { ...move, open, settledAt: open === 0 ? at : null });
}

/** The lines show again what the server says. */
export function dropMoves(moves: PendingMoves, lineIds: readonly OrderLineId[]): PendingMoves {
  const next = new Map(moves);
  for (const id of lineIds) next.delete(id);
  return next;
}

/** Forgets the moves that a board asked for at `askedAt` is sure to contain. */
export function dropSettledMoves(moves: PendingMoves, askedAt: number): PendingMoves {
  const kept = [...moves].filter(([, move]) => move.settledAt === null || move.settledAt > askedAt);
  return kept.length === moves.size ? moves : new Map(kept);
}
