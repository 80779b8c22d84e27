export interface Change {
  readonly kind: "more" | "less" | "same";
  /** Whole percent without a sign. */
  readonly percent: number;
}

/** Returns the change of a figure; null when there is nothing to compare with. */
export function changeOf(now: number | null, then: number | null): Change | null {
  if (now === null || then === null || then <= 0) return null;
  const percent = Math.round(((now - then) / then) * 100);
  if (percent === 0) return { kind: "same", percent };
  return percent > 0 ? { kind: "more", percent } : { kind: "less", percent: -percent };
}
