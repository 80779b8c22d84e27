/**
 * States of an order that a guest sent from a phone (operations §4): pending, then one of the others. A refusal
 * can be taken back, and a processed one waits again when its order is taken back (decision 39).
 */
export const qrOrderStatuses = ["pending", "processed", "cancelled"] as const;
export type QrOrderStatus = (typeof qrOrderStatuses)[number];

export type QrMove = "process" | "cancel";

export type QrMoveDecision =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: "qr_order_closed" };

const statusAfter = { process: "processed", cancel: "cancelled" } as const satisfies Record<
  QrMove,
  QrOrderStatus
>;

/** Decides whether a refusal may be taken back: the order waits again, unless it became an order. */
export function decideQrRestore(status: QrOrderStatus): QrMoveDecision {
  return status === "processed"
    ? { ok: false, reason: "qr_order_closed" }
    : { ok: true, changed: status === "cancelled" };
}

/**
 * Decides a move: a pending order may be processed or cancelled. The same move again changes nothing; the
 * opposite move is refused.
 */
export function decideQrMove(status: QrOrderStatus, move: QrMove): QrMoveDecision {
  if (status === "pending") return { ok: true, changed: true };
  return status === statusAfter[move]
    ? { ok: true, changed: false }
    : { ok: false, reason: "qr_order_closed" };
}
