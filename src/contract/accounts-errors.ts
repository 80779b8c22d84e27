export const accountsErrors = {
  same_table: 409,
  same_account: 409,
  account_closed: 409,
  line_changed: 409,
  waiter_unknown: 409,
  undo_too_late: 409,
  void_reason_required: 409,
  bill_not_requested: 409,
  no_open_account: 409,
} as const;
