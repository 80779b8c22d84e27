/**
 * Whole minutes between two instants (epoch milliseconds). A device whose clock is behind the server's shows 0, not a
 * negative age.
 */
export function elapsedMinutes(sinceMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - sinceMs) / 60_000));
}
