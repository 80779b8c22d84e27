import type { LineStatus } from "./line-status.ts";

/** Why a dish that was begun is struck from the account: a short list, with words in every language. */
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

/** Part of a line, as the person saw it who asks: `quantity` of the `of` that were there. */
export interface LinePart {
  readonly quantity: number;
  readonly of: number;
}

interface VoidableLine {
  readonly status: LineStatus;
  readonly quantity: number;
  readonly orderPaid: boolean;
}

export type LinePartDecision =
  | { readonly ok: true; readonly isWhole: boolean }
  | { readonly ok: false; readonly reason: "order_already_paid" | "line_changed" };

/**
 * Whether a part of a line may be voided or moved. Refused when the line is not any more what the person saw, so
 * that of two people who take off the same dish only one does. `quantity` is 1 to `of`.
 */
export function decideLinePart(line: VoidableLine, part: LinePart): LinePartDecision {
  if (line.orderPaid) return { ok: false, reason: "order_already_paid" };
  if (line.status === "cancelled" || line.quantity !== part.of || part.quantity > line.quantity)
    return { ok: false, reason: "line_changed" };
  return { ok: true, isWhole: part.quantity === line.quantity };
}

export type VoidDecision =
  | { readonly ok: true; readonly isWhole: boolean; readonly reason: VoidReason | null }
  | {
      readonly ok: false;
      readonly reason: "order_already_paid" | "line_changed" | "void_reason_required" | "approval_required";
    };

export interface VoidRequest extends LinePart {
  readonly reason: VoidReason | null;
  /** By permission, or because a manager approves. */
  readonly mayVoidBegun: boolean;
}

/** Whether anybody at a station has begun the line: then it is struck through with a reason, else simply removed. */
export function wasBegun(status: LineStatus): boolean {
  return status !== "created";
}

/**
 * Voiding a line or a part of it. Before a station began it is removed without a reason; after that it needs a
 * reason, and a permission or a manager's approval. Ok: the reason to write down, null for what is removed.
 */
export function decideVoid(line: VoidableLine, request: VoidRequest): VoidDecision {
  const part = decideLinePart(line, request);
  if (!part.ok) return part;
  if (!wasBegun(line.status)) return { ...part, reason: null };
  if (!request.mayVoidBegun) return { ok: false, reason: "approval_required" };
  if (request.reason === null) return { ok: false, reason: "void_reason_required" };
  return { ...part, reason: request.reason };
}
