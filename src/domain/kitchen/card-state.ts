import type { LineStatus } from "../orders/line-status.ts";

/** Minutes after which a card is late unless its station says otherwise (operations §9). */
export const LATE_AFTER_MINUTES = 20;

/** The state that colours a card: late is red, preparing dark, waiting amber, idle neutral. Always with a word or icon. */
export const cardTones = ["late", "preparing", "waiting", "idle"] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardState {
  /** Nothing left to do here: all visible lines are completed or delivered, or there are none. */
  readonly isHidden: boolean;
  readonly tone: CardTone;
  /** Amber pulse: something has not been begun. Independent of the tone, so a late card still says that it waits. */
  readonly pulses: boolean;
}

/**
 * How a card of a station looks (operations §2, Kitchen and Bar). `lines` are the station's own lines of one order;
 * cancelled ones do not count. From `lateAfter` minutes on it is late whatever its lines are.
 */
export function cardState(
  lines: readonly { readonly status: LineStatus }[],
  ageMinutes: number,
  lateAfter: number = LATE_AFTER_MINUTES,
): CardState {
  const waits = lines.some((line) => line.status === "created");
  const isPreparing = lines.some((line) => line.status === "preparing");
  const isHidden = !waits && !isPreparing;
  const tone = ageMinutes >= lateAfter ? "late" : isPreparing ? "preparing" : waits ? "waiting" : "idle";
  return { isHidden, tone: isHidden ? "idle" : tone, pulses: waits };
}
