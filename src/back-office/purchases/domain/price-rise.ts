import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";

/** More than ten thousand times as much is a slip of the pen, and no figure to show. */
const MOST_BASIS_POINTS = 1_000_000_000;

/**
 * By how much more a unit cost than before, in hundredths of a percent of the old cost, half-up. Null when it did not cost more, or
 * when it cost nothing before: what was free has no percentage.
 */
export function riseOf(before: Micros, now: Micros): number | null {
  if (before <= 0 || now <= before) return null;
  const rise = (2n * BigInt(now - before) * 10_000n + BigInt(before)) / (2n * BigInt(before));
  return rise === 0n ? null : Math.min(Number(rise), MOST_BASIS_POINTS);
}
