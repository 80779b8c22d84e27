export const qrOrdersErrors = {
  qr_order_closed: 409,
} as const;
