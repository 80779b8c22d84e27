import type { MessageKey } from "#app/words/message-key.ts";
import type { ApprovableAction } from "#platform/domain/access/approvals.ts";

/** What is being approved, in words. */
export const actionLabels = {
  "order.void": "approvals.act.order_void",
  "sale.refund": "approvals.act.sale_refund",
  "sale.courtesy": "approvals.act.sale_courtesy",
  "stock.count": "approvals.act.stock_count",
  "cash.difference": "approvals.act.cash_difference",
  "cash.recount": "approvals.act.cash_recount",
  "cash.beyond_drawer": "approvals.act.cash_beyond_drawer",
} as const satisfies Record<ApprovableAction, MessageKey>;
