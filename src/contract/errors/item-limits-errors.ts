export const itemLimitsErrors = {
  item_sold_out: 409,
} as const;
