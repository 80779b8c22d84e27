export const authErrors = {
  invalid_credentials: 401,
  reset_link_invalid: 400,
  password_too_common: 400,
  own_device: 409,
} as const;
