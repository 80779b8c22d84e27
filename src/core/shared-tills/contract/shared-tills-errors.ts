/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const sharedTillsErrors = {
  not_a_shared_till: 409,
  till_locked: 409,
} as const;
