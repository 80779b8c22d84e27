import { convertExact, convertQuantity } from "#inventory/inventory/domain/units.ts";
import { EXACT_WHOLE, type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { MOST_STOCK, stockedQuantity } from "./purchase-factor.ts";

/** A line as somebody looked at it. */
export interface PurchasedQuantity {
  readonly quantity: Thousandths;
  readonly unit: string;
  /** How many of the ingredient's unit one of `unit` is; asked for where the units do not convert, ignored where they do. */
  readonly factor: ExactDecimal | null;
}

export const receivedRefusals = ["factor_missing", "comes_to_nothing"] as const;
export type ReceivedRefusal = (typeof receivedRefusals)[number];

export type ReceivedQuantity =
  | { readonly ok: true; readonly stocked: Thousandths; readonly factor: ExactDecimal }
  | { readonly ok: false; readonly reason: ReceivedRefusal };

/** Thousandths are five places short of hundred-millionths. */
const EXACT_IN_THOUSANDTH = EXACT_WHOLE / 1000;

/**
 * What of an ingredient kept in `itemUnit` a purchased quantity is. Units of a family convert by their legal sizes, rounded once;
 * others by the factor that somebody said. `comes_to_nothing`: less than half a thousandth, or beyond what anybody stores.
 */
export function receivedQuantity(purchased: PurchasedQuantity, itemUnit: string): ReceivedQuantity {
  const { quantity, unit } = purchased;
  const converted = convertQuantity(quantity, unit, itemUnit);
  if (converted !== null) {
    const factor = convertExact(exactDecimal(EXACT_WHOLE), unit, itemUnit) ?? exactDecimal(EXACT_WHOLE);
    return converted > 0 && converted <= MOST_STOCK ? { ok: true, stocked: converted, factor } : NOTHING;
  }
  const { factor } = purchased;
  if (factor === null || factor <= 0) return { ok: false, reason: "factor_missing" };
  const stocked = stockedQuantity(exactDecimal(quantity * EXACT_IN_THOUSANDTH), factor);
  return stocked === null ? NOTHING : { ok: true, stocked, factor };
}

const NOTHING = { ok: false, reason: "comes_to_nothing" } as const;
