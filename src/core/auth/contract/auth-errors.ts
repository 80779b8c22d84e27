export const authErrors = {
  invalid_credentials: 401,
  reset_link_invalid: 400,
  password_too_common: 400,
  own_device: 409,
  second_factor_needed: 401,
  second_factor_missing: 401,
  second_factor_wrong: 400,
  second_factor_locked: 429,
  second_factor_on: 409,
  second_factor_at_till: 409,
} as const;
