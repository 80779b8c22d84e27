import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StationId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { waitingLineChanges } from "#service/line-changes/server/public.ts";
import {
  BOARD_TICKETS_MAX,
  type kitchenBoard,
  type ReadyDishes,
  type Ticket,
  ticketsChanged,
} from "../contract/kitchen.ts";
import { cardState } from "../domain/card-state.ts";
import { activeClaim } from "../domain/decide-claim.ts";
import { minutesBefore } from "../domain/minutes-before.ts";
import { byWaiting, ticketSince } from "../domain/ticket-since.ts";
import {
  type FinishedRow,
  finishedSince,
  openTickets,
  stationBySlug,
  type TicketItemRow,
  type TicketRow,
  ticketLines,
  ticketsById,
} from "./board-queries.ts";

/** Sorts the tickets: longest waiting first, held ones last. */
function inOrder(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets
    .map((ticket) => ({ ticket, id: ticket.id, since: ticketSince(ticket.items, now) }))
    .toSorted(byWaiting)
    .map(({ ticket }) => ticket);
}

/** Returns a station's open tickets, its changes to acknowledge and its finished dishes to fetch. */
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

/** Makes the cards of a board in the order of the tickets, each with its dishes as ordered. */
export function ticketViews(tickets: readonly TicketRow[], items: readonly TicketItemRow[]): Ticket[] {
  const byOrder = Map.groupBy(items, (item) => item.order_id);
  return tickets.map((ticket) => ({
    ...ticket,
    items: (byOrder.get(ticket.id) ?? []).toSorted((a, b) => a.id - b.id),
  }));
}

/** Groups finished dishes by order, longest waiting first. */
function readyDishesView(lines: readonly FinishedRow[]): ReadyDishes[] {
  const orders = [...Map.groupBy(lines, (line) => line.order_id).values()];
  return orders
    .flatMap((orderLines): ReadyDishes[] => {
      const [first] = orderLines;
      if (!first) return [];
      const since = Math.min(...orderLines.map((line) => line.status_changed_at.getTime()));
      const isFetched = orderLines.every((line) => activeClaim(line) !== null);
      return [
        {
          order_id: first.order_id,
          token_no: first.token_no,
          table_title: first.table_title,
          delivery_type: first.delivery_type,
          dishes: orderLines.reduce((sum, line) => sum + line.quantity, 0),
          since: new Date(since),
          claimed_by: isFetched ? first.claimer : null,
        },
      ];
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.order_id - b.order_id);
}

type OrderAtStations = ChangeOf<typeof ticketsChanged>["orders"][number];
type OrderAtStation = OrderAtStations["stations"][number];

/** Sends the boards changed orders: at each station the ticket, its changes and what waits to be fetched. */
export const ticketsChange = changeSource(ticketsChanged, async (tx, { orderIds }, now) => {
  if (orderIds.length === 0) return null;
  const [tickets, lines, changes, finished] = await Promise.all([
    ticketsById(tx, orderIds),
    ticketLines(tx, null, orderIds),
    waitingLineChanges(tx, { orderIds }),
    finishedSince(tx, { orderIds }, minutesBefore(now, FORGOTTEN_AFTER_MINUTES)),
  ]);
  const orders = tickets.map((ticket): OrderAtStations => {
    const of = <Row extends { readonly order_id: number; readonly station_id: StationId }>(
      rows: readonly Row[],
    ) =>
      Map.groupBy(
        rows.filter((row) => row.order_id === ticket.id),
        (row) => row.station_id,
      );
    const [linesAt, changesAt, finishedAt] = [of(lines), of(changes), of(finished)];
    const stationIds = new Set([...linesAt.keys(), ...changesAt.keys()]);
    const stations = [...stationIds].map((station_id): OrderAtStation => {
      const stationLines = linesAt.get(station_id) ?? [];
      const waiting = changesAt.get(station_id) ?? [];
      const isOpen = !cardState(stationLines, 0).isHidden || waiting.length > 0;
      return {
        station_id,
        ticket: isOpen ? (ticketViews([ticket], stationLines)[0] ?? null) : null,
        changes: waiting,
        ready: readyDishesView(finishedAt.get(station_id) ?? [])[0] ?? null,
      };
    });
    return { order_id: ticket.id, stations };
  });
  return { orders };
});
