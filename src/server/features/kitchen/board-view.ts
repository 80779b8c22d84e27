import type { Ticket, TicketItem } from "../../../contract/kitchen.ts";
import type { TicketLineRow, TicketRow } from "./board-queries.ts";

/** The cards of a board, in the order of the tickets; on each the lines as they were ordered. */
export function ticketViews(tickets: readonly TicketRow[], lines: readonly TicketLineRow[]): Ticket[] {
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return tickets.map((ticket) => ({
    id: ticket.id,
    order_no: ticket.order_no,
    token_no: ticket.token_no,
    round: ticket.round,
    date: ticket.created_at,
    delivery_type: ticket.dining_option,
    source: ticket.source,
    external_number: ticket.external_number,
    table_title: ticket.table_title,
    floor: ticket.floor,
    items: (byOrder.get(ticket.id) ?? []).toSorted((a, b) => a.id - b.id).map(ticketItemView),
  }));
}

function ticketItemView(line: TicketLineRow): TicketItem {
  return {
    id: line.id,
    item_id: line.menu_item_id,
    item_title: line.title,
    variant_title: line.variant_title,
    quantity: line.quantity,
    status: line.status,
    addons: line.addons.map((addon) => addon.title),
    notes: line.notes,
    seat: line.seat,
    recalled: line.recalled,
  };
}
