/** Longest measured time of a dish in minutes; anything longer was forgotten on a board. */
export const MAX_KITCHEN_MINUTES = 240;

/** Number of dishes that were ready within a minute, but not within the one before. */
export interface ReadyWithin {
  readonly minutes: number;
  readonly dishes: number;
}

export interface KitchenTimes {
  /** Dishes whose time is known. */
  readonly dishes: number;
  /** Whole minutes within which half of them were ready, and nine of ten; null without any. */
  readonly median: number | null;
  readonly p90: number | null;
  /** Number of them that took longer than the station's minutes. */
  readonly late: number;
}

/**
 * Calculates the times of a kitchen. Percentiles are by nearest rank (the smallest number of whole minutes within
 * which so many dishes were ready), so that counts by minute are enough for any range of days. `lateMinutes`: the
 * station's limit.
 */
export function kitchenTimes(ready: readonly ReadyWithin[], lateMinutes: number): KitchenTimes {
  const byMinutes = ready.toSorted((a, b) => a.minutes - b.minutes);
  const dishes = byMinutes.reduce((sum, row) => sum + row.dishes, 0);
  const late = byMinutes.reduce((sum, row) => sum + (row.minutes > lateMinutes ? row.dishes : 0), 0);
  return { dishes, median: rank(byMinutes, dishes, 50), p90: rank(byMinutes, dishes, 90), late };
}

function rank(rows: readonly ReadyWithin[], dishes: number, percent: number): number | null {
  const wanted = Math.ceil((dishes * percent) / 100);
  let seen = 0;
  for (const row of rows) {
    seen += row.dishes;
    if (wanted > 0 && seen >= wanted) return row.minutes;
  }
  return null;
}
