import type { Thousandths } from "../../../../domain/inventory/quantity.ts";
import { formatQuantity } from "../../../platform/stock/stock-text.ts";

/** A difference with its sign and unit: `+2 kg`, `-0.5 kg`. */
export function differenceText(difference: Thousandths, unit: string): string {
  return `${difference > 0 ? "+" : ""}${formatQuantity(difference, unit)}`;
}
