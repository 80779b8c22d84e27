export const taxDocumentsErrors = {
  not_issuing: 409,
  contingency_open: 409,
  no_contingency: 409,
} as const;
