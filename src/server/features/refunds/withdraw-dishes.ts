import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { changeLines, type readOrders } from "../orders/public.ts";
import type { Refundable } from "./refundable.ts";

export interface Withdrawal {
  /** Those of the invoice, locked. */
  readonly orders: Awaited<ReturnType<typeof readOrders>>;
  readonly refundable: Refundable;
  /** Given back now, of each line of the invoice. */
  readonly pieces: readonly number[];
}

/**
 * Takes dishes that were paid first and now given back whole off their station, before they are handed over: the station
 * sees them cancelled. Their ingredients return as the refund says, not by this.
 */
export async function withdrawDishes(
  tx: Tx,
  ctx: StaffContext,
  { orders, refundable, pieces }: Withdrawal,
): Promise<void> {
  const givenBack = refundable.lines.flatMap((line, index) => {
    const isWhole = line.portion_numerator === line.portion_denominator;
    return isWhole && line.refunded + (pieces[index] ?? 0) === line.quantity ? [line.order_line_id] : [];
  });
  const lines = orders
    .filter((order) => order.awaits_handover)
    .flatMap((order) => order.lines)
    .filter(({ id, status }) => status !== "delivered" && status !== "cancelled" && givenBack.includes(id));
  if (lines.length > 0) await changeLines(tx, ctx, { orders, lines, to: "cancelled", origin: "refund" });
}
