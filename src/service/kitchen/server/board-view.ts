import type { Ticket } from "../contract/kitchen.ts";
import type { TicketItemRow, TicketRow } from "./board-queries.ts";

/** The cards of a board, in the order of the tickets; on each the dishes as they were ordered. */
export function ticketViews(tickets: readonly TicketRow[], items: readonly TicketItemRow[]): Ticket[] {
  const byOrder = Map.groupBy(items, (item) => item.order_id);
  return tickets.map((ticket) => ({
    ...ticket,
    items: (byOrder.get(ticket.id) ?? []).toSorted((a, b) => a.id - b.id),
  }));
}
