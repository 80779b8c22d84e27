import type { z } from "zod";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { Addon, Variant } from "#menu/menu/domain/menu-item.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { offersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import type { savedPart } from "#service/drafts/contract/saved-line.ts";
import { remainingPortions } from "#service/item-limits/server/public.ts";
import { type CartItem, type CartReading, readCart } from "./cart-queries.ts";
import { type PricedDish, portionsOf, priceCart, type SentCartLine } from "./price-cart.ts";

interface QuotedCart {
  readonly cart: readonly SentCartLine[];
  readonly deliveryType: DiningOption;
  readonly tableId: TableId | null;
}

/** A line of a guest's cart at the current price, stored until staff take the order. */
export interface QuotedLine {
  readonly sent: SentCartLine;
  readonly title: string;
  readonly unitPrice: Cents;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  /** Parts of a combo in wire format. */
  readonly parts: readonly z.input<typeof savedPart>[];
}

/**
 * Prices a guest's cart by every rule that the till's cart follows: choices, price, hours, sold-out items.
 * Refuses what sending it would refuse, with fields below `cart`.
 */
export async function quoteCart(
  tx: Tx,
  ctx: Pick<StaffContext, "say" | "language" | "now">,
  { cart, deliveryType, tableId }: QuotedCart,
): Promise<QuotedLine[]> {
  const choiceIds = cart.flatMap(({ parts }) => (parts ?? []).map((part) => part.choice_id));
  const itemIds = [...new Set(cart.map((line) => line.id))];
  const [reading, wireOffers] = await Promise.all([
    readCart(tx, { tableId, customerId: null, accountId: null, itemIds, choiceIds }),
    readOffers(tx, choiceIds.length > 0 ? null : itemIds),
  ]);
  const offers = offersOf(reading.timeZone, wireOffers);
  const instants = { now: ctx.now.getTime(), seenAt: null };
  const force = offersOfSale(offers, instants, { diningOption: deliveryType, source: "qr" });
  const dishes = priceCart(ctx, cart, { items: reading.items, offers, force });
  const today = businessDateOf(ctx.now.getTime(), { zone: reading.timeZone, cutoffHour: reading.cutoffHour });
  portionsOf(ctx, dishes, remainingPortions(reading.limits, today));
  return cart.map((sent, place) =>
    quotedLine(
      sent,
      dishes.filter((dish) => dish.place === place),
      reading,
    ),
  );
}

function quotedLine(sent: SentCartLine, dishes: readonly PricedDish[], reading: CartReading): QuotedLine {
  const [first] = dishes;
  const dish = required(first, "the dishes of a line");
  const { combo } = dish;
  // The shown price is the current one: `priceCart` refuses any other.
  if (combo === null)
    return {
      sent,
      title: dish.item.title,
      unitPrice: dish.unitPrice,
      variant: dish.variant,
      addons: dish.addons,
      parts: [],
    };
  return {
    sent,
    title: combo.item.title,
    unitPrice: sent.price,
    variant: null,
    addons: [],
    parts: (sent.parts ?? []).map((part, index) =>
      savedPartOf(required(dishes[index], "a part of a combo"), { part, combo: combo.item, reading }),
    ),
  };
}

interface PartOf {
  readonly part: NonNullable<SentCartLine["parts"]>[number];
  readonly combo: CartItem;
  readonly reading: CartReading;
}

function savedPartOf({ item, variant, addons }: PricedDish, { part, combo }: PartOf) {
  const choice = (combo.combo ?? [])
    .flatMap((group) => group.choices)
    .find(({ id }) => id === part.choice_id);
  return {
    choice_id: part.choice_id,
    id: item.id,
    title: item.title,
    price: decimalFromCents(item.price),
    extra: decimalFromCents(required(choice, "the choice of a part").extra),
    variant: variant === null ? null : priced(variant),
    addons: addons.map(priced),
  };
}

const priced = ({ id, title, price }: Variant | Addon) => ({ id, title, price: decimalFromCents(price) });
