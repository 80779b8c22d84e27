export const subscriptionErrors = {
  cards_not_offered: 409,
  cards_unavailable: 503,
  already_subscribed: 409,
  restaurant_closed: 409,
  nothing_to_cancel: 409,
  nothing_to_resume: 409,
  paid_by_card: 409,
  payment_of_closed: 409,
  payment_meanwhile: 409,
  payment_not_last: 409,
  payment_already_undone: 409,
} as const;
