/**
 * Refusals to guests' phones, at a table and for their orders. None is a 401 or 403, because staff screens answer
 * those by signing in.
 */
export const visitsErrors = {
  visit_not_open: 409,
  visit_not_joined: 409,
  visit_full: 409,
  visit_pin_required: 400,
  visit_pin_wrong: 400,
  visit_pin_blocked: 409,
  guest_ordering_off: 409,
  guest_way_off: 409,
  store_closed: 409,
  guest_name_required: 400,
  guest_phone_invalid: 400,
  guest_orders_too_many: 429,
  guest_receptor_incomplete: 400,
  feedback_off: 409,
  feedback_given: 409,
} as const;
