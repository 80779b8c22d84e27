/** What a rule makes of a price; apart from what it reckons, so that the schema's types stand on the names alone. */
export const priceEffects = ["percent", "amount", "fixed"] as const;
export type PriceEffectKind = (typeof priceEffects)[number];

/** How much of the menu a rule reaches. */
export const priceReaches = ["menu", "chosen"] as const;
export type PriceReachKind = (typeof priceReaches)[number];
