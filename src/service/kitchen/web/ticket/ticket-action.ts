import type { OrderLineId } from "#platform/domain/ids.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { StationStatus } from "../moves/pending-moves.ts";

export interface TicketAction {
  readonly to: StationStatus;
  readonly lineIds: readonly OrderLineId[];
  /** Sum of their quantities. */
  readonly dishes: number;
}

interface ActionLine {
  readonly id: OrderLineId;
  readonly status: LineStatus;
  readonly quantity: number;
  readonly isHeld: boolean;
}

/** The action for a whole ticket: start what waits, but for its course; when nothing waits, complete what is being made. */
export function ticketAction(lines: readonly ActionLine[]): TicketAction | null {
  const waiting = lines.filter((line) => line.status === "created" && !line.isHeld);
  const affected = waiting.length > 0 ? waiting : lines.filter((line) => line.status === "preparing");
  if (affected.length === 0) return null;
  return {
    to: waiting.length > 0 ? "preparing" : "completed",
    lineIds: affected.map((line) => line.id),
    dishes: affected.reduce((sum, line) => sum + line.quantity, 0),
  };
}
