import { type Cents, subtractCents } from "../money/cents.ts";

export interface CloseInput {
  readonly expected: Cents;
  readonly counted: Cents;
  /** A difference up to this needs no reason, either way. */
  readonly limit: Cents;
  readonly hasReason: boolean;
}

export type CloseDecision =
  | { readonly ok: true; readonly difference: Cents; readonly isLarge: boolean }
  | { readonly ok: false; readonly reason: "difference_reason_required"; readonly difference: Cents };

/**
 * Whether a counted drawer may be closed. The difference is counted less expected: negative is missing, positive is
 * too much. Beyond the limit it needs a reason; `isLarge` tells that it also needs somebody who may approve.
 */
export function decideClose({ expected, counted, limit, hasReason }: CloseInput): CloseDecision {
  const difference = subtractCents(counted, expected);
  const isLarge = Math.abs(difference) > limit;
  if (isLarge && !hasReason) return { ok: false, reason: "difference_reason_required", difference };
  return { ok: true, difference, isLarge };
}
