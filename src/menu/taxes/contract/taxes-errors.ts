export const taxesErrors = {
  tax_exists: 409,
  tax_in_use: 409,
  tax_unknown: 409,
} as const;
