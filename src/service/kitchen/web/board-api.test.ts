import { expect, test } from "vitest";
import type { ChangeOf } from "#platform/contract/changes.ts";
import { type OrderId, toId } from "#platform/domain/ids.ts";
import type { ticketsChanged } from "../contract/kitchen.ts";
import type { Board } from "./board/board-ticket.ts";
import { applyTickets } from "./board-api.ts";

type Orders = ChangeOf<typeof ticketsChanged>["orders"];
type AtStation = Orders[number]["stations"][number];

const kitchen = toId<"Station">(1);
const bar = toId<"Station">(2);

function aTicket(id: number): NonNullable<AtStation["ticket"]> {
  return {
    id: toId<"Order">(id),
    order_no: id,
    token_no: id,
    round: 1,
    date: new Date(id * 60_000),
    delivery_type: "takeaway",
    source: "counter",
    external_number: null,
    is_paid: false,
    stations: [],
    table_title: null,
    floor: null,
    items: [],
  };
}

const ready = (id: number, minute: number): NonNullable<AtStation["ready"]> => ({
  order_id: toId<"Order">(id),
  token_no: id,
  table_title: null,
  delivery_type: "takeaway",
  dishes: 1,
  since: new Date(minute * 60_000),
  claimed_by: null,
});

const at = (station_id: AtStation["station_id"], over: Partial<AtStation> = {}): AtStation => ({
  station_id,
  ticket: null,
  changes: [],
  ready: null,
  ...over,
});

function aBoard(...ids: number[]): Board {
  return {
    station: {
      id: kitchen,
      slug: "kitchen",
      title: "Cocina",
      late_minutes: 20,
      warn_minutes: null,
      pickup_minutes: 5,
    },
    tickets: ids.map((id) => ({ ...aTicket(id), changes: [] })),
    total: ids.length,
    ready: [],
    seq: 7,
    requestedAt: 1,
    skewMs: 0,
  };
}

const order = (id: number, ...stations: AtStation[]): Orders[number] => ({
  order_id: toId<"Order">(id),
  stations,
});

const idsOf = (board: Board | null): OrderId[] | undefined => board?.tickets.map((ticket) => ticket.id);

test("a new ticket takes its place by its time", () => {
  const board = aBoard(1, 3);
  const now = applyTickets(board, {
    orders: [
      order(2, at(kitchen, { ticket: aTicket(2) }), at(bar, { ticket: aTicket(2) })),
      order(3, at(bar)),
    ],
  });
  expect(idsOf(now)).toEqual([1, 2]);
  expect(now).toMatchObject({ total: 2, seq: 7 });
});

test("told twice changes nothing more", () => {
  const change = { orders: [order(2, at(kitchen, { ticket: aTicket(2), ready: ready(2, 5) }))] };
  const once = applyTickets(aBoard(1), change);
  expect(once && applyTickets(once, change)).toEqual(once);
});

test("what concerns other stations alone leaves the board the same object", () => {
  const board = aBoard(1);
  expect(applyTickets(board, { orders: [order(2, at(bar, { ticket: aTicket(2) })), order(5)] })).toBe(board);
});

test("what waits to be fetched is told with its order, the longest waiting first", () => {
  const first = applyTickets(aBoard(), {
    orders: [order(4, at(kitchen, { ready: ready(4, 9) })), order(6, at(kitchen, { ready: ready(6, 8) }))],
  });
  expect(first?.ready.map((dishes) => dishes.order_id)).toEqual([6, 4]);
  expect(first && applyTickets(first, { orders: [order(6)] })?.ready).toMatchObject([{ order_id: 4 }]);
});

test("a board of more tickets than it was given cannot be told which moves up", () => {
  const board = { ...aBoard(1, 2), total: 9 };
  expect(applyTickets(board, { orders: [order(1)] })).toBeNull();
  expect(applyTickets(board, { orders: [order(8, at(bar))] })).toBe(board);
});
