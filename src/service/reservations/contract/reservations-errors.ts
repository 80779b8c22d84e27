export const reservationsErrors = {
  reservation_overlaps: 409,
  reservation_seats_short: 409,
  reservation_table_required: 409,
  reservation_table_occupied: 409,
  reservation_closed: 409,
  reservation_begun: 409,
  reservation_cancel_closed: 409,
  waiting_closed: 409,
} as const;
