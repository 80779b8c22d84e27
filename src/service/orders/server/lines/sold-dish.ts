import type { OrderLineId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { LinePart } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine, OrderWithLines } from "../reading/order-queries.ts";
import { lockLine } from "../reading/read-orders.ts";
import { linesTogether, soldTitle, wholeCombos } from "./lines-together.ts";
import { splitLine } from "./split-line.ts";

/**
 * Locks an ordered item or combo of which some pieces, without `part` all of them, are to cost less. Returns its lines, and
 * what the rules want to know about it. Refuses `not_found` and `combo_kept_together`.
 */
export async function lockSoldDish(tx: Tx, itemId: OrderLineId, part: LinePart | undefined) {
  const { order, line } = await lockLine(tx, itemId);
  const pieces = part ?? { quantity: line.quantity, of: line.quantity };
  const together = linesTogether([order], [{ itemId, ...pieces }]).map(({ line }) => line);
  const unitPrice = sumCents(together.map(({ price }) => price));
  const sold = { ...line, unitPrice, isOrderOver: isOver(order) };
  return { order, pieces, title: soldTitle(line), together, sold };
}

/**
 * Locks an ordered item, or all parts of its combo, that is to cost again what it cost. Throws `gone` once it is paid or
 * cancelled; refuses while its account is being paid in parts.
 */
export async function lockUnpaidDish(
  tx: Tx,
  itemId: OrderLineId,
  gone: "courtesy_gone" | "discount_gone",
): Promise<{ order: OrderWithLines; title: string; together: OrderedLine[] }> {
  const { order, line } = await lockLine(tx, itemId);
  if (isOver(order) || line.status === "cancelled") throw new AppError(gone);
  await refusePartlyPaid(tx, [order]);
  return { order, title: soldTitle(line), together: wholeCombos([order], [line]) };
}

const isOver = (order: OrderWithLines): boolean =>
  order.payment_status === "paid" || order.cancelled_at !== null;

/** Takes `quantity` pieces off the lines of a dish, and returns the lines that have them now; the lines themselves for all of it. */
export async function takePieces(
  tx: Tx,
  together: readonly OrderedLine[],
  { quantity, isWhole }: { readonly quantity: number; readonly isWhole: boolean },
): Promise<OrderedLine[]> {
  if (isWhole) return [...together];
  const combos = new Map<string, string>();
  const taken: OrderedLine[] = [];
  for (const line of together) taken.push((await splitLine(tx, line, { quantity, combos })).part);
  return taken;
}
