import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";

/** A rise of more than ten thousand times is a slip and not shown. */
const MAX_BASIS_POINTS = 1_000_000_000;

/**
 * Returns the rise of a unit's cost in hundredths of a percent of the old cost, half-up. Null when it did not rise, or was free
 * before.
 */
export function riseOf(before: Micros, now: Micros): number | null {
  if (before <= 0 || now <= before) return null;
  const rise = (2n * BigInt(now - before) * 10_000n + BigInt(before)) / (2n * BigInt(before));
  return rise === 0n ? null : Math.min(Number(rise), MAX_BASIS_POINTS);
}
