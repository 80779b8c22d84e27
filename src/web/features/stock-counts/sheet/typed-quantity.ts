import { type Thousandths, thousandthsFromDecimal } from "../../../../domain/inventory/quantity.ts";
import { MOST_STOCK } from "../../../../domain/inventory/stock-movement.ts";
import { convertQuantity } from "../../../../domain/inventory/units.ts";

/** Digits before the point: ten million units is the most of an ingredient. */
const WHOLE_DIGITS = 8;

/** What a field of the sheet holds after something was typed: digits with one point, three decimals at most. */
export function cleanQuantity(typed: string): string {
  const [whole = "", ...rest] = typed
    .replaceAll(",", ".")
    .replaceAll(/[^\d.]/g, "")
    .split(".");
  const head = whole.replace(/^0+(?=\d)/, "").slice(0, WHOLE_DIGITS);
  return rest.length === 0 ? head : `${head}.${rest.join("").slice(0, 3)}`;
}

/** The quantity that was typed; null while there is none. */
export function quantityOf(typed: string): Thousandths | null {
  return /\d/.test(typed) ? thousandthsFromDecimal(typed.startsWith(".") ? `0${typed}` : typed) : null;
}

/** Why the server would refuse a quantity typed in `unit` of what is kept in `own`; null when it would not. */
export function quantityFault(
  quantity: Thousandths,
  unit: string,
  own: string,
): "too_small" | "too_large" | null {
  const kept = convertQuantity(quantity, unit, own) ?? quantity;
  if (kept === 0 && quantity > 0) return "too_small";
  return kept > MOST_STOCK || quantity > MOST_STOCK ? "too_large" : null;
}
