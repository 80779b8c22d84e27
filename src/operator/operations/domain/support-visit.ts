/** Lengths of a support visit in minutes; no visit lasts longer than an hour (decision 98). */
export const SUPPORT_VISIT_MINUTES = [15, 30, 60] as const;

/** Longest reason, in characters. */
export const REASON_MOST = 300;

/** Ends of a support visit: by a person, by `time`, or `replaced` by the operator's next one. */
export const supportVisitEnds = ["operator", "restaurant", "time", "replaced"] as const;
export type SupportVisitEnd = (typeof supportVisitEnds)[number];

const FEWEST_LETTERS = 10;
const FEWEST_WORDS = 2;

/** Tells whether a reason says enough to a later reader: at least ten characters and two words. */
export function statesReason(reason: string): boolean {
  const trimmed = reason.trim();
  return trimmed.length >= FEWEST_LETTERS && trimmed.split(/\s+/).length >= FEWEST_WORDS;
}
