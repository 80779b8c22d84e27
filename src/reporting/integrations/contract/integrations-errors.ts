export const integrationsErrors = {
  api_key_invalid: 401,
  api_keys_full: 409,
  webhooks_full: 409,
  webhook_is_off: 409,
  webhook_address_refused: 409,
  webhook_secret_lost: 409,
} as const;
