/** Hardly anybody sells at this hour. */
const MORNING = 5;

/** From the first hour after the early morning on to the last: a night that goes on past midnight stays in one piece. None gives none. */
export function hoursInOrder(hours: readonly number[]): number[] {
  if (hours.length === 0) return [];
  const fromMorning = hours.map((hour) => (hour + 24 - MORNING) % 24);
  const [first, last] = [Math.min(...fromMorning), Math.max(...fromMorning)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index + MORNING) % 24);
}
