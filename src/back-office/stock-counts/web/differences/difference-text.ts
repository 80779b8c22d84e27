import { formatQuantity } from "#inventory/inventory/web/public.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** A difference with its sign and unit: `+2 kg`, `-0.5 kg`. */
export function differenceText(difference: Thousandths, unit: string): string {
  return `${difference > 0 ? "+" : ""}${formatQuantity(difference, unit)}`;
}
