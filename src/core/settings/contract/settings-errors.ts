export const settingsErrors = {
  payment_type_exists: 409,
  payment_type_was_used: 409,
  payment_type_on_account_exists: 409,
  last_payment_type: 409,
  too_many_payment_types: 409,
} as const;
