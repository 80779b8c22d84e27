import type { OrderLineId } from "../../../../domain/ids.ts";
import type { LineStatus } from "../../../../domain/orders/line-status.ts";
import type { StationStatus } from "../moves/pending-moves.ts";

export interface TicketAction {
  readonly to: StationStatus;
  readonly lineIds: readonly OrderLineId[];
  /** How many dishes that are. */
  readonly dishes: number;
}

interface ActionLine {
  readonly id: OrderLineId;
  readonly status: LineStatus;
  readonly quantity: number;
}

/** The one action of a whole ticket: start what waits; when nothing waits, complete what is being made. */
export function ticketAction(lines: readonly ActionLine[]): TicketAction | null {
  const waiting = lines.filter((line) => line.status === "created");
  const made = waiting.length > 0 ? waiting : lines.filter((line) => line.status === "preparing");
  if (made.length === 0) return null;
  return {
    to: waiting.length > 0 ? "preparing" : "completed",
    lineIds: made.map((line) => line.id),
    dishes: made.reduce((sum, line) => sum + line.quantity, 0),
  };
}
