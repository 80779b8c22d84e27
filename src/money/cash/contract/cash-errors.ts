export const cashErrors = {
  cash_session_required: 409,
  cash_session_open: 409,
  cash_session_closed: 409,
  drawer_exists: 409,
  drawer_in_use: 409,
} as const;
