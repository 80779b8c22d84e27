import type { UserId } from "#platform/domain/ids.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

interface ClaimableLine {
  readonly status: LineStatus;
  /** Null if nobody is fetching it. */
  readonly claimedBy: UserId | null;
  /** True if the order is paid and handed over, so that nothing can be fetched. */
  readonly isOrderOver: boolean;
}

type ClaimDecision =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: "order_already_paid" | "line_status_refused" | "line_claimed" };

/** Decides whether a person may claim a finished dish ("Voy"). The first claim wins; claiming again changes nothing. */
export function decideClaim(line: ClaimableLine, userId: UserId): ClaimDecision {
  if (line.isOrderOver) return { ok: false, reason: "order_already_paid" };
  if (line.status !== "completed") return { ok: false, reason: "line_status_refused" };
  if (line.claimedBy === null) return { ok: true, changed: true };
  return line.claimedBy === userId ? { ok: true, changed: false } : { ok: false, reason: "line_claimed" };
}

/** A claim as it is stored. */
export interface StoredClaim {
  readonly status: LineStatus;
  readonly status_changed_at: Date;
  readonly claimed_by: UserId | null;
  readonly claimed_at: Date | null;
}

/**
 * Returns who is fetching the dish. A claim from before the dish was last finished no longer counts, because the dish was
 * recalled since.
 */
export function activeClaim({
  status,
  status_changed_at,
  claimed_by,
  claimed_at,
}: StoredClaim): UserId | null {
  if (status !== "completed" || claimed_at === null) return null;
  return claimed_at < status_changed_at ? null : claimed_by;
}
