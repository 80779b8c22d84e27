import { unreachable } from "#platform/domain/unreachable.ts";
import type { OrderPayment } from "./order-payment.ts";

/** Life of one dish. The order's own status is derived from its lines (`orderStatus`). */
export const lineStatuses = ["created", "preparing", "completed", "delivered", "cancelled"] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** Who asks: the open accounts, a kitchen or bar display, the recall of such a display, a waiter's tray, or a refund. */
export const moveOrigins = ["orders", "station", "recall", "tray", "refund"] as const;
export type MoveOrigin = (typeof moveOrigins)[number];

const SET_BY_STAFF = ["preparing", "completed", "delivered", "cancelled"] as const;

/**
 * The one table of moves (operations §4). Open accounts: from any state to preparing, completed, delivered or
 * cancelled, never back to created. Stations: created → preparing → completed; back from completed to preparing by
 * recall alone. A tray: from completed to delivered. A refund: whatever was not handed over to cancelled. An order that
 * is over moves no more, whatever the table says, and out of one that is paid only a refund cancels.
 */
export const statusMoves = {
  orders: {
    created: SET_BY_STAFF,
    preparing: SET_BY_STAFF,
    completed: SET_BY_STAFF,
    delivered: SET_BY_STAFF,
    cancelled: SET_BY_STAFF,
  },
  station: {
    created: ["preparing"],
    preparing: ["completed"],
    completed: [],
    delivered: [],
    cancelled: [],
  },
  recall: { created: [], preparing: [], completed: ["preparing"], delivered: [], cancelled: [] },
  tray: { created: [], preparing: [], completed: ["delivered"], delivered: [], cancelled: [] },
  refund: {
    created: ["cancelled"],
    preparing: ["cancelled"],
    completed: ["cancelled"],
    delivered: [],
    cancelled: [],
  },
} as const satisfies Record<MoveOrigin, Record<LineStatus, readonly LineStatus[]>>;

/**
 * What a move does to stock. A dish cancelled before anybody began it returns its ingredients; one that was begun
 * has used them. One that is taken up again takes what it does not hold.
 */
export type StockEffect = "none" | "return" | "take";

/**
 * The rule of stock for anything a line keeps for itself: its ingredients, its portion of a countdown. Given back once
 * when it is cancelled before anybody began it; taken anew when it is taken up again without it.
 */
export function stockEffect(from: LineStatus, to: LineStatus, isHeld: boolean): StockEffect {
  if (to === "cancelled") return from === "created" && isHeld ? "return" : "none";
  return from === "cancelled" && !isHeld ? "take" : "none";
}

export type LineStatusDecision =
  | { readonly ok: true; readonly changed: boolean; readonly stock: StockEffect }
  | { readonly ok: false; readonly reason: "order_already_paid" | "status_not_allowed" | "line_held" };

export interface LineMove {
  readonly from: LineStatus;
  readonly to: LineStatus;
  readonly origin: MoveOrigin;
  readonly payment: OrderPayment;
  /** Whether the line's ingredients are out of stock for it at this moment. */
  readonly holdsStock: boolean;
  /** It waits for its course (`isHeld`): no station begins it. */
  readonly isHeld?: boolean;
}

/**
 * Whether a line may change its status. A line that already has the wanted status is fine and unchanged, so that
 * a second tap or a second device does no harm; because stock moves only on a change, it returns once. Whether a
 * refund returns ingredients is asked with it, so cancelling by one moves none.
 */
export function decideLineStatus(move: LineMove): LineStatusDecision {
  const isRefund = move.origin === "refund";
  const changesSale = move.to === "cancelled" || move.from === "cancelled";
  if (move.payment === "over" || (move.payment === "paid" && changesSale && !isRefund))
    return { ok: false, reason: "order_already_paid" };
  const allowed: readonly LineStatus[] = statusMoves[move.origin][move.from];
  if (move.from === move.to && move.to !== "created") return { ok: true, changed: false, stock: "none" };
  if (!allowed.includes(move.to)) return { ok: false, reason: "status_not_allowed" };
  if (move.isHeld && move.origin === "station") return { ok: false, reason: "line_held" };
  const stock = isRefund ? "none" : stockEffect(move.from, move.to, move.holdsStock);
  return { ok: true, changed: true, stock };
}

/** The lines that were not cancelled: what is made, charged and printed. */
export function activeLines<Line extends { readonly status: LineStatus }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.status !== "cancelled");
}

/** Whether nothing more is to be made of the line: it was completed or delivered. */
export function isProcessed(status: LineStatus): boolean {
  switch (status) {
    case "completed":
    case "delivered":
      return true;
    case "created":
    case "preparing":
    case "cancelled":
      return false;
    default:
      return unreachable(status);
  }
}
