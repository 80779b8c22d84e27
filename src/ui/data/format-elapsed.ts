/** Whole minutes as "12m", from an hour on as "1h 5m", in every language alike (operations §9: Xm or Xh Ym). */
export function formatElapsed(minutes: number): string {
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
