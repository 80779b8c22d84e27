import type { OfferWay } from "#menu/price-rules/domain/offer-at.ts";

/** How a guest with a phone takes food: at a table it is eaten there, without one nobody has said it yet. */
export function wayOf(locator: string | undefined): OfferWay {
  return { diningOption: locator === undefined ? null : "dinein", source: "qr" };
}
