/** Marks of an axis of values, and where it begins and ends. */
export interface AxisScale {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/** Parts that a scale is divided into, about. */
const PARTS = 4;

/** Room below the least value, by the whole height: its line does not lie on the edge. */
const BELOW = 0.04;

/**
 * Returns an axis from nothing to a round number above the greatest value. Where something is less than nothing the axis
 * ends just below it and not at the next mark: one refund would take half of the picture.
 */
export function axisScale(values: readonly number[]): AxisScale {
  const greatest = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  if (greatest === least) return { domain: [0, 1], ticks: [0] };
  const step = roundStep((greatest - least) / PARTS, values.every(Number.isInteger));
  const last = Math.ceil(greatest / step);
  const first = Math.ceil(least / step);
  return {
    domain: [least === 0 ? 0 : least - (greatest - least) * BELOW, last * step],
    // Adding zero makes a zero of minus zero.
    ticks: Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step + 0),
  };
}

/** The first of 1, 2, 2.5, 5 and 10, at any power of ten, that is no less; whole where what is measured is counted. */
function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((round) => round * power).find((round) => round >= least) ?? least;
  return isWhole ? Math.ceil(step) : step;
}
