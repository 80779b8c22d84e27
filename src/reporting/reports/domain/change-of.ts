export interface Change {
  /** `times`: so many times more that a percentage says nothing. */
  readonly kind: "more" | "less" | "same" | "times";
  /** Whole percent without a sign; of `times` the greatest that is told. */
  readonly percent: number;
}

/** Greatest growth that is told in percent: beyond it the earlier days had hardly begun, and "93,292 % more" says nothing. */
const MOST_PERCENT = 999;

/**
 * Returns by how many whole percent a figure is more than an earlier one, negative when it is less; null when there is
 * nothing to compare with, or so little that a percentage says nothing. It is null too when more was given back than
 * sold: nothing is "210 % less" than something.
 */
export function percentMore(now: number | null, then: number | null): number | null {
  const percent = anyPercentMore(now, then);
  return percent === null || percent > MOST_PERCENT ? null : percent;
}

function anyPercentMore(now: number | null, then: number | null): number | null {
  if (now === null || then === null || then <= 0 || now < 0) return null;
  // Adding zero makes a zero of minus zero.
  return Math.round(((now - then) / then) * 100) + 0;
}

/** Returns the change of a figure; null when there is nothing to compare with. */
export function changeOf(now: number | null, then: number | null): Change | null {
  const percent = anyPercentMore(now, then);
  if (percent === null) return null;
  if (percent > MOST_PERCENT) return { kind: "times", percent: MOST_PERCENT };
  if (percent === 0) return { kind: "same", percent };
  return percent > 0 ? { kind: "more", percent } : { kind: "less", percent: -percent };
}

/** Says whether more of a figure is good for the restaurant; a tax is neither good nor bad. */
export type Bearing = "good" | "bad" | "neutral";

/** Returns the colour of a change: none where nothing changed, or where more is neither good nor bad. */
export function toneOfChange({ kind }: Pick<Change, "kind">, more: Bearing): "green" | "red" | "grey" {
  if (kind === "same" || more === "neutral") return "grey";
  return (kind === "less") === (more === "bad") ? "green" : "red";
}
