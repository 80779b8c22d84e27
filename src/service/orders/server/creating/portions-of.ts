import { type AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decidePortions, type RemainingPortions } from "#service/item-limits/domain/item-limit.ts";
import { soldOut } from "#service/item-limits/server/public.ts";
import type { CartItem } from "./cart-queries.ts";
import type { PricedDish } from "./price-cart.ts";

type Speaker = Pick<StaffContext, "say">;

/**
 * What the cart takes from the countdowns; refuses `item_sold_out` with the first dish of which too little is left. What is
 * limited of a combo are its parts, but the combo itself may be sold out, too.
 */
export function portionsOf(
  ctx: Speaker,
  lines: readonly PricedDish[],
  left: RemainingPortions,
): RemainingPortions {
  const ended = lines.find(({ combo }) => combo !== null && left.get(combo.item.id) === 0);
  if (ended?.combo) throw soldOutAt(ctx, ended, { item: ended.combo.item, remaining: 0 });
  const decision = decidePortions(lines, left);
  if (decision.ok) return decision.taken;
  const { itemId, remaining } = decision;
  const dish = required(
    lines.find((line) => line.menuItemId === itemId),
    "the dish that is sold out",
  );
  throw soldOutAt(ctx, dish, { item: dish.item, remaining });
}

function soldOutAt(
  ctx: Speaker,
  { place }: PricedDish,
  { item: { id, title }, remaining }: { readonly item: CartItem; readonly remaining: number },
): AppError {
  return soldOut(ctx, { title, itemId: id, remaining }, `cart.${place}.id`);
}
