export const customersErrors = {
  customer_phone_taken: 409,
  customer_phone_fixed: 409,
  customer_in_use: 409,
  customer_owes: 409,
  customer_is_same: 409,
  customer_file_refused: 422,
  no_customers: 404,
} as const;
