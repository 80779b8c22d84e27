export const qrOrders = {
  pending_one: "QR orders: {{count}} pending",
  pending_other: "QR orders: {{count}} pending",
  empty: "No QR orders",
  loading: "Loading…",
  wait: "Wait a moment",
  load: "Load",
  cancel: "Delete",
  all: "Delete all",
  all_title: "Delete all pending QR orders?",
  credit_fiscal: "Requests a crédito fiscal",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "Phone from an earlier visit",
    not_in: "The phone has not joined the account",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "Phones waiting to order",
    asking_help:
      "Too many orders from unknown phones are waiting. Let in the phones of your guests: what others send no longer holds them up.",
    more_one: "Show {{count}} more",
    more_other: "Show {{count}} more",
    blocked: "Blocked phones",
    no_table: "No table",
    admit: "Let it order",
    block: "Block phone",
    block_title: "Block {{name}}'s phone?",
    block_text: "Its waiting orders are deleted and it cannot order again. You can let it order later.",
    unblock: "Unblock",
    reply: { known: "{{name}} can order now.", blocked: "{{name}}'s phone is blocked." },
  },
  failed: "That could not be done. Try again.",
  delete_failed: "Nothing was deleted. Try again.",
  reply: {
    restored: "The QR order is back on the list.",
    cancelled: "QR order deleted.",
    all_cancelled_one: "{{count}} QR order deleted.",
    all_cancelled_other: "{{count}} QR orders deleted.",
  },
} as const;

export const qrOrdersErrors = {
  qr_order_closed: "Someone else already handled this QR order. Nothing was changed.",
} as const;
