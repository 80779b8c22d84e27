import { expect, test } from "vitest";
import type { CourseLine } from "#service/orders/domain/course.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { byWaiting, lastFired, ticketSince } from "./ticket-since.ts";

const now = new Date(60 * 60_000);
const aLine = (minute: number | null, status: LineStatus = "created"): CourseLine => ({
  status,
  course: 1,
  fire_at: minute === null ? null : new Date(minute * 60_000),
});
const since = (...lines: CourseLine[]) => {
  const instant = ticketSince(lines, now);
  return instant === null ? null : instant / 60_000;
};

test("a ticket waits since the oldest firing of what is still to be made", () => {
  expect(since(aLine(10), aLine(40))).toBe(10);
  expect(since(aLine(10, "completed"), aLine(40, "preparing"))).toBe(40);
  expect(since(aLine(10, "cancelled"), aLine(40))).toBe(40);
});

test("held dishes do not count; a ticket of nothing else waits for nobody yet", () => {
  expect(since(aLine(10), aLine(70), aLine(null))).toBe(10);
  expect(since(aLine(10, "delivered"), aLine(70))).toBeNull();
  expect(since(aLine(null))).toBeNull();
});

test("a finished ticket keeps the place of what was fired last", () => {
  expect(since(aLine(10, "completed"), aLine(40, "completed"))).toBe(40);
});

test("what was fired last is not what will be", () => {
  expect(lastFired([aLine(10), aLine(40), aLine(70), aLine(null)], now)).toBe(40 * 60_000);
  expect(lastFired([aLine(null), aLine(10, "cancelled")], now)).toBe(0);
});

test("tickets stand by how long they wait, held ones behind", () => {
  const tickets = [
    { id: 1, since: null },
    { id: 4, since: 9 },
    { id: 3, since: 9 },
    { id: 2, since: 20 },
  ];
  expect(tickets.toSorted(byWaiting).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
