import type { Ticket, TicketItem } from "../../../contract/kitchen.ts";
import type { OrderId } from "../../../domain/ids.ts";
import type { TicketLineRow, TicketRow } from "./board-queries.ts";

/** Tickets with their lines, in the order of the tickets. */
export function ticketViews(tickets: readonly TicketRow[], lines: readonly TicketLineRow[]): Ticket[] {
  const items = new Map<OrderId, TicketItem[]>(tickets.map((ticket) => [ticket.id, []]));
  for (const line of lines) items.get(line.order_id)?.push(ticketItemView(line));
  return tickets.map((ticket) => ({
    id: ticket.id,
    token_no: ticket.token_no,
    round: ticket.round,
    date: ticket.created_at,
    delivery_type: ticket.dining_option,
    table_title: ticket.table_title,
    floor: ticket.floor,
    items: items.get(ticket.id) ?? [],
  }));
}

function ticketItemView(line: TicketLineRow): TicketItem {
  return {
    id: line.id,
    item_title: line.title,
    variant_title: line.variant_title,
    quantity: line.quantity,
    status: line.status,
    addons: line.addons.map((addon) => addon.title),
    notes: line.notes,
  };
}
