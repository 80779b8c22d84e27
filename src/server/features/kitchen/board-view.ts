import type { Ticket, TicketItem } from "../../../contract/kitchen.ts";
import type { TicketLine, TicketRow } from "./board-queries.ts";

/** A card of the board. */
export function ticketView(ticket: TicketRow): Ticket {
  return {
    id: ticket.id,
    token_no: ticket.token_no,
    round: ticket.round,
    date: ticket.created_at,
    delivery_type: ticket.dining_option,
    table_title: ticket.table_title,
    floor: ticket.floor,
    items: ticket.lines.map(ticketItemView),
  };
}

function ticketItemView([id, title, variantTitle, quantity, status, addons, notes]: TicketLine): TicketItem {
  return {
    id,
    item_title: title,
    variant_title: variantTitle,
    quantity,
    status,
    addons: [...(addons ?? [])],
    notes,
  };
}
