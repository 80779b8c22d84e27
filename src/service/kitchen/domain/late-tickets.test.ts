import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { lateTickets, type WaitingDish } from "./late-tickets.ts";

const now = new Date("2026-11-21T19:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const dish = (rest: Partial<WaitingDish> & { order?: number; station?: number } = {}): WaitingDish => {
  const { order = 1, station = 1, ...of } = rest;
  return {
    order_id: toId<"Order">(order),
    station_id: toId<"Station">(station),
    status: "created",
    course: null,
    fire_at: ago(5),
    quantity: 1,
    late_minutes: 20,
    ...of,
  };
};

test("a ticket is late from the minute that its station says", () => {
  expect(lateTickets([dish({ fire_at: new Date(ago(20).getTime() + 1) })], now)).toEqual([]);
  expect(lateTickets([dish({ fire_at: ago(20) })], now)).toEqual([
    { orderId: 1, stationId: 1, since: ago(20).getTime(), dishes: 1 },
  ]);
  expect(lateTickets([dish({ fire_at: ago(8), late_minutes: 8 })], now)).toHaveLength(1);
});

test("its oldest dish makes all of it late", () => {
  const dishes = [
    dish({ fire_at: ago(25), quantity: 3 }),
    dish({ fire_at: ago(2), quantity: 2, status: "preparing" }),
    dish({ station: 2, fire_at: ago(2) }),
    dish({ order: 2, fire_at: ago(40) }),
  ];
  expect(
    lateTickets(dishes, now).map(({ orderId, stationId, dishes: pieces }) => [orderId, stationId, pieces]),
  ).toEqual([
    [2, 1, 1],
    [1, 1, 5],
  ]);
});

test("what waits for its course is never late", () => {
  const held = dish({ course: 2, fire_at: null, quantity: 4 });
  const later = dish({ course: 2, fire_at: new Date(now.getTime() + 60_000) });
  expect(lateTickets([held, later], now)).toEqual([]);
  expect(lateTickets([held, dish({ course: 1, fire_at: ago(30) })], now)).toMatchObject([{ dishes: 1 }]);
});
