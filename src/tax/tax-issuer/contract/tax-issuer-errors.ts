export const taxIssuerErrors = {
  tax_issuer_incomplete: 409,
  tax_generation_refused: 409,
  not_in_test: 409,
  tax_place_is_default: 409,
  tax_credentials_missing: 409,
} as const;
