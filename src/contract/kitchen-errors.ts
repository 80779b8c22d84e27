export const kitchenErrors = {
  line_status_refused: 409,
  line_claimed: 409,
  nothing_to_recall: 409,
} as const;
