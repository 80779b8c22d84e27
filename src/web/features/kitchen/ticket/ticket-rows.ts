import type { OrderLineId } from "../../../../domain/ids.ts";
import { activeLines } from "../../../../domain/orders/line-status.ts";
import type { ShownLine } from "./shown-ticket.ts";

/** Identical lines of a ticket as one: the same dish, choice, add-ons, notes, seat and state, brought back or not. */
export interface TicketRow extends Omit<ShownLine, "id"> {
  /** Of the first of its lines: the row keeps its place. */
  readonly key: OrderLineId;
  readonly lineIds: readonly OrderLineId[];
}

/** The rows of a card, each where its first line was ordered. Cancelled lines are not among them. */
export function ticketRows(lines: readonly ShownLine[]): TicketRow[] {
  const rows = new Map<string, TicketRow>();
  for (const { id, ...line } of activeLines(lines)) {
    const same = JSON.stringify([
      line.item_id,
      line.item_title,
      line.variant_title,
      line.addons,
      line.notes,
      line.seat,
      line.status,
      line.recalled,
    ]);
    const row = rows.get(same);
    rows.set(
      same,
      row
        ? {
            ...row,
            quantity: row.quantity + line.quantity,
            isSending: row.isSending || line.isSending,
            lineIds: [...row.lineIds, id],
          }
        : { ...line, key: id, lineIds: [id] },
    );
  }
  return [...rows.values()];
}
