import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefreshPlanner } from "./refresh-planner.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aPlanner(known = 0) {
  const board = { known, refreshes: 0 };
  const planner = createRefreshPlanner(
    () => {
      board.refreshes += 1;
    },
    () => board.known,
  );
  return { board, planner };
}

test("the first event loads at once, and once when the answer contains it", () => {
  const { board, planner } = aPlanner();
  planner.heard(1);
  expect(board.refreshes).toBe(1);
  board.known = 1;
  vi.advanceTimersByTime(1_000);
  expect(board.refreshes).toBe(1);
});

test("a burst loads at its beginning and 250 ms after its last event", () => {
  const { board, planner } = aPlanner();
  planner.heard(1);
  vi.advanceTimersByTime(200);
  planner.heard(2);
  vi.advanceTimersByTime(249);
  expect(board.refreshes).toBe(1);
  vi.advanceTimersByTime(1);
  expect(board.refreshes).toBe(2);
});

test("an endless burst still loads every second", () => {
  const { board, planner } = aPlanner();
  for (let seq = 1; seq <= 31; seq += 1) {
    planner.heard(seq);
    vi.advanceTimersByTime(100);
  }
  expect(board.refreshes).toBe(4);
});

test("an event that the board contains already loads nothing", () => {
  const { board, planner } = aPlanner(7);
  planner.heard(7);
  vi.advanceTimersByTime(1_000);
  expect(board.refreshes).toBe(0);
});

test("what has no number is loaded in any case", () => {
  const { board, planner } = aPlanner(7);
  planner.heard(null);
  expect(board.refreshes).toBe(1);
  planner.heard(null);
  vi.advanceTimersByTime(250);
  expect(board.refreshes).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(board.refreshes).toBe(2);
});

test("nothing is loaded after the board is left", () => {
  const { board, planner } = aPlanner();
  planner.heard(1);
  planner.heard(2);
  planner.stop();
  vi.advanceTimersByTime(1_000);
  expect(board.refreshes).toBe(1);
});
