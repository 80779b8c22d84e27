import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { waitingLineChanges } from "#service/line-changes/server/public.ts";
import { BOARD_TICKETS_MAX, type kitchenBoard, type Ticket } from "../contract/kitchen.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { byWaiting, ticketSince } from "../domain/ticket-since.ts";
import { openTickets, stationBySlug, ticketLines } from "./board-queries.ts";
import { ticketViews } from "./board-view.ts";
import { finishedSince } from "./finished-queries.ts";
import { readyDishesView } from "./ready-view.ts";

/** The longest waiting first, what holds its dishes last. */
function inOrder(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets
    .map((ticket) => ({ ticket, id: ticket.id, since: ticketSince(ticket.items, now) }))
    .toSorted(byWaiting)
    .map(({ ticket }) => ticket);
}

/** The open tickets of one station, what it has to acknowledge, and what waits there to be fetched. */
export function readBoard(ctx: StaffContext, slug: string): Promise<ResponseOf<typeof kitchenBoard>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { seq, ...station } = found(await stationBySlug(tx, slug));
    const tickets = await openTickets(tx, station.id, BOARD_TICKETS_MAX);
    const ids = tickets.map((ticket) => ticket.id);
    const [lines, changes, ready] = await Promise.all([
      ticketLines(tx, station.id, ids),
      waitingLineChanges(tx, { stationId: station.id }),
      finishedSince(tx, { stationId: station.id }, minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES)),
    ]);
    return {
      station,
      orders: inOrder(ticketViews(tickets, lines), ctx.now),
      total: tickets[0]?.total ?? 0,
      changes,
      ready: readyDishesView(ready),
      now: ctx.now,
      seq,
    };
  });
}
