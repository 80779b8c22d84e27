import { type CardTone, cardState } from "../../../../domain/kitchen/card-state.ts";
import type { ShownTicket } from "./shown-ticket.ts";

/** The colour of a card; `changed` has nothing to make any more, only something to be seen. */
export type CardLook = CardTone | "changed";

/** How a card of `minutes` looks; one that only keeps its place has no colour. */
export function cardLook({ base, lines, state }: ShownTicket, minutes: number, late: number): CardLook {
  if (state !== "open") return "idle";
  const { isHidden, tone } = cardState(lines, minutes, late);
  return isHidden && base.changes.length > 0 ? "changed" : tone;
}
