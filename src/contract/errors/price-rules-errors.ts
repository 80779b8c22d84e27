export const priceRulesErrors = {
  not_offered: 409,
} as const;
