import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ReadyDishes, ticketsChanged } from "../../contract/kitchen.ts";
import type { Board, BoardTicket } from "./board-ticket.ts";

/**
 * The board with orders as they are now; the same object when they have nothing on this station. Null for a board that
 * has more tickets than it was given: which of them moves up, only the server knows.
 */
export function applyTickets(board: Board, { orders }: ChangeOf<typeof ticketsChanged>): Board | null {
  const told = new Set(orders.map((order) => order.order_id));
  const here = orders.flatMap(({ stations }) =>
    stations.filter((station) => station.station_id === board.station.id),
  );
  const isConcerned =
    here.length > 0 ||
    board.tickets.some((ticket) => told.has(ticket.id)) ||
    board.ready.some((ready) => told.has(ready.order_id));
  if (!isConcerned) return board;
  if (board.total > board.tickets.length) return null;
  const open = here.flatMap(({ ticket, changes }): BoardTicket[] =>
    ticket === null ? [] : [{ ...ticket, changes }],
  );
  const tickets = [...board.tickets.filter((ticket) => !told.has(ticket.id)), ...open].toSorted(
    (a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id,
  );
  const finished = here.flatMap(({ ready }): ReadyDishes[] => (ready === null ? [] : [ready]));
  const ready = [...board.ready.filter((dishes) => !told.has(dishes.order_id)), ...finished].toSorted(
    (a, b) => a.since.getTime() - b.since.getTime() || a.order_id - b.order_id,
  );
  return { ...board, tickets, total: tickets.length, ready };
}
