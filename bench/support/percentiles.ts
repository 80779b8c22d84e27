/** The middle, the slow twentieth and the slow hundredth of a set of durations, in their unit. */
export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Percentiles by nearest rank. Throws when nothing was measured: a figure of nothing is a fault of the benchmark. */
export function percentiles(values: readonly number[]): Percentiles {
  if (values.length === 0) throw new Error("Nothing was measured");
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
