import { unreachable } from "#platform/domain/unreachable.ts";
import type { OrderPayment } from "./order-payment.ts";

/** States of one dish. The status of an order is derived from its lines (`orderStatus`). */
export const lineStatuses = ["created", "preparing", "completed", "delivered", "cancelled"] as const;
export type LineStatus = (typeof lineStatuses)[number];

/**
 * Origins of a move: the open accounts, a kitchen or bar display, the recall of such a display, a waiter's tray,
 * or a refund.
 */
export const moveOrigins = ["orders", "station", "recall", "tray", "refund"] as const;
export type MoveOrigin = (typeof moveOrigins)[number];

const SET_BY_STAFF = ["preparing", "completed", "delivered", "cancelled"] as const;

/**
 * All allowed moves (operations §4). Open accounts: from any state to preparing, completed, delivered or
 * cancelled, never back to created. Stations: created → preparing → completed; only a recall goes from completed
 * back to preparing. A tray: from completed to delivered. A refund: from anything not handed over to cancelled.
 * An order that is over never moves, and in a paid order only a refund cancels.
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
 * Effect of a move on stock. A dish cancelled before anybody began it returns its ingredients; a begun dish has
 * used them. A dish that is taken up again takes what it does not hold.
 */
export type StockEffect = "none" | "return" | "take";

/**
 * Decides what happens to the ingredients or the countdown portion that a line holds. They return once, when the
 * line is cancelled before anybody began it; they are taken again when it is taken up again without them.
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
  /** True while the line's ingredients are taken out of stock for it. */
  readonly holdsStock: boolean;
  /** True while it waits for its course (`isHeld`): no station begins it. */
  readonly isHeld?: boolean;
}

/**
 * Decides whether a line may change its status. A line that already has the wanted status is fine and unchanged,
 * so that a second tap or a second device does no harm; stock moves only on a change, so it returns once. A
 * refund asks separately whether ingredients return, so cancelling by a refund moves none.
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

/** Returns the lines that were not cancelled: they are made, charged and printed. */
export function activeLines<Line extends { readonly status: LineStatus }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.status !== "cancelled");
}

/** Tells whether the line was completed or delivered: nothing is left to make. */
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
