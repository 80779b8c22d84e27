export const receivablesErrors = {
  account_customer_missing: 409,
  account_not_granted: 409,
  account_limit_reached: 409,
  account_not_permitted: 403,
  account_debt_paid: 409,
  account_payment_taken_back: 409,
} as const;
