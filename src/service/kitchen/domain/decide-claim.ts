import type { UserId } from "#platform/domain/ids.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

interface ClaimableLine {
  readonly status: LineStatus;
  /** Null: nobody is on the way. */
  readonly claimedBy: UserId | null;
  /** Paid and handed over: nothing of it is fetched any more. */
  readonly isOrderOver: boolean;
}

export type ClaimDecision =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: "order_already_paid" | "line_status_refused" | "line_claimed" };

/**
 * Whether a person may say that they fetch a finished dish ("Voy"). Whoever says it first goes; saying it again
 * changes nothing.
 */
export function decideClaim(line: ClaimableLine, userId: UserId): ClaimDecision {
  if (line.isOrderOver) return { ok: false, reason: "order_already_paid" };
  if (line.status !== "completed") return { ok: false, reason: "line_status_refused" };
  if (line.claimedBy === null) return { ok: true, changed: true };
  return line.claimedBy === userId ? { ok: true, changed: false } : { ok: false, reason: "line_claimed" };
}

/** Who said when that they fetch a dish, as it is stored. */
export interface StoredClaim {
  readonly status: LineStatus;
  readonly status_changed_at: Date;
  readonly claimed_by: UserId | null;
  readonly claimed_at: Date | null;
}

/** Who is on the way: a claim made before the dish was last finished (it was brought back since) no longer counts. */
export function activeClaim({
  status,
  status_changed_at,
  claimed_by,
  claimed_at,
}: StoredClaim): UserId | null {
  if (status !== "completed" || claimed_at === null) return null;
  return claimed_at < status_changed_at ? null : claimed_by;
}
