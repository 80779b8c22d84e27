import type { kitchenBoard, ReadyDishes, Station, Ticket } from "../../../../contract/kitchen.ts";
import type { LineChange } from "../../../../contract/line-changes.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";

/** What one order asks of this station, and what was cancelled, reduced or moved of it and waits to be seen here. */
export interface BoardTicket extends Ticket {
  readonly changes: readonly LineChange[];
}

export interface Board {
  readonly station: Station;
  /** Oldest first. */
  readonly tickets: readonly BoardTicket[];
  /** How many there are in all: `tickets` are the oldest. */
  readonly total: number;
  /** What is finished and waits to be fetched, the longest waiting first. */
  readonly ready: readonly ReadyDishes[];
  /** Number of the newest event this answer contains. */
  readonly seq: number;
  /** When it was asked for, by this device's clock: what was settled before is in it. */
  readonly askedAt: number;
  /** What to add to this device's clock to have the server's, in milliseconds. */
  readonly skewMs: number;
}

/** The answer of the server as the board uses it. `askedAt` and `receivedAt` in milliseconds of this device's clock. */
export function boardFromAnswer(
  answer: ResponseOf<typeof kitchenBoard>,
  askedAt: number,
  receivedAt: number,
): Board {
  const changes = Map.groupBy(answer.changes, (change) => change.order_id);
  return {
    station: answer.station,
    total: answer.total,
    ready: answer.ready,
    tickets: answer.orders.map((order) => ({ ...order, changes: changes.get(order.id) ?? [] })),
    seq: answer.seq,
    askedAt,
    // The answer was made somewhere between asking and receiving.
    skewMs: answer.now.getTime() - (askedAt + receivedAt) / 2,
  };
}

/** Takes over the old object of every ticket that did not change, so that only changed cards are drawn anew. */
export function keepUnchanged(old: readonly BoardTicket[], next: readonly BoardTicket[]): BoardTicket[] {
  const before = new Map(old.map((ticket) => [ticket.id, ticket]));
  return next.map((ticket) => {
    const known = before.get(ticket.id);
    return known && JSON.stringify(known) === JSON.stringify(ticket) ? known : ticket;
  });
}
