export const operationsErrors = {
  look_in_refused: 409,
} as const;
