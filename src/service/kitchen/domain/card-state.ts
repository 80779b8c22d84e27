import { LATE_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

/** The state that colours a card: late is red, preparing dark, waiting amber, held grey, idle neutral. Always with a word or icon. */
export const cardTones = ["late", "preparing", "waiting", "held", "idle"] as const;
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
 * cancelled ones do not count, and one with nothing to make but held dishes waits for them, never late. From `lateAfter`
 * minutes on it is late whatever its other lines are.
 */
export function cardState(
  lines: readonly { readonly status: LineStatus; readonly isHeld?: boolean }[],
  ageMinutes: number,
  lateAfter: number = LATE_AFTER_MINUTES,
): CardState {
  const waits = lines.some((line) => line.status === "created" && !line.isHeld);
  const isPreparing = lines.some((line) => line.status === "preparing");
  const isHeld = !waits && !isPreparing && lines.some((line) => line.isHeld);
  if (isHeld) return { isHidden: false, tone: "held", pulses: false };
  const isHidden = !waits && !isPreparing;
  const tone = ageMinutes >= lateAfter ? "late" : isPreparing ? "preparing" : waits ? "waiting" : "idle";
  return { isHidden, tone: isHidden ? "idle" : tone, pulses: waits };
}
