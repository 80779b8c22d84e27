import { searchText } from "#platform/domain/text/search-text.ts";
import type { PaymentIcon } from "./payment-icon.ts";
import type { Settlement } from "./settlement.ts";

/** So many ways to pay a restaurant has at most: the charge screen shows all of them. */
export const MOST_PAYMENT_TYPES = 50;

interface OfferedType {
  readonly id: number;
  readonly title: string;
  readonly is_active: boolean;
  readonly settles: Settlement;
}

/** Whether another active payment type that is money is left when this one is switched off or deleted. */
export function keepsPaymentType(types: readonly OfferedType[], id: number): boolean {
  return types.some((type) => type.id !== id && type.is_active && type.settles === "now");
}

/** Whether one of them has a name that people read as this one. */
export function titleIsTaken(types: readonly OfferedType[], title: string): boolean {
  return types.some((type) => searchText(type.title) === searchText(title));
}

/**
 * Whether a change of picture changes what is counted in drawers: what has the picture of cash is counted as pieces and
 * expected in the drawer, for what was paid before, too.
 */
export function movesCash(before: PaymentIcon, after: PaymentIcon): boolean {
  return (before === "cash") !== (after === "cash");
}
