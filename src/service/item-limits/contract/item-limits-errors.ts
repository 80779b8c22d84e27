export const itemLimitsErrors = {
  item_sold_out: 409,
  combo_counts_parts: 409,
} as const;
