import { type SaleExtras, type SaleTotals, saleTotals } from "../tax/sale-totals.ts";
import type { Cart } from "./cart.ts";

/**
 * What the cart costs. The service charge is fixed at 0 here (operations §9): it is decided when the account is
 * charged. Tip and discount are zero unless given.
 */
export function cartTotals(cart: Cart, extras: Omit<SaleExtras, "service"> = {}): SaleTotals {
  return saleTotals(cart.lines, extras);
}

/** Pieces in the cart, for "Enviar 3 platos a cocina". */
export function cartPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity, 0);
}
