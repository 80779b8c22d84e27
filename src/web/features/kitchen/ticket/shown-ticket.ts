import type { TicketItem } from "../../../../contract/kitchen.ts";
import { cardState } from "../../../../domain/kitchen/card-state.ts";
import type { BoardTicket } from "../board/board-ticket.ts";
import { type PendingMoves, shownStatus } from "../moves/pending-moves.ts";

export interface ShownLine extends TicketItem {
  /** The server has not confirmed its state yet. */
  readonly isSending: boolean;
}

/**
 * `open`: something is to be made. `ready`: everything was completed here. `gone`: the server no longer lists it, because
 * another device finished it, or it was cancelled or paid. The last two keep their place for a moment.
 */
export const ticketStates = ["open", "ready", "gone"] as const;
export type TicketState = (typeof ticketStates)[number];

/** A card as it is on screen. The same object as before when nothing about it changed. */
export interface ShownTicket {
  readonly base: BoardTicket;
  readonly lines: readonly ShownLine[];
  readonly state: TicketState;
  /** It arrived while the board was open. */
  readonly isNew: boolean;
  /** The last refusal, until the next tap on the card. */
  readonly notice: string | null;
}

export interface ShownTicketInput {
  readonly base: BoardTicket;
  readonly moves: PendingMoves;
  readonly isListed: boolean;
  readonly isNew: boolean;
  readonly notice: string | null;
}

/** The card of a ticket: the server's lines with the pending moves; `before` when nothing changed. */
export function shownTicket(
  { base, moves, isListed, isNew, notice }: ShownTicketInput,
  before: ShownTicket | undefined,
): ShownTicket {
  const lines = base.items.map((line) => {
    const move = moves.get(line.id);
    return {
      ...line,
      status: shownStatus(line.status, move),
      isSending: move !== undefined && move.open > 0,
    };
  });
  const isBack = lines.some((line) => moves.get(line.id)?.to === "recalled");
  const isDone = cardState(lines, 0).isHidden && (base.changes.length === 0 || !isListed);
  const state: TicketState = isDone ? "ready" : isListed || isBack ? "open" : "gone";
  const shown: ShownTicket = { base, lines, state, isNew, notice };
  return before && isSame(before, shown) ? before : shown;
}

function isSame(a: ShownTicket, b: ShownTicket): boolean {
  return (
    a.base === b.base &&
    a.state === b.state &&
    a.isNew === b.isNew &&
    a.notice === b.notice &&
    a.lines.every((line, index) => {
      const other = b.lines[index];
      return line.status === other?.status && line.isSending === other.isSending;
    })
  );
}
