/**
 * Life of an order that a guest sent from a phone (operations §4): pending, then one of the others. A refusal can be taken
 * back, and a processed one waits again when its order is taken back (decision 39).
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

/** Whether a refusal may be taken back: the order waits again, if nothing else has become of it. */
export function decideQrRestore(status: QrOrderStatus): QrMoveDecision {
  return status === "processed"
    ? { ok: false, reason: "qr_order_closed" }
    : { ok: true, changed: status === "cancelled" };
}

/** A pending one may go either way; asked for again it stays as it is; it never changes from one end to the other. */
export function decideQrMove(status: QrOrderStatus, move: QrMove): QrMoveDecision {
  if (status === "pending") return { ok: true, changed: true };
  return status === statusAfter[move]
    ? { ok: true, changed: false }
    : { ok: false, reason: "qr_order_closed" };
}
