import type { OrderId, StationId } from "#platform/domain/ids.ts";
import { type CourseLine, isHeld } from "#service/orders/domain/course.ts";
import { cardState } from "./card-state.ts";
import { ticketSince } from "./ticket-since.ts";

/** A dish that its station has still to make. */
export interface WaitingDish extends CourseLine {
  readonly order_id: OrderId;
  readonly station_id: StationId;
  readonly quantity: number;
  /** Minutes after which its station is late. */
  readonly late_minutes: number;
}

/** What a station owes an order for longer than it may. */
export interface LateTicket {
  readonly orderId: OrderId;
  readonly stationId: StationId;
  /** Since when it waits (ms). */
  readonly since: number;
  /** Pieces still to be made; not what waits for its course. */
  readonly dishes: number;
}

/** The tickets that their stations' boards show as late, the longest waiting first. `dishes`: all that is created or preparing. */
export function lateTickets(dishes: readonly WaitingDish[], now: Date): LateTicket[] {
  const tickets = Map.groupBy(dishes, ({ order_id, station_id }) => `${order_id} ${station_id}`);
  return [...tickets.values()].flatMap(lateTicketOf(now)).toSorted((a, b) => a.since - b.since);
}

function lateTicketOf(now: Date): (ticket: readonly WaitingDish[]) => LateTicket[] {
  return (ticket) => {
    const since = ticketSince(ticket, now);
    const [first] = ticket;
    if (since === null || first === undefined) return [];
    const lines = ticket.map((dish) => ({ status: dish.status, isHeld: isHeld(dish, now) }));
    const minutes = (now.getTime() - since) / 60_000;
    if (cardState(lines, minutes, first.late_minutes).tone !== "late") return [];
    const pieces = ticket
      .filter((dish) => !isHeld(dish, now))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ orderId: first.order_id, stationId: first.station_id, since, dishes: pieces }];
  };
}
