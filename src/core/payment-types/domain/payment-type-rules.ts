import { searchText } from "#platform/domain/text/search-text.ts";
import { isCash, type PaymentIcon } from "./payment-icon.ts";
import type { Settlement } from "./settlement.ts";

/** Most payment types of a restaurant: the charge screen shows all of them. */
export const MAX_PAYMENT_TYPES = 50;

interface OfferedType {
  readonly id: number;
  readonly title: string;
  readonly is_active: boolean;
  readonly settles: Settlement;
}

/** Tells whether another active payment type that is money stays when this one is switched off or deleted. */
export function keepsPaymentType(types: readonly OfferedType[], id: number): boolean {
  return types.some((type) => type.id !== id && type.is_active && type.settles === "now");
}

/** Tells whether one of the types has a name that people read as this one. */
export function titleIsTaken(types: readonly OfferedType[], title: string): boolean {
  return types.some((type) => searchText(type.title) === searchText(title));
}

/**
 * Tells whether a change of picture changes what is counted in drawers: types with the picture of cash are
 * counted as pieces and expected in the drawer, earlier payments too.
 */
export function movesCash(before: PaymentIcon, after: PaymentIcon): boolean {
  return isCash({ icon: before }) !== isCash({ icon: after });
}
