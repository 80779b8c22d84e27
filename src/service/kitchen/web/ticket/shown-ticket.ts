import { isHeld } from "#service/orders/domain/course.ts";
import type { TicketItem } from "../../contract/kitchen.ts";
import { cardState } from "../../domain/card-state.ts";
import { lastFired, ticketSince } from "../../domain/ticket-since.ts";
import type { BoardTicket } from "../board/board-ticket.ts";
import { type PendingMoves, shownStatus } from "../moves/pending-moves.ts";

export interface ShownTicketLine extends TicketItem {
  /** True while the server has not confirmed its status. */
  readonly isSending: boolean;
  /** True while it waits for its course. */
  readonly isHeld: boolean;
}

/**
 * `open` means that something is to be made, `ready` that everything was completed here, and `gone` that the server no longer
 * lists it, because another device finished it or it was cancelled or paid. The last two keep their place for a moment.
 */
const ticketStates = ["open", "ready", "gone"] as const;
export type TicketState = (typeof ticketStates)[number];

/** A card on screen; an unchanged card stays the same object. */
export interface ShownTicket {
  readonly base: BoardTicket;
  readonly lines: readonly ShownTicketLine[];
  readonly state: TicketState;
  /** Time since which it waits (ms); null while all that is left is held. */
  readonly since: number | null;
  /** True if it arrived or was fired while the board was open. */
  readonly isNew: boolean;
  /** Time of the last firing (ms). */
  readonly firedAt: number;
  /** Last refusal, until the next tap on the card. */
  readonly notice: string | null;
}

interface ShownTicketInput {
  readonly base: BoardTicket;
  readonly moves: PendingMoves;
  readonly isListed: boolean;
  readonly isNew: boolean;
  readonly notice: string | null;
  /** Time of the server's clock. */
  readonly now: Date;
}

/** Makes the card of a ticket from the server's lines and the pending moves; returns `before` if nothing changed. */
export function shownTicket(
  { base, moves, isListed, isNew, notice, now }: ShownTicketInput,
  before: ShownTicket | undefined,
): ShownTicket {
  const lines = base.items.map((line) => {
    const move = moves.get(line.id);
    const status = shownStatus(line.status, move);
    return {
      ...line,
      status,
      isSending: move !== undefined && move.open > 0,
      isHeld: isHeld({ ...line, status }, now),
    };
  });
  const isBack = lines.some((line) => moves.get(line.id)?.to === "recalled");
  const isDone = cardState(lines, 0).isHidden && (base.changes.length === 0 || !isListed);
  const state: TicketState = isDone ? "ready" : isListed || isBack ? "open" : "gone";
  const since = ticketSince(lines, now);
  const firedAt = lastFired(base.items, now);
  const shown: ShownTicket = { base, lines, state, since, isNew, firedAt, notice };
  return before && isSame(before, shown) ? before : shown;
}

function isSame(a: ShownTicket, b: ShownTicket): boolean {
  return (
    a.base === b.base &&
    a.state === b.state &&
    a.since === b.since &&
    a.firedAt === b.firedAt &&
    a.isNew === b.isNew &&
    a.notice === b.notice &&
    a.lines.every((line, index) => {
      const other = b.lines[index];
      return (
        line.status === other?.status && line.isSending === other.isSending && line.isHeld === other.isHeld
      );
    })
  );
}
