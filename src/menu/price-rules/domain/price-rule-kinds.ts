/**
 * Ways to change a price. They have a file of their own, so that the schema's types depend on the names alone.
 */
export const priceEffects = ["percent", "amount", "fixed"] as const;
export type PriceEffectKind = (typeof priceEffects)[number];

/** Parts of the menu that a rule can apply to. */
export const priceReaches = ["menu", "chosen"] as const;
export type PriceReachKind = (typeof priceReaches)[number];
