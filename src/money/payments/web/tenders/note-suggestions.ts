import { type Cents, cents } from "#platform/domain/money/cents.ts";

/** What guests hand over beside the exact amount: the next whole unit, and the next notes. In cents. */
const NOTES = [100, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** So many fit on one line of the phone beside "Exact". */
const MOST = 3;

/** Amounts above `due` that a guest is likely to hand over, rising. Nothing is due: none. */
export function noteSuggestions(due: Cents): Cents[] {
  if (due <= 0) return [];
  const rounded = NOTES.map((note) => Math.ceil(due / note) * note).filter((amount) => amount > due);
  return [...new Set(rounded)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST)
    .map(cents);
}
