import type { OrderId, OrderLineId } from "../../../../domain/ids.ts";
import { unreachable } from "../../../../domain/unreachable.ts";
import {
  addMoves,
  confirmMove,
  dropMoves,
  dropSettledMoves,
  type MoveTarget,
  type PendingMoves,
} from "../moves/pending-moves.ts";
import { type ShownTicket, shownTicket } from "../ticket/shown-ticket.ts";
import { type BoardTicket, keepUnchanged } from "./board-ticket.ts";

/** The server's tickets with what this screen adds: pending moves, kept places, refusals. */
export interface BoardState {
  /** Null until the first answer. */
  readonly listed: readonly BoardTicket[] | null;
  /** Finished tickets that keep their place for a moment, so that nothing moves under a finger. */
  readonly held: ReadonlyMap<OrderId, BoardTicket>;
  readonly moves: PendingMoves;
  readonly arrived: ReadonlySet<OrderId>;
  readonly notices: ReadonlyMap<OrderId, string>;
  /** The cards in their order: oldest first, as the server lists them. */
  readonly shown: readonly ShownTicket[];
}

export type BoardEvent =
  | { readonly type: "received"; readonly tickets: readonly BoardTicket[]; readonly requestedAt: number }
  | {
      readonly type: "tapped";
      readonly ticketId: OrderId;
      readonly lineIds: readonly OrderLineId[];
      readonly to: MoveTarget;
    }
  | { readonly type: "confirmed"; readonly lineId: OrderLineId; readonly at: number }
  | {
      readonly type: "refused";
      readonly ticketId: OrderId;
      readonly lineIds: readonly OrderLineId[];
      readonly notice: string;
    }
  | { readonly type: "placesReleased" };

export const emptyBoard: BoardState = {
  listed: null,
  held: new Map(),
  moves: new Map(),
  arrived: new Set(),
  notices: new Map(),
  shown: [],
};

/** The board after an event. Cards that did not change are the same objects as before. */
export function boardReducer(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case "received":
      return withShown(received(state, event.tickets, event.requestedAt), state.shown);
    case "tapped": {
      const notices = new Map(state.notices);
      notices.delete(event.ticketId);
      const moves = addMoves(state.moves, event.lineIds, event.to);
      return withShown({ ...state, moves, notices }, state.shown);
    }
    case "confirmed": {
      const moves = confirmMove(state.moves, event.lineId, event.at);
      // Its own event may have been faster than its answer.
      return withShown({ ...state, moves: withoutSeenMoves(moves, state.listed ?? [], 0) }, state.shown);
    }
    case "refused": {
      const notices = new Map(state.notices).set(event.ticketId, event.notice);
      const moves = dropMoves(state.moves, event.lineIds);
      return withShown({ ...state, moves, notices }, state.shown);
    }
    case "placesReleased":
      return withShown({ ...state, held: new Map() }, []);
    default:
      return unreachable(event);
  }
}

function received(state: BoardState, tickets: readonly BoardTicket[], requestedAt: number): BoardState {
  const listed = keepUnchanged(state.listed ?? [], tickets);
  const ids = new Set(listed.map((ticket) => ticket.id));
  const known = new Set([...(state.listed ?? []), ...state.held.values()].map((ticket) => ticket.id));
  const isFirst = state.listed === null;
  // A recalled ticket, or one beyond the listed ones that moves up, has a lower id than those seen before.
  const newest = Math.max(0, ...known);
  const isNew = ({ id }: BoardTicket) => !isFirst && (state.arrived.has(id) || id > newest);
  const delisted = state.shown.filter(({ base }) => !ids.has(base.id));
  return {
    ...state,
    listed,
    held: new Map(
      delisted.map(({ base, lines }) => [base.id, state.held.get(base.id) ?? { ...base, items: [...lines] }]),
    ),
    moves: withoutSeenMoves(state.moves, listed, requestedAt),
    arrived: new Set(listed.filter(isNew).map((ticket) => ticket.id)),
    notices: new Map([...state.notices].filter(([id]) => ids.has(id))),
  };
}

function withoutSeenMoves(
  moves: PendingMoves,
  listed: readonly BoardTicket[],
  requestedAt: number,
): PendingMoves {
  const statuses = new Map(listed.flatMap(({ items }) => items.map(({ id, status }) => [id, status])));
  return dropSettledMoves(moves, requestedAt, (id) => statuses.get(id));
}

/** Makes the cards anew. Finished ones stay on the board if they are among `keepPlacesOf`. */
function withShown(state: BoardState, keepPlacesOf: readonly ShownTicket[]): BoardState {
  const cards = new Map(state.shown.map((card) => [card.base.id, card]));
  const keptPlaces = new Set(keepPlacesOf.map((card) => card.base.id));
  const isListed = new Set((state.listed ?? []).map((ticket) => ticket.id));
  const tickets = [...(state.listed ?? []), ...state.held.values()].toSorted(
    (a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id,
  );
  const shown = tickets.map((base) => {
    const { id } = base;
    const notice = state.notices.get(id) ?? null;
    const facts = { isListed: isListed.has(id), isNew: state.arrived.has(id), notice };
    return shownTicket({ base, moves: state.moves, ...facts }, cards.get(id));
  });
  return {
    ...state,
    shown: shown.filter((card) => card.state === "open" || keptPlaces.has(card.base.id)),
  };
}
