import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadPlanner } from "./load-planner.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose loads take `takes` ms and then contain every event that had happened when they began. */
function aList({ loaded = 0, takes = 20 } = {}) {
  const list = { loaded, happened: loaded, loads: 0, atOnce: 0, mostAtOnce: 0 };
  const load = async () => {
    list.loads += 1;
    list.atOnce += 1;
    list.mostAtOnce = Math.max(list.mostAtOnce, list.atOnce);
    const contained = list.happened;
    await new Promise((resolve) => setTimeout(resolve, takes));
    list.atOnce -= 1;
    list.loaded = contained;
  };
  const planner = createLoadPlanner(load, () => list.loaded);
  const misses = (seq: number) => {
    list.happened = Math.max(list.happened, seq);
    planner.onMissed(seq);
  };
  return { list, planner, misses };
}

test("what is missing is loaded 250 ms later, once for all that is missed until then", async () => {
  const { list, misses } = aList();
  misses(1);
  await vi.advanceTimersByTimeAsync(240);
  misses(2);
  expect(list.loads).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(list.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(list).toMatchObject({ loads: 1, loaded: 2 });
});

test("an endless burst loads every 250 ms and never two at a time", async () => {
  const { list, misses } = aList({ takes: 400 });
  for (let seq = 1; seq <= 200; seq += 1) {
    misses(seq);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list).toMatchObject({ loaded: 200, mostAtOnce: 1 });
  expect(list.loads).toBeLessThanOrEqual(5);
});

test("an answer that came meanwhile and contains it saves the load", async () => {
  const { list, misses } = aList();
  misses(3);
  list.loaded = 3;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.loads).toBe(0);
});

test("what nobody knows the number of is loaded in any case", async () => {
  const { list, planner } = aList({ loaded: 7 });
  planner.onMissed(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.loads).toBe(1);
});

test("nothing is loaded after the list is left", async () => {
  const { list, planner, misses } = aList();
  misses(1);
  planner.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.loads).toBe(0);
});
