import { expect, test } from "vitest";
import { type StationId, toId } from "../ids.ts";
import type { LineStatus } from "../orders/line-status.ts";
import { stationOrders } from "./station-orders.ts";

const kitchen: StationId = toId(1);
const bar: StationId = toId(2);

function line(stationId: StationId, status: LineStatus = "created") {
  return { stationId, status };
}

test("each station sees its own half of an order", () => {
  const orders = [{ id: 1, lines: [line(kitchen), line(bar, "preparing")] }];
  expect(stationOrders(orders, kitchen)).toEqual([{ id: 1, lines: [line(kitchen)] }]);
  expect(stationOrders(orders, bar)).toEqual([{ id: 1, lines: [line(bar, "preparing")] }]);
});

test("no card where the station has nothing left to do; cancelled lines are not on it", () => {
  const orders = [
    { id: 1, lines: [line(kitchen, "completed"), line(bar)] },
    { id: 2, lines: [line(kitchen, "cancelled")] },
    { id: 3, lines: [line(kitchen), line(kitchen, "cancelled"), line(kitchen, "completed")] },
  ];
  expect(stationOrders(orders, kitchen)).toEqual([
    { id: 3, lines: [line(kitchen), line(kitchen, "completed")] },
  ]);
});
