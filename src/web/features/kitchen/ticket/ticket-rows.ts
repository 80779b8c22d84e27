import type { OrderLineId } from "../../../../domain/ids.ts";
import { activeLines } from "../../../../domain/orders/line-status.ts";
import type { ShownLine } from "./shown-ticket.ts";

/** Identical lines of a ticket as one row: equal dish, choice, add-ons, notes, seat, status and recall. */
export interface TicketRow extends Omit<ShownLine, "id"> {
  /** Id of the first of its lines, so that the row keeps its place. */
  readonly key: OrderLineId;
  readonly lineIds: readonly OrderLineId[];
}

/** The rows of a card, in the order of their first lines, without cancelled lines. */
export function ticketRows(lines: readonly ShownLine[]): TicketRow[] {
  const rows = new Map<string, TicketRow>();
  for (const { id, ...line } of activeLines(lines)) {
    const rowKey = JSON.stringify([
      line.item_id,
      line.item_title,
      line.variant_title,
      line.addons,
      line.notes,
      line.seat,
      line.combo_title,
      line.status,
      line.recalled,
    ]);
    const row = rows.get(rowKey);
    rows.set(
      rowKey,
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
