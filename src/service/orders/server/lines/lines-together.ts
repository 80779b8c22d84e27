import type { OrderLineId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { foldCombos, inPieces, withCombos } from "../../domain/combo-lines.ts";
import type { LinePart } from "../../domain/void-line.ts";
import type { LineRow, OrderedLine, OrderWithLines } from "../reading/order-queries.ts";

/** A line with the pieces that the person requested. */
export interface RequestedPart {
  readonly line: OrderedLine;
  readonly part: LinePart;
}

/**
 * Finds the requested lines of locked orders, with the other parts of their combos. Refuses
 * `combo_kept_together`; a line in none of the orders is left out.
 */
export function linesTogether(
  orders: readonly OrderWithLines[],
  requested: readonly (LinePart & { readonly itemId: OrderLineId })[],
): RequestedPart[] {
  const decision = withCombos(
    requested.map(({ itemId: id, quantity: share }) => ({ id, share })),
    orders.flatMap((order) => order.lines),
    inPieces,
  );
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: decision.title } });
  const seen = new Map(requested.map((part) => [part.itemId, part]));
  return decision.lines.map(({ line, share }) => ({
    line,
    part: seen.get(line.id) ?? { quantity: share, of: line.quantity },
  }));
}

/** Returns these lines with the other parts of their combos. */
export function wholeCombos(orders: readonly OrderWithLines[], lines: readonly LineRow[]): OrderedLine[] {
  const requested = lines.map(({ id, quantity }) => ({ itemId: id, quantity, of: quantity }));
  return linesTogether(orders, requested).map(({ line }) => line);
}

/** Returns the title of the line, or of the combo that it belongs to. */
export function soldTitle({ combo, item_title }: Pick<LineRow, "combo" | "item_title">): string {
  return combo?.title ?? item_title;
}

/** Counts pieces as people do: a combo counts once. */
export function soldPieces(lines: readonly { readonly line: LineRow; readonly quantity: number }[]): number {
  const counted = lines.map(({ line, quantity }) => ({ combo: line.combo, quantity }));
  return foldCombos(counted).reduce((sum, { line }) => sum + line.quantity, 0);
}
