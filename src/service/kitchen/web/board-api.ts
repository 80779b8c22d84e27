import { queryOptions } from "@tanstack/react-query";
import type { ChangeOf } from "#platform/contract/changes.ts";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import {
  barBoard,
  barLineStatus,
  kitchenBoard,
  kitchenLineStatus,
  type ReadyDishes,
  recallLines,
  recentlyFinished,
  ticketsChanged,
} from "../contract/kitchen.ts";
import { type Board, type BoardTicket, boardFromAnswer } from "./board/board-ticket.ts";
import type { QueuedMove } from "./moves/send-queue.ts";

/**
 * Milliseconds between readings. Changes arrive by socket, but dishes finished long ago leave the board without an event.
 * Without a connection, or after a failed reading, the board is read more often.
 */
const POLL_MS = 300_000;
const DISCONNECTED_POLL_MS = 10_000;

/** The bar has its own routes; every other station is a board of the kitchen. */
export const BAR_SLUG = "bar";
export const KITCHEN_SLUG = "kitchen";

export const boardKey = (slug: string) => ["kitchen", slug] as const;

export const boardChanges: FollowedList<typeof ticketsChanged, Board> = {
  definition: ticketsChanged,
  apply: applyTickets,
};

/** The open tickets of a station. `keepUnchanged` recognises unchanged tickets, not the cache. */
export function boardQuery(slug: string, isConnected: boolean) {
  return queryOptions({
    queryKey: boardKey(slug),
    queryFn: ({ signal }) => readBoard(slug, signal),
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isConnected && state.error === null ? POLL_MS : DISCONNECTED_POLL_MS),
    refetchIntervalInBackground: true,
  });
}

async function readBoard(slug: string, signal: AbortSignal): Promise<Board> {
  const requestedAt = Date.now();
  const answer =
    slug === BAR_SLUG
      ? await call(barBoard, { signal })
      : await call(kitchenBoard, { query: { station: slug }, signal });
  return withRecentChanges(boardChanges, boardFromAnswer(answer, requestedAt, Date.now()));
}

/** Dishes that the station finished lately, read again whenever the list opens. */
export function recentQuery(slug: string) {
  return queryOptions({
    queryKey: ["kitchen-recent", slug],
    queryFn: ({ signal }) => call(recentlyFinished, { query: { station: slug }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Starts, completes or recalls one line. */
export function sendMove(slug: string, { lineId, to }: QueuedMove): Promise<unknown> {
  if (to === "recalled") return call(recallLines, { body: { station: slug, lineIds: [lineId] } });
  const definition = slug === BAR_SLUG ? barLineStatus : kitchenLineStatus;
  return call(definition, { params: { itemId: lineId }, body: { status: to } });
}

/**
 * Updates orders on the board; returns the same object if none concerns this station. Returns null if the board has more tickets
 * than were loaded, because only the server knows which one moves up.
 */
export function applyTickets(board: Board, { orders }: ChangeOf<typeof ticketsChanged>): Board | null {
  const changed = new Set(orders.map((order) => order.order_id));
  const here = orders.flatMap(({ stations }) =>
    stations.filter((station) => station.station_id === board.station.id),
  );
  const isConcerned =
    here.length > 0 ||
    board.tickets.some((ticket) => changed.has(ticket.id)) ||
    board.ready.some((ready) => changed.has(ready.order_id));
  if (!isConcerned) return board;
  if (board.total > board.tickets.length) return null;
  const open = here.flatMap(({ ticket, changes }): BoardTicket[] =>
    ticket === null ? [] : [{ ...ticket, changes }],
  );
  const tickets = [...board.tickets.filter((ticket) => !changed.has(ticket.id)), ...open].toSorted(
    (a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id,
  );
  const finished = here.flatMap(({ ready }): ReadyDishes[] => (ready === null ? [] : [ready]));
  const ready = [...board.ready.filter((dishes) => !changed.has(dishes.order_id)), ...finished].toSorted(
    (a, b) => a.since.getTime() - b.since.getTime() || a.order_id - b.order_id,
  );
  return { ...board, tickets, total: tickets.length, ready };
}
