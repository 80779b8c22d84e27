export interface Change {
  readonly kind: "more" | "less" | "same";
  /** Whole percent without a sign. */
  readonly percent: number;
}

/** Greatest growth that is told in percent: beyond it the earlier days had hardly begun, and "93,292 % more" says nothing. */
const MOST_TIMES = 10;

/**
 * Returns by how many whole percent a figure is more than an earlier one, negative when it is less; null when there is
 * nothing to compare with, or so little that a percentage says nothing. It is null too when more was given back than
 * sold: nothing is "210 % less" than something.
 */
export function percentMore(now: number | null, then: number | null): number | null {
  if (now === null || then === null || then <= 0 || now < 0 || now > then * MOST_TIMES) return null;
  // Adding zero makes a zero of minus zero.
  return Math.round(((now - then) / then) * 100) + 0;
}

/** Returns the change of a figure; null when there is nothing to compare with. */
export function changeOf(now: number | null, then: number | null): Change | null {
  const percent = percentMore(now, then);
  if (percent === null) return null;
  if (percent === 0) return { kind: "same", percent };
  return percent > 0 ? { kind: "more", percent } : { kind: "less", percent: -percent };
}
