import type { OrderLineId } from "#platform/domain/ids.ts";
import { activeLines } from "#service/orders/domain/line-status.ts";
import type { ShownTicketLine } from "./shown-ticket.ts";

/** Identical lines shown as one row: same dish, variant, add-ons, notes, seat, course, status and recall. */
export interface TicketRow extends Omit<ShownTicketLine, "id"> {
  /** Id of its first line, so that the row keeps its place. */
  readonly key: OrderLineId;
  readonly lineIds: readonly OrderLineId[];
}

/** Rows that are served together. */
export interface CourseRows {
  readonly course: number | null;
  readonly isHeld: boolean;
  /** Time at which they fire by themselves. */
  readonly fireAt: Date | null;
  readonly rows: readonly TicketRow[];
}

/** Groups the rows of a card by course, those without a course first; within a course, held rows come last. */
export function courseRows(lines: readonly ShownTicketLine[]): CourseRows[] {
  const groups = Map.groupBy(ticketRows(lines), ({ course, isHeld }) => 2 * (course ?? 0) + Number(isHeld));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, rows]): CourseRows[] => {
      const [first] = rows;
      return first ? [{ course: first.course, isHeld: first.isHeld, fireAt: first.fire_at, rows }] : [];
    });
}

/** Makes the rows of a card in the order of their first lines, without cancelled lines. */
export function ticketRows(lines: readonly ShownTicketLine[]): TicketRow[] {
  const rows = new Map<string, TicketRow>();
  for (const { id, ...line } of activeLines(lines)) {
    const rowKey = JSON.stringify([
      line.item_id,
      line.item_title,
      line.variant_title,
      line.addons,
      line.notes,
      line.seat,
      line.course,
      line.isHeld,
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
