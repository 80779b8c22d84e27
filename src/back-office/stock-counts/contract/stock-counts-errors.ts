export const stockCountsErrors = {
  stock_count_ended: 409,
  stock_count_blind: 409,
  counted_meanwhile: 409,
  items_being_counted: 409,
  nothing_to_count: 409,
  nothing_counted: 409,
  too_many_to_count: 409,
} as const;
