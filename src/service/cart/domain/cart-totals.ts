import { type SaleExtras, type SaleTotals, saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { Cart } from "./cart.ts";
import { soldLines } from "./sold-lines.ts";

/**
 * What the cart costs. The service charge is fixed at 0 here (operations §9): it is decided when the account is
 * charged. Tip and discount are zero unless given.
 */
export function cartTotals(cart: Cart, extras: Omit<SaleExtras, "service"> = {}): SaleTotals {
  return saleTotals(cart.lines.flatMap(soldLines), extras);
}

/** Pieces in the cart, for "Enviar 3 platos a cocina"; a combo is one. */
export function cartPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

/** Pieces the stations make of it: all parts of a combo. */
export function dishPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity * (line.parts?.length ?? 1), 0);
}
