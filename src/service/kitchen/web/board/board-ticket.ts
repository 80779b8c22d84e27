import type { Station } from "#menu/stations/contract/stations.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { LineChange } from "#service/line-changes/contract/line-changes.ts";
import type { kitchenBoard, ReadyDishes, Ticket } from "../../contract/kitchen.ts";

/** The lines of one order at this station, with the changes it has not acknowledged. */
export interface BoardTicket extends Ticket {
  readonly changes: readonly LineChange[];
}

export interface Board {
  readonly station: Station;
  /** Oldest first. */
  readonly tickets: readonly BoardTicket[];
  /** Number of the station's tickets; `tickets` are the oldest of them. */
  readonly total: number;
  /** Finished dishes that nobody has fetched, longest waiting first. */
  readonly ready: readonly ReadyDishes[];
  /** Number of the newest event included. */
  readonly seq: number;
  /** Time of the request in milliseconds of this device's clock; the board contains every move confirmed before. */
  readonly requestedAt: number;
  /** Milliseconds to add to this device's clock to get the server's. */
  readonly skewMs: number;
}

/** Converts the server's reply. `requestedAt` and `receivedAt` are in milliseconds of this device's clock. */
export function boardFromAnswer(
  answer: ResponseOf<typeof kitchenBoard>,
  requestedAt: number,
  receivedAt: number,
): Board {
  const changes = Map.groupBy(answer.changes, (change) => change.order_id);
  return {
    station: answer.station,
    total: answer.total,
    ready: answer.ready,
    tickets: answer.orders.map((order) => ({ ...order, changes: changes.get(order.id) ?? [] })),
    seq: answer.seq,
    requestedAt,
    // The server answered between request and receipt; the middle is the best guess.
    skewMs: answer.now.getTime() - (requestedAt + receivedAt) / 2,
  };
}

/** Keeps the old object of every ticket that did not change, so that only changed cards render. */
export function keepUnchanged(old: readonly BoardTicket[], next: readonly BoardTicket[]): BoardTicket[] {
  const before = new Map(old.map((ticket) => [ticket.id, ticket]));
  return next.map((ticket) => {
    const known = before.get(ticket.id);
    return known && JSON.stringify(known) === JSON.stringify(ticket) ? known : ticket;
  });
}
