export const operationsErrors = {
  look_in_refused: 409,
  announcement_over: 409,
} as const;
