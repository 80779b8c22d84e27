import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

export interface OpeningInput {
  /** What was counted in the drawer before it is opened. */
  readonly counted: Cents;
  /** What its last close had counted; null: it was never closed. */
  readonly left: Cents | null;
  readonly hasReason: boolean;
}

export type OpeningDecision = {
  /** Counted less left: negative went out while the drawer was closed, positive came in. */
  readonly difference: Cents;
} & ({ readonly ok: true } | { readonly ok: false; readonly reason: "difference_reason_required" });

/**
 * Whether a counted drawer may be opened: what was taken out of it or put in since its last close is told, and somebody
 * says why. It changes no figure of the session, which begins with what was counted.
 */
export function decideOpening({ counted, left, hasReason }: OpeningInput): OpeningDecision {
  const difference = left === null ? ZERO_CENTS : subtractCents(counted, left);
  if (difference === 0 || hasReason) return { ok: true, difference };
  return { ok: false, reason: "difference_reason_required", difference };
}
