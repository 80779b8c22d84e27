import { randomUUID } from "node:crypto";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { offerHoursText } from "#core/settings/domain/offer-hours-text.ts";
import { comboShares } from "#menu/menu/domain/combo.ts";
import type { Addon, Variant } from "#menu/menu/domain/menu-item.ts";
import type { Offers } from "#menu/price-rules/domain/offer-at.ts";
import { type PriceRule, priceUnder, reaches } from "#menu/price-rules/domain/price-rule.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { nextSentence } from "#platform/domain/text/sentences.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideLine, type RequestedLine } from "#service/cart/domain/decide-line.ts";
import {
  decideOfferedLine,
  type OfferedLineDecision,
  type OffersOfSale,
} from "#service/cart/domain/decide-offered-line.ts";
import { decidePortions, type RemainingPortions } from "#service/item-limits/domain/item-limit.ts";
import { soldOut } from "#service/item-limits/server/public.ts";
import type { createOrder } from "../../contract/create-order.ts";
import type { CartItem } from "./cart-queries.ts";

export type SentCartLine = BodyOf<typeof createOrder>["cart"][number];

/** A dish of the cart, either a line or a part of a combo, at the server's own price. */
export interface PricedDish {
  readonly sent: SentCartLine;
  /** Position of its line in the cart. */
  readonly place: number;
  readonly item: CartItem;
  readonly menuItemId: MenuItemId;
  readonly quantity: number;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly unitPrice: Cents;
  /** Notes of the part itself, followed by those of the combo. */
  readonly notes: string | null;
  /** Price rule that set the price. */
  readonly rule: PriceRule | null;
  /** Combo that it belongs to. */
  readonly combo: ComboSale | null;
  /** True when it waits for its course, if it has one. */
  readonly hold: boolean;
}

/** One sold combo line. */
interface ComboSale {
  readonly uuid: string;
  readonly item: CartItem;
}

/** The items and offers that a cart is priced with. */
interface CartPricing {
  readonly items: readonly CartItem[];
  readonly offers: Offers;
  /** The offers that hold for this cart. */
  readonly force: OffersOfSale;
}

/**
 * Prices every line, a combo as its parts. The first line that cannot be sold as shown refuses the whole cart,
 * with the line's place in the cart as field and, for a price, the price shown and the price now (decimals, as on
 * the wire).
 */
export function priceCart(
  speaker: Speaker,
  lines: readonly SentCartLine[],
  { items, offers, force }: CartPricing,
): PricedDish[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.flatMap((sent, place): PricedDish[] => {
    const item = byId.get(sent.id);
    const requested = requestedLine(sent);
    const itemOf = (id: MenuItemId) => byId.get(id);
    const decision = decideOfferedLine(requested, item, force, itemOf);
    if (!decision.ok) throw refusalOf(decision, { speaker, sent, place, item, offers, requested, itemOf });
    const sold = required(item, "the item of a line that may be sold");
    const { variant, addons, unitPrice, parts, rule } = decision;
    const line = {
      sent,
      place,
      rule,
      quantity: sent.quantity,
      notes: sent.notes,
      hold: sent.hold ?? false,
    };
    if (!sold.combo)
      return [{ ...line, item: sold, menuItemId: sold.id, variant, addons, unitPrice, combo: null }];
    const combo = { uuid: sent.uuid ?? randomUUID(), item: sold };
    const shares = comboShares(unitPrice, parts);
    return parts.map((part, index) => ({
      ...line,
      item: required(byId.get(part.choice.itemId), "the item of a part that may be sold"),
      menuItemId: part.choice.itemId,
      variant: part.variant,
      addons: part.addons,
      unitPrice: required(shares[index], "the share of a part"),
      notes: [sent.parts?.[index]?.notes, sent.notes].filter(Boolean).join(" · ") || null,
      combo,
      hold: sent.parts?.[index]?.hold ?? line.hold,
    }));
  });
}

function requestedLine({ variant_id, addons_ids, price, parts }: SentCartLine): RequestedLine {
  return {
    variantId: variant_id,
    addonIds: addons_ids,
    shownPrice: price,
    parts: parts?.map((part) => ({
      choiceId: part.choice_id,
      variantId: part.variant_id,
      addonIds: part.addons_ids,
    })),
  };
}

type LineRefusal = Extract<OfferedLineDecision, { ok: false }>;

interface RefusedLine extends Pick<CartPricing, "offers"> {
  readonly speaker: Speaker;
  readonly sent: SentCartLine;
  readonly place: number;
  readonly item: CartItem | undefined;
  readonly requested: RequestedLine;
  readonly itemOf: (id: MenuItemId) => CartItem | undefined;
}

function refusalOf(refusal: LineRefusal, refused: RefusedLine): AppError {
  const { speaker, sent, place: index } = refused;
  const { say } = speaker;
  const title = refusal.title ?? say("pos.an_item");
  const line = { itemId: sent.id, lineUuid: sent.uuid ?? null, title };
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
    case "addon_too_often": {
      const { addon, count } = refusal;
      return new AppError(refusal.reason, {
        field: `cart.${index}.addons_ids`,
        details: { ...line, addon, count },
      });
    }
    case "price_changed": {
      const prices = { shown: decimalFromCents(refusal.shown), current: decimalFromCents(refusal.current) };
      return new AppError("price_changed", {
        field: `cart.${index}.price`,
        details: { ...line, ...prices, why: nextSentence(explainOldPrice(refused), say) },
      });
    }
    case "not_offered":
      return new AppError("not_offered", {
        field: `cart.${index}.id`,
        details: { ...line, hours: hoursIn(speaker, refusal.hours) },
      });
    default:
      return unreachable(refusal);
  }
}

/** Explains which price rule the shown price came from and when that rule holds; empty when it came from none. */
function explainOldPrice({ speaker, item, offers, requested, itemOf }: RefusedLine): string {
  const { say } = speaker;
  const rule = offers.rules.find(
    (rule) => item && reaches(rule, item) && decideLine(requested, priceUnder(item, rule), itemOf).ok,
  );
  if (rule === undefined) return "";
  if (rule.hours.length === 0) return say("priceRules.reply.price_of_other_orders", { rule: rule.title });
  return say("priceRules.reply.price_of_rule", { rule: rule.title, hours: hoursIn(speaker, rule.hours) });
}

const hoursIn = ({ say, language }: Speaker, hours: readonly OfferHours[]): string =>
  offerHoursText(hours, {
    word: (word, values) => say(`priceRules.hours.${word}`, values),
    writing: writingOf(language),
  });

/** The person whose language says what is refused. */
type Speaker = Pick<StaffContext, "say" | "language">;

/**
 * Returns the portions that the cart takes from countdowns; refuses `item_sold_out` with the first dish of which
 * too little is left. The parts of a combo have the limits, but the combo itself may be sold out too.
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
