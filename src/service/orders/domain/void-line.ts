import type { LineStatus } from "./line-status.ts";

/** Reasons to strike a begun dish from the account: a short list, with words in every language. */
export const voidReasons = [
  "guest_changed",
  "entered_wrong",
  "made_wrong",
  "took_too_long",
  "sold_out",
  "guest_left",
  "other",
] as const;
export type VoidReason = (typeof voidReasons)[number];

/** A part of a line as the person saw it: `quantity` of `of` pieces. */
export interface LinePart {
  readonly quantity: number;
  readonly of: number;
}

interface VoidableLine {
  readonly status: LineStatus;
  readonly quantity: number;
  readonly orderPaid: boolean;
}

type LinePartDecision =
  | { readonly ok: true; readonly isWhole: boolean }
  | { readonly ok: false; readonly reason: "order_already_paid" | "line_changed" };

/**
 * Decides whether a part of a line may be voided or moved. Refused when the line has changed since the person saw
 * it, so that of two people who take off the same dish only one does. `quantity` is 1 to `of`.
 */
export function decideLinePart(line: VoidableLine, part: LinePart): LinePartDecision {
  if (line.orderPaid) return { ok: false, reason: "order_already_paid" };
  if (line.status === "cancelled" || line.quantity !== part.of || part.quantity > line.quantity)
    return { ok: false, reason: "line_changed" };
  return { ok: true, isWhole: part.quantity === line.quantity };
}

type VoidDecision =
  | { readonly ok: true; readonly isWhole: boolean; readonly reason: VoidReason | null }
  | {
      readonly ok: false;
      readonly reason: "order_already_paid" | "line_changed" | "void_reason_required" | "approval_required";
    };

export interface VoidRequest extends LinePart {
  readonly reason: VoidReason | null;
  /** True by permission or by a manager's approval. */
  readonly mayVoidBegun: boolean;
}

/** Tells whether a station has begun the line: then it is struck through with a reason, else simply removed. */
export function wasBegun(status: LineStatus): boolean {
  return status !== "created";
}

/**
 * Decides whether a line or a part of it may be voided. Before a station began it is removed without a reason;
 * after that it needs a reason, and a permission or a manager's approval. Returns the reason to store, null for
 * what is removed.
 */
export function decideVoid(line: VoidableLine, request: VoidRequest): VoidDecision {
  const part = decideLinePart(line, request);
  if (!part.ok) return part;
  if (!wasBegun(line.status)) return { ...part, reason: null };
  if (!request.mayVoidBegun) return { ok: false, reason: "approval_required" };
  if (request.reason === null) return { ok: false, reason: "void_reason_required" };
  return { ...part, reason: request.reason };
}
