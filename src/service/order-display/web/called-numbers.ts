/** How long a number that just became ready stands out, in milliseconds. */
export const CALLED_MS = 12_000;

/**
 * The numbers that became ready since the last look: those of `now` that were not among `before`. On the first look
 * (`before` is null) none.
 */
export function newlyReadyNumbers(before: readonly number[] | null, now: readonly number[]): number[] {
  if (before === null) return [];
  return now.filter((tokenNo) => !before.includes(tokenNo));
}
