import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { lastFinished } from "./last-finished.ts";

const line = (id: number, orderId: number, seconds: number) => ({
  id: toId<"OrderLine">(id),
  orderId: toId<"Order">(orderId),
  finishedAt: seconds * 1_000,
});

test("the last one is the line finished last", () => {
  const lines = [line(1, 1, 0), line(2, 1, 95), line(3, 2, 99), line(4, 1, 100)];
  expect(lastFinished(lines).map(({ id }) => id)).toEqual([2, 4]);
});

test("lines finished in one transaction come back together", () => {
  expect(lastFinished([line(7, 3, 5), line(8, 3, 5)]).map(({ id }) => id)).toEqual([7, 8]);
});

test("where nothing was finished nothing comes back", () => {
  expect(lastFinished([])).toEqual([]);
});
