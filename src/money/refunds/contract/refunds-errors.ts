export const refundsErrors = {
  refund_too_late: 409,
  refund_exceeds: 409,
  nothing_to_refund: 409,
  refund_whole_only: 409,
} as const;
