/**
 * Time since an instant as "12m" or "1h 5m" (operations.md §9: Xm or Xh Ym).
 * Both arguments in epoch milliseconds; a clock that runs ahead counts as no time. Whole minutes, rounded down.
 */
export function formatElapsed(sinceMs: number, nowMs: number): string {
  const minutes = elapsedMinutes(sinceMs, nowMs);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/**
 * Whole minutes between two instants (epoch milliseconds). A device whose clock is behind the server's shows 0, not a
 * negative age.
 */
export function elapsedMinutes(sinceMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - sinceMs) / 60_000));
}
