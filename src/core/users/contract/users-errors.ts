/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const usersErrors = {
  username_taken: 409,
  user_is_admin: 409,
  own_user: 409,
  user_outranks: 409,
  scope_not_yours: 409,
  user_has_accounts: 409,
  user_has_drawer: 409,
} as const;
