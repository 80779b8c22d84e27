import type { kitchenBoard, ReadyDishes, Station, TicketItem } from "../../../../contract/kitchen.ts";
import type { LineChange } from "../../../../contract/line-changes.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { OrderId } from "../../../../domain/ids.ts";
import type { DiningOption } from "../../../../domain/orders/dining-option.ts";
import type { OrderSource } from "../../../../domain/orders/order-customer.ts";

/** What one order asks of this station. */
export interface BoardTicket {
  readonly id: OrderId;
  readonly orderNo: number;
  readonly tokenNo: number;
  /** 1 is the first send of an account; later ones are additions. */
  readonly round: number;
  /** When it was sent, by the server's clock, in milliseconds. */
  readonly sentAt: number;
  readonly diningOption: DiningOption;
  readonly source: OrderSource;
  /** Of the order at the delivery platform. */
  readonly externalNumber: string | null;
  readonly table: string | null;
  readonly floor: string | null;
  readonly lines: readonly TicketItem[];
  /** What was cancelled, reduced or moved of it and waits to be seen here. */
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
export function boardOf(answer: ResponseOf<typeof kitchenBoard>, askedAt: number, receivedAt: number): Board {
  const changes = Map.groupBy(answer.changes, (change) => change.order_id);
  return {
    station: answer.station,
    total: answer.total,
    ready: answer.ready,
    tickets: answer.orders.map((order) => ({
      id: order.id,
      orderNo: order.order_no,
      tokenNo: order.token_no,
      round: order.round,
      sentAt: order.date.getTime(),
      diningOption: order.delivery_type,
      source: order.source,
      externalNumber: order.external_number,
      table: order.table_title,
      floor: order.floor,
      lines: order.items,
      changes: changes.get(order.id) ?? [],
    })),
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
