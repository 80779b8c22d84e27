import type { OrderLineId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { foldCombos, inPieces, withCombos } from "../../domain/combo-lines.ts";
import type { LinePart } from "../../domain/void-line.ts";
import type { LineRow, OrderedLine, OrderWithLines } from "../reading/order-queries.ts";

/** So many pieces of a line, of those that the person saw. */
export interface AskedPart {
  readonly line: OrderedLine;
  readonly part: LinePart;
}

/**
 * The lines of locked orders that are asked for, with the other parts of their combos. Refuses `combo_kept_together`; a line
 * that is in none of the orders is left out.
 */
export function linesTogether(
  orders: readonly OrderWithLines[],
  asked: readonly (LinePart & { readonly itemId: OrderLineId })[],
): AskedPart[] {
  const decision = withCombos(
    asked.map(({ itemId: id, quantity: share }) => ({ id, share })),
    orders.flatMap((order) => order.lines),
    inPieces,
  );
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: decision.title } });
  const seen = new Map(asked.map((part) => [part.itemId, part]));
  return decision.lines.map(({ line, share }) => ({
    line,
    part: seen.get(line.id) ?? { quantity: share, of: line.quantity },
  }));
}

/** All of these lines with the other parts of their combos. */
export function wholeCombos(orders: readonly OrderWithLines[], lines: readonly LineRow[]): OrderedLine[] {
  const asked = lines.map(({ id, quantity }) => ({ itemId: id, quantity, of: quantity }));
  return linesTogether(orders, asked).map(({ line }) => line);
}

/** What a line, or the combo that it is a part of, is called. */
export function soldTitle({ combo, item_title }: Pick<LineRow, "combo" | "item_title">): string {
  return combo?.title ?? item_title;
}

/** Pieces of lines as people count them: a combo is one. */
export function soldPieces(lines: readonly { readonly line: LineRow; readonly quantity: number }[]): number {
  const counted = lines.map(({ line, quantity }) => ({ combo: line.combo, quantity }));
  return foldCombos(counted).reduce((sum, { line }) => sum + line.quantity, 0);
}
