import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./use-paced-refresh.ts";

const pace = { settleMs: 250, gapMs: 3_000 };
let runs: number[] = [];
const note = () => void runs.push(Date.now());

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  runs = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes together is one run, just after it began", () => {
  const { tell } = paced(note, pace);
  tell();
  vi.advanceTimersByTime(100);
  tell();
  vi.advanceTimersByTime(10_000);
  expect(runs).toEqual([250]);
});

test("fifty a second for half a minute are one run every three seconds", () => {
  const { tell } = paced(note, pace);
  for (let at = 0; at < 30_000; at += 20) {
    tell();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(10_000);
  expect(runs.length).toBeLessThanOrEqual(11);
  expect(runs.every((at, place) => place === 0 || at - (runs[place - 1] ?? 0) >= pace.gapMs)).toBe(true);
  expect(runs.at(-1)).toBeGreaterThanOrEqual(29_980);
});

test("after a rest the next is heard as fast as the first", () => {
  const { tell } = paced(note, pace);
  tell();
  vi.advanceTimersByTime(20_000);
  tell();
  vi.advanceTimersByTime(250);
  expect(runs).toEqual([250, 20_250]);
});

test("stopped it runs no more, and hears again what is told later", () => {
  const { tell, stop } = paced(note, pace);
  tell();
  tell();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(runs).toEqual([]);
  tell();
  vi.advanceTimersByTime(250);
  expect(runs).toEqual([10_250]);
});
