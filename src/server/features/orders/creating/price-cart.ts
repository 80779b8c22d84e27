import type { createOrder } from "../../../../contract/create-order.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import { decideLine } from "../../../../domain/cart/decide-line.ts";
import type { MenuItemId } from "../../../../domain/ids.ts";
import type { Addon, Variant } from "../../../../domain/menu/menu-item.ts";
import { type Cents, decimalFromCents } from "../../../../domain/money/cents.ts";
import { unreachable } from "../../../../domain/unreachable.ts";
import { AppError, required } from "../../../platform/http/app-error.ts";
import type { CartItem } from "./cart-queries.ts";

export type SentCartLine = BodyOf<typeof createOrder>["cart"][number];

/** A line of the cart at the server's own price. */
export interface PricedCartLine {
  readonly sent: SentCartLine;
  readonly item: CartItem;
  readonly menuItemId: MenuItemId;
  readonly quantity: number;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly unitPrice: Cents;
}

/**
 * Every line at its current price. The first line that cannot be sold as shown refuses the whole cart, with the
 * line's place in the cart as field and, for a price, what was shown and what it costs now (decimals, as on the wire).
 */
export function priceCart(
  lines: readonly SentCartLine[],
  items: readonly CartItem[],
  untitled: string,
): PricedCartLine[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.map((sent, index) => {
    const item = byId.get(sent.id);
    const decision = decideLine(
      { variantId: sent.variant_id, addonIds: sent.addons_ids, shownPrice: sent.price },
      item,
    );
    if (!decision.ok) throw refusalOf(decision, sent, index, untitled);
    const sold = required(item, "the item of a line that may be sold");
    const { variant, addons, unitPrice } = decision;
    return { sent, item: sold, menuItemId: sold.id, quantity: sent.quantity, variant, addons, unitPrice };
  });
}

type LineRefusal = Extract<ReturnType<typeof decideLine>, { ok: false }>;

function refusalOf(refusal: LineRefusal, sent: SentCartLine, index: number, untitled: string): AppError {
  const line = { itemId: sent.id, lineUuid: sent.uuid ?? null, title: refusal.title ?? untitled };
  switch (refusal.reason) {
    case "item_unavailable":
      return new AppError("item_unavailable", { field: `cart.${index}.id`, details: line });
    case "variant_required":
      return new AppError("variant_required", { field: `cart.${index}.variant_id`, details: line });
    case "modifier_missing":
    case "modifier_too_many": {
      const { group, count } = refusal;
      return new AppError(refusal.reason, {
        field: `cart.${index}.addons_ids`,
        details: { ...line, group, count },
      });
    }
    case "price_changed": {
      const prices = { shown: decimalFromCents(refusal.shown), current: decimalFromCents(refusal.current) };
      return new AppError("price_changed", {
        field: `cart.${index}.price`,
        details: { ...line, ...prices },
      });
    }
    default:
      return unreachable(refusal);
  }
}
