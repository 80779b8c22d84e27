export const signUpErrors = {
  sign_up_closed: 403,
  sign_up_puzzle_stale: 409,
  sign_up_gone: 404,
  sign_up_link_invalid: 400,
  sign_up_password_needed: 400,
  sign_up_done: 409,
} as const;
