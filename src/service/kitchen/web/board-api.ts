import { queryOptions } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import {
  acknowledgeChanges,
  barBoard,
  barLineStatus,
  kitchenBoard,
  kitchenLineStatus,
  printTicket,
  recallLines,
  recentlyFinished,
  ticketsChanged,
} from "../contract/kitchen.ts";
import { applyTickets } from "./board/apply-tickets.ts";
import { type Board, boardFromAnswer } from "./board/board-ticket.ts";
import type { QueuedMove } from "./moves/send-queue.ts";

/**
 * A board is told its changes; so often it is read again nevertheless, in milliseconds: what was finished long ago leaves
 * it without an event. While the server is not heard, or the last reading failed, it is read in the shorter interval.
 */
const POLL_MS = 300_000;
const UNHEARD_POLL_MS = 10_000;

/** The bar has calls of its own; every other station is a board of the kitchen. */
export const BAR_SLUG = "bar";
export const KITCHEN_SLUG = "kitchen";

export const boardKey = (slug: string) => ["kitchen", slug] as const;

export const boardChanges: FollowedList<typeof ticketsChanged, Board> = {
  definition: ticketsChanged,
  apply: applyTickets,
};

/** The open tickets of a station. Unchanged tickets are recognised by `keepUnchanged`, not by the cache. */
export function boardQuery(slug: string, isHeard = true) {
  return queryOptions({
    queryKey: boardKey(slug),
    queryFn: ({ signal }) => readBoard(slug, signal),
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isHeard && state.error === null ? POLL_MS : UNHEARD_POLL_MS),
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

/** What the station finished lately; read anew each time the list is opened. */
export function recentQuery(slug: string) {
  return queryOptions({
    queryKey: ["kitchen-recent", slug],
    queryFn: ({ signal }) => call(recentlyFinished, { query: { station: slug }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Starts, completes or recalls one line at the station that shows it. */
export function sendMove(slug: string, { lineId, to }: QueuedMove): Promise<unknown> {
  if (to === "recalled") return call(recallLines, { body: { station: slug, lineIds: [lineId] } });
  const definition = slug === BAR_SLUG ? barLineStatus : kitchenLineStatus;
  return call(definition, { params: { itemId: lineId }, body: { status: to } });
}

/** Recalls finished lines to their station; without `lineIds`, those finished last. */
export const sendRecall = (input: CallInput<typeof recallLines>) => call(recallLines, input);

/** The ticket to print; the server counts it as printed. */
export const fetchPaperTicket = (input: CallInput<typeof printTicket>) => call(printTicket, input);

/** Tells that a station has seen changes of its tickets. */
export const sendChangesSeen = (input: CallInput<typeof acknowledgeChanges>) =>
  call(acknowledgeChanges, input);
