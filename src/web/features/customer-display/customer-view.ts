import { z } from "zod";
import type { Cart } from "../../../domain/cart/cart.ts";
import { cartTotals } from "../../../domain/cart/cart-totals.ts";
import { lineAmount } from "../../../domain/tax/tax-breakdown.ts";

const amount = z.number().int();

const cartView = z.object({
  kind: z.literal("cart"),
  currency: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Variant and add-ons. */
      choices: z.array(z.string()),
      quantity: z.number().int(),
      total: amount,
    }),
  ),
  net: amount,
  taxTotal: amount,
  total: amount,
});
export type CustomerCart = z.output<typeof cartView>;

/** What the guest in front of the till sees. Amounts in cents. Notes and names are not for their eyes. */
export const customerView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome") }),
  cartView,
  z.object({ kind: z.literal("thanks"), tokenNo: z.number().int() }),
]);
export type CustomerView = z.output<typeof customerView>;

interface TillState {
  readonly cart: Cart;
  readonly currency: string;
  /** Of the order that was just sent; null while the cart is being filled. */
  readonly sentToken: number | null;
}

/** What a till shows to its guest: the order that was sent, else the cart, else a welcome. */
export function viewOfTill({ cart, currency, sentToken }: TillState): CustomerView {
  if (sentToken !== null) return { kind: "thanks", tokenNo: sentToken };
  if (cart.lines.length === 0) return { kind: "welcome" };
  const totals = cartTotals(cart);
  return {
    kind: "cart",
    currency,
    lines: cart.lines.map((line) => ({
      id: line.id,
      title: line.title,
      choices: [...(line.variant ? [line.variant.title] : []), ...line.addons.map((addon) => addon.title)],
      quantity: line.quantity,
      total: lineAmount(line),
    })),
    net: totals.net,
    taxTotal: totals.taxTotal,
    total: totals.payable,
  };
}
