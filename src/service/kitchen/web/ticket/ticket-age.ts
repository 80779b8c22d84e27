import { type CardTone, cardState } from "../../domain/card-state.ts";
import type { ShownTicket } from "./shown-ticket.ts";

/**
 * A ticket is `warned` from the station's warning on, by default two thirds of the late threshold, and `late` from the threshold
 * on.
 */
const ageStages = ["fresh", "warned", "late"] as const;
export type AgeStage = (typeof ageStages)[number];

/** Minutes of age from which a station warns and counts as late. */
export interface AgeLimits {
  readonly warnMinutes: number;
  readonly lateMinutes: number;
}

export function ageStage(minutes: number, { warnMinutes, lateMinutes }: AgeLimits): AgeStage {
  if (minutes >= lateMinutes) return "late";
  return minutes >= warnMinutes ? "warned" : "fresh";
}

/** Returns the used share of the time a ticket may take, 0 to 100 percent, as the length of its bar. */
export function agePercent(minutes: number, lateMinutes: number): number {
  return Math.min(100, Math.round((minutes / Math.max(1, lateMinutes)) * 100));
}

/** Look of a card; `changed` means nothing left to make, but a change to acknowledge. */
type CardLook = CardTone | "changed";

/** State of the work on a ticket, whatever its age: every look but `late`. */
export type TicketWork = Exclude<CardLook, "late">;

/** Returns the look of a card that is `minutes` old; `late` is the threshold in minutes. */
export function cardLook({ base, lines, state }: ShownTicket, minutes: number, late: number): CardLook {
  if (state !== "open") return "idle";
  const { isHidden, tone } = cardState(lines, minutes, late);
  return isHidden && base.changes.length > 0 ? "changed" : tone;
}

/** Returns what is being done about a ticket. Its age is told by another mark, so a late ticket says it too. */
export function ticketWork(shown: ShownTicket): TicketWork {
  const look = cardLook(shown, 0, Number.POSITIVE_INFINITY);
  return look === "late" ? "waiting" : look;
}
