/** Shades of a heat map above nothing. */
export const HEAT_LEVELS = 5;

/** -1 for less than nothing, 0 for nothing, else 1 to 5 by the share of the greatest value. */
export function heatLevel(value: number | null, greatest: number): number {
  if (value !== null && value < 0) return -1;
  if (value === null || value === 0 || greatest <= 0) return 0;
  return Math.min(HEAT_LEVELS, Math.max(1, Math.ceil((value / greatest) * HEAT_LEVELS)));
}
