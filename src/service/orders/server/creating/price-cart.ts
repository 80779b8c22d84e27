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
import { unreachable } from "#platform/domain/unreachable.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideLine, type RequestedLine } from "#service/cart/domain/decide-line.ts";
import {
  decideOfferedLine,
  type OfferedLineDecision,
  type OffersOfSale,
} from "#service/cart/domain/decide-offered-line.ts";
import type { createOrder } from "../../contract/create-order.ts";
import type { CartItem } from "./cart-queries.ts";

export type SentCartLine = BodyOf<typeof createOrder>["cart"][number];

/** What is made of a line of the cart, itself or a part of a combo, at the server's own price. */
export interface PricedDish {
  readonly sent: SentCartLine;
  /** Of the line in the cart. */
  readonly place: number;
  readonly item: CartItem;
  readonly menuItemId: MenuItemId;
  readonly quantity: number;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
  readonly unitPrice: Cents;
  /** Of a part its own, and behind it the combo's. */
  readonly notes: string | null;
  /** The rule that the price is of. */
  readonly rule: PriceRule | null;
  /** The combo it is a part of. */
  readonly combo: ComboSale | null;
  /** Whether it is made when its course is fired, if it has one. */
  readonly hold: boolean;
}

/** One line of combos as it is sold. */
export interface ComboSale {
  readonly uuid: string;
  readonly item: CartItem;
}

/** What a cart is priced by. */
export interface CartPricing {
  readonly items: readonly CartItem[];
  readonly offers: Offers;
  /** What of them holds for this cart. */
  readonly force: OffersOfSale;
}

/**
 * Every line at the price that holds for it, a combo as its parts. The first line that cannot be sold as shown refuses the whole cart,
 * with the line's place in the cart as field and, for a price, what was shown and what it costs now (decimals, as on the
 * wire).
 */
export function priceCart(
  { say }: Pick<StaffContext, "say">,
  lines: readonly SentCartLine[],
  { items, offers, force }: CartPricing,
): PricedDish[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.flatMap((sent, place): PricedDish[] => {
    const item = byId.get(sent.id);
    const requested = requestedLine(sent);
    const itemOf = (id: MenuItemId) => byId.get(id);
    const decision = decideOfferedLine(requested, item, force, itemOf);
    if (!decision.ok) throw refusalOf(decision, { say, sent, place, item, offers, requested, itemOf });
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
  readonly say: StaffContext["say"];
  readonly sent: SentCartLine;
  readonly place: number;
  readonly item: CartItem | undefined;
  readonly requested: RequestedLine;
  readonly itemOf: (id: MenuItemId) => CartItem | undefined;
}

function refusalOf(refusal: LineRefusal, refused: RefusedLine): AppError {
  const { say, sent, place: index } = refused;
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
    case "price_changed": {
      const prices = { shown: decimalFromCents(refusal.shown), current: decimalFromCents(refusal.current) };
      return new AppError("price_changed", {
        field: `cart.${index}.price`,
        details: { ...line, ...prices, why: whatPriceItWas(refused) },
      });
    }
    case "not_offered":
      return new AppError("not_offered", {
        field: `cart.${index}.id`,
        details: { ...line, hours: hoursIn(say, refusal.hours) },
      });
    default:
      return unreachable(refusal);
  }
}

/** Says of which rule the price is that was shown, and when that holds; nothing when it is of none. */
function whatPriceItWas({ say, item, offers, requested, itemOf }: RefusedLine): string {
  const rule = offers.rules.find(
    (rule) => item && reaches(rule, item) && decideLine(requested, priceUnder(item, rule), itemOf).ok,
  );
  if (rule === undefined) return "";
  if (rule.hours.length === 0) return say("priceRules.reply.price_of_other_orders", { rule: rule.title });
  return say("priceRules.reply.price_of_rule", { rule: rule.title, hours: hoursIn(say, rule.hours) });
}

const hoursIn = (say: StaffContext["say"], hours: readonly OfferHours[]): string =>
  offerHoursText(hours, (word) => say(`priceRules.hours.${word}`));
