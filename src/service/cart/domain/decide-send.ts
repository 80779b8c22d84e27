import type { Cart } from "./cart.ts";

const sendRefusals = ["empty_cart", "select_dining_option", "select_table"] as const;
export type SendRefusal = (typeof sendRefusals)[number];

type SendDecision = { readonly ok: true } | { readonly ok: false; readonly reason: SendRefusal };

type SendableCart = Pick<Cart, "diningOption" | "tableId"> & { readonly lines: readonly unknown[] };

/**
 * Decides whether the cart can go to the kitchen. It needs, in the order of the specification (operations §5), a line, a dining
 * option and, for dining in, a table.
 */
export function decideSend(cart: SendableCart): SendDecision {
  if (cart.lines.length === 0) return { ok: false, reason: "empty_cart" };
  if (cart.diningOption === null) return { ok: false, reason: "select_dining_option" };
  if (cart.diningOption === "dinein" && cart.tableId === null) return { ok: false, reason: "select_table" };
  return { ok: true };
}

/** A draft only needs a line (operations §5). */
export function decideSaveDraft(cart: Pick<SendableCart, "lines">): SendDecision {
  return cart.lines.length === 0 ? { ok: false, reason: "empty_cart" } : { ok: true };
}
