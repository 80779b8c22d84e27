import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefreshPlanner } from "./refresh-planner.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A board whose loads take `takes` ms and then contain every event that had happened when they began. */
function aPlanner({ known = 0, takes = 20, fails = false } = {}) {
  const board = { known, happened: known, refreshes: 0, atOnce: 0, mostAtOnce: 0, fails };
  const refresh = async () => {
    board.refreshes += 1;
    board.atOnce += 1;
    board.mostAtOnce = Math.max(board.mostAtOnce, board.atOnce);
    const contained = board.happened;
    await new Promise((resolve) => setTimeout(resolve, takes));
    board.atOnce -= 1;
    if (!board.fails) board.known = contained;
  };
  const planner = createRefreshPlanner(refresh, () => board.known);
  const happens = (seq: number) => {
    board.happened = seq;
    planner.onEvent(seq);
  };
  return { board, planner, happens };
}

test("the first event loads at once, and once when the answer contains it", async () => {
  const { board, happens } = aPlanner();
  happens(1);
  expect(board.refreshes).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(board.refreshes).toBe(1);
});

test("an event soon after another is on the board 100 ms later, not after the burst", async () => {
  const { board, happens } = aPlanner();
  happens(1);
  await vi.advanceTimersByTimeAsync(30);
  happens(2);
  await vi.advanceTimersByTimeAsync(70);
  expect(board.known).toBe(2);
});

test("an event heard while a load is under way is loaded after it, never beside it", async () => {
  const { board, happens } = aPlanner({ takes: 200 });
  happens(1);
  await vi.advanceTimersByTimeAsync(50);
  happens(2);
  happens(3);
  await vi.advanceTimersByTimeAsync(400);
  expect(board).toMatchObject({ known: 3, refreshes: 2, mostAtOnce: 1 });
});

test("an endless burst loads at most every 80 ms", async () => {
  const { board, happens } = aPlanner();
  for (let seq = 1; seq <= 200; seq += 1) {
    happens(seq);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(board.refreshes).toBeGreaterThan(20);
  expect(board.refreshes).toBeLessThanOrEqual(26);
});

test("an answer without the event is asked for once more 250 ms after the last event", async () => {
  const { board, happens } = aPlanner({ fails: true });
  happens(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(board.refreshes).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(board.refreshes).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(board.refreshes).toBe(2);
});

test("an event that the board contains already loads nothing", async () => {
  const { board, planner } = aPlanner({ known: 7 });
  planner.onEvent(7);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(board.refreshes).toBe(0);
});

test("what has no number is loaded in any case", async () => {
  const { board, planner } = aPlanner({ known: 7 });
  planner.onEvent(null);
  expect(board.refreshes).toBe(1);
  planner.onEvent(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(board.refreshes).toBe(2);
});

test("nothing is loaded after the board is left", async () => {
  const { board, planner, happens } = aPlanner();
  happens(1);
  happens(2);
  planner.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(board.refreshes).toBe(1);
});
