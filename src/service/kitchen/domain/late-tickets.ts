import type { OrderId, StationId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { type CourseLine, isHeld } from "#service/orders/domain/course.ts";
import { cardState } from "./card-state.ts";
import { ticketSince } from "./ticket-since.ts";

/** A dish that its station still has to make. */
export interface WaitingDish extends CourseLine {
  readonly order_id: OrderId;
  readonly station_id: StationId;
  readonly quantity: number;
  /** Minutes after which its station counts as late. */
  readonly late_minutes: number;
}

/** A ticket that its station has delayed for too long. */
export interface LateTicket {
  readonly orderId: OrderId;
  readonly stationId: StationId;
  /** Time since which it waits (ms). */
  readonly since: number;
  /** Pieces still to be made, without those held for a course. */
  readonly dishes: number;
}

/** Returns the tickets that the boards show as late, longest waiting first. `dishes` are all created or preparing dishes. */
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
    const minutes = (now.getTime() - since) / MINUTE_MS;
    if (cardState(lines, minutes, first.late_minutes).tone !== "late") return [];
    const pieces = ticket
      .filter((dish) => !isHeld(dish, now))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ orderId: first.order_id, stationId: first.station_id, since, dishes: pieces }];
  };
}
