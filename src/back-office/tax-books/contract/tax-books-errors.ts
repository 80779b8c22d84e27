export const taxBooksErrors = {
  month_not_over: 409,
} as const;
