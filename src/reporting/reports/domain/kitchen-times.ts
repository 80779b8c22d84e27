/** Minutes of a dish in the kitchen that are told apart; what took longer was forgotten on a board. */
export const MOST_KITCHEN_MINUTES = 240;

/** How many dishes were ready within a minute, and not within the one before. */
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
  /** Of them those that took longer than the station's minutes. */
  readonly late: number;
}

/**
 * What a kitchen's times come to: percentiles by nearest rank (the smallest number of whole minutes within which so many of
 * them were ready), so that they can be told of any days from counts by minute. `lateMinutes`: from when its station says that it is late.
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
