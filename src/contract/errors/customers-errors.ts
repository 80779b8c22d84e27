export const customersErrors = {
  customer_phone_taken: 409,
} as const;
