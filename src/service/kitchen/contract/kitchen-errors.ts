export const kitchenErrors = {
  nothing_to_recall: 409,
} as const;
