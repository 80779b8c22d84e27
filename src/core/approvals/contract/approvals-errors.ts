/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const approvalsErrors = {
  approval_required: 409,
  approval_invalid: 409,
  pin_wrong: 400,
  pin_locked: 409,
  pin_too_simple: 400,
  password_wrong: 400,
} as const;
