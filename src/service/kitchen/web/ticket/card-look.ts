import { type CardTone, cardState } from "../../domain/card-state.ts";
import type { ShownTicket } from "./shown-ticket.ts";

/** The look of a card; `changed`: nothing left to make, but a change to acknowledge. */
export type CardLook = CardTone | "changed";

/** The look of a card that is `minutes` old; `late` is the threshold in minutes. */
export function cardLook({ base, lines, state }: ShownTicket, minutes: number, late: number): CardLook {
  if (state !== "open") return "idle";
  const { isHidden, tone } = cardState(lines, minutes, late);
  return isHidden && base.changes.length > 0 ? "changed" : tone;
}
