export const priceRulesErrors = {
  not_offered: 409,
  too_many_price_rules: 409,
} as const;
