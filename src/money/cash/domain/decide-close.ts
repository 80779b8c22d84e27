import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";

/** What was counted, of cash or of another way to pay, beside what is expected. */
export interface CountedPart {
  readonly expected: Cents;
  readonly counted: Cents;
}

export interface CloseInput {
  readonly parts: readonly CountedPart[];
  /** A difference up to this needs no reason, either way; each part by itself. */
  readonly limit: Cents;
  readonly hasReason: boolean;
}

export type CloseDecision = {
  /** Counted less expected, part by part: negative is missing, positive is too much. */
  readonly differences: readonly Cents[];
} & (
  | { readonly ok: true; readonly isLarge: boolean }
  | { readonly ok: false; readonly reason: "difference_reason_required" }
);

/**
 * Whether a counted session may be closed. Each part is looked at by itself: what is missing in cash is not made good
 * by a voucher too much. Beyond the limit a reason is needed; `isLarge` tells that somebody must approve, too.
 */
export function decideClose({ parts, limit, hasReason }: CloseInput): CloseDecision {
  const differences = parts.map(({ expected, counted }) => subtractCents(counted, expected));
  const isLarge = differences.some((difference) => Math.abs(difference) > limit);
  if (isLarge && !hasReason) return { ok: false, reason: "difference_reason_required", differences };
  return { ok: true, differences, isLarge };
}
