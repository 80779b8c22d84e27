/**
 * A refresh token that was traded this short a time ago may be traded once more: several tabs of one browser wake up
 * together and send the same cookie. In milliseconds.
 */
export const REFRESH_RACE_MS = 30_000;

/** A presented refresh token and the session it belongs to. */
export interface PresentedToken {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Time at which it was traded for a new pair. */
  readonly spentAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly sessionEndedAt: Date | null;
  readonly isUserActive: boolean;
  /** Time of the youngest token in the session's other lines; null when there is one line only. */
  readonly otherLineAt: Date | null;
}

export type RefreshDecision =
  /** Trade it: the new pair continues its line. */
  | { readonly ok: true; readonly pair: "next" }
  /** Another tab has just traded it: a pair of its own, which begins a new line. */
  | { readonly ok: true; readonly pair: "sibling" }
  /** Nothing to refresh any more: sign in. */
  | { readonly ok: false; readonly reason: "gone" }
  /** Somebody else holds the tokens of this session: it has to end (RFC 9700 §4.14.2). */
  | { readonly ok: false; readonly reason: "reused" };

/**
 * Decides about a presented refresh token at `now`. A token that was traded long ago gives a thief away, and
 * so does a line that the browser had left behind: a browser keeps one pair, so once another line was used
 * later than this token was made (and no tabs were racing), two parties hold tokens.
 */
export function decideRefresh(token: PresentedToken, now: Date): RefreshDecision {
  const isDead = token.sessionEndedAt !== null || token.sessionExpiresAt <= now || !token.isUserActive;
  if (isDead) return { ok: false, reason: "gone" };
  if (token.spentAt !== null) {
    const isRace = now.getTime() - token.spentAt.getTime() < REFRESH_RACE_MS;
    return isRace ? { ok: true, pair: "sibling" } : { ok: false, reason: "reused" };
  }
  if (token.expiresAt <= now) return { ok: false, reason: "gone" };
  const leftBehind =
    token.otherLineAt !== null && token.otherLineAt.getTime() - token.createdAt.getTime() >= REFRESH_RACE_MS;
  return leftBehind ? { ok: false, reason: "reused" } : { ok: true, pair: "next" };
}
