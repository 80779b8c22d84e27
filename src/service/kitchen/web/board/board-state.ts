import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { byWaiting, lastFired } from "../../domain/ticket-since.ts";
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

/** The server's tickets plus what this screen adds: pending moves, kept places and refusals. */
export interface BoardState {
  /** Null until the first reply. */
  readonly listed: readonly BoardTicket[] | null;
  /** Finished tickets that keep their place for a moment, so that nothing moves under a finger. */
  readonly held: ReadonlyMap<OrderId, BoardTicket>;
  readonly moves: PendingMoves;
  /** Orders that arrived or were fired while the board was open, with the time of the last firing (ms). */
  readonly arrived: ReadonlyMap<OrderId, number>;
  readonly notices: ReadonlyMap<OrderId, string>;
  /** Server time (ms) that decides what is still held. */
  readonly now: number;
  /** The cards, longest waiting first. */
  readonly shown: readonly ShownTicket[];
}

export type BoardEvent =
  | {
      readonly type: "received";
      readonly tickets: readonly BoardTicket[];
      readonly requestedAt: number;
      readonly now: number;
    }
  | { readonly type: "coursesDue"; readonly now: number }
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
  arrived: new Map(),
  notices: new Map(),
  now: 0,
  shown: [],
};

/** Returns the board after an event. Unchanged cards stay the same objects. */
export function boardReducer(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case "received":
      return withShown(received(state, event), state.shown);
    case "coursesDue": {
      const fired = arrivals(state, state.listed ?? [], event.now);
      return withShown({ ...state, now: event.now, arrived: fired }, state.shown);
    }
    case "tapped": {
      const notices = new Map(state.notices);
      notices.delete(event.ticketId);
      const moves = addMoves(state.moves, event.lineIds, event.to);
      return withShown({ ...state, moves, notices }, state.shown);
    }
    case "confirmed": {
      const moves = confirmMove(state.moves, event.lineId, event.at);
      // The event of the move may have arrived before its reply.
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

type Received = Extract<BoardEvent, { type: "received" }>;

function received(state: BoardState, { tickets, requestedAt, now }: Received): BoardState {
  const listed = keepUnchanged(state.listed ?? [], tickets);
  const ids = new Set(listed.map((ticket) => ticket.id));
  const delisted = state.shown.filter(({ base }) => !ids.has(base.id));
  return {
    ...state,
    listed,
    held: new Map(
      delisted.map(({ base, lines }) => [base.id, state.held.get(base.id) ?? { ...base, items: [...lines] }]),
    ),
    moves: withoutSeenMoves(state.moves, listed, requestedAt),
    arrived: arrivals(state, listed, now),
    now,
    notices: new Map([...state.notices].filter(([id]) => ids.has(id))),
  };
}

/** Returns the listed tickets that arrived or were fired since the board was opened. */
function arrivals(
  state: BoardState,
  listed: readonly BoardTicket[],
  now: number,
): ReadonlyMap<OrderId, number> {
  if (state.listed === null) return new Map();
  const before = new Map([...state.held.values(), ...state.listed].map((ticket) => [ticket.id, ticket]));
  // A ticket that was recalled, or that moved up into the list, has a lower id than the newest one seen.
  const newest = Math.max(0, ...before.keys());
  return new Map(
    listed.flatMap((ticket) => {
      const { id, items } = ticket;
      const fired = lastFired(items, new Date(now));
      const known = before.get(id);
      const isFired = known !== undefined && fired > lastFired(known.items, new Date(state.now));
      return state.arrived.has(id) || id > newest || isFired ? [[id, fired] as const] : [];
    }),
  );
}

function withoutSeenMoves(
  moves: PendingMoves,
  listed: readonly BoardTicket[],
  requestedAt: number,
): PendingMoves {
  const statuses = new Map(listed.flatMap(({ items }) => items.map(({ id, status }) => [id, status])));
  return dropSettledMoves(moves, requestedAt, (id) => statuses.get(id));
}

/** Rebuilds the cards. Finished ones stay on the board if `keepPlacesOf` contains them. */
function withShown(state: BoardState, keepPlacesOf: readonly ShownTicket[]): BoardState {
  const cards = new Map(state.shown.map((card) => [card.base.id, card]));
  const keptPlaces = new Set(keepPlacesOf.map((card) => card.base.id));
  const isListed = new Set((state.listed ?? []).map((ticket) => ticket.id));
  const now = new Date(state.now);
  const shown = [...(state.listed ?? []), ...state.held.values()].map((base) => {
    const { id } = base;
    const notice = state.notices.get(id) ?? null;
    const facts = { isListed: isListed.has(id), isNew: state.arrived.has(id), notice, now };
    return shownTicket({ base, moves: state.moves, ...facts }, cards.get(id));
  });
  return {
    ...state,
    shown: shown
      .filter((card) => card.state === "open" || keptPlaces.has(card.base.id))
      .toSorted((a, b) => byWaiting({ since: a.since, id: a.base.id }, { since: b.since, id: b.base.id })),
  };
}
