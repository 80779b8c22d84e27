import { TICKET_LATE_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";

/**
 * State that colours a card: late red, preparing dark, waiting amber, held grey, idle neutral. A word or icon always goes with
 * it.
 */
const cardTones = ["late", "preparing", "waiting", "held", "idle"] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardState {
  /** True if nothing is left to do here: all visible lines are completed or delivered, or there are none. */
  readonly isHidden: boolean;
  readonly tone: CardTone;
  /**
   * True for an amber pulse, because something was not begun. It is independent of the tone, so that a late card still shows it.
   */
  readonly pulses: boolean;
}

/**
 * Returns the state of a card (operations §2, Kitchen and Bar). `lines` are the station's own lines of one order; cancelled ones
 * do not count. A card with only held dishes to make waits for them and is never late. Any other card is late from `lateAfter`
 * minutes on.
 */
export function cardState(
  lines: readonly { readonly status: LineStatus; readonly isHeld?: boolean }[],
  ageMinutes: number,
  lateAfter: number = TICKET_LATE_AFTER_MINUTES,
): CardState {
  const waits = lines.some((line) => line.status === "created" && !line.isHeld);
  const isPreparing = lines.some((line) => line.status === "preparing");
  const isHeld = !waits && !isPreparing && lines.some((line) => line.isHeld);
  if (isHeld) return { isHidden: false, tone: "held", pulses: false };
  const isHidden = !waits && !isPreparing;
  const tone = ageMinutes >= lateAfter ? "late" : isPreparing ? "preparing" : waits ? "waiting" : "idle";
  return { isHidden, tone: isHidden ? "idle" : tone, pulses: waits };
}
