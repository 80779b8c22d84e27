import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LimitStore } from "./limit-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counted(store: LimitStore, key: string, window = 60_000) {
  let seen = { current: 0, ttl: 0 };
  store.incr(key, (_error, result) => (seen = result ?? seen), window);
  return seen;
}

test("a name is counted until its window ends", () => {
  const store = new LimitStore();
  expect(counted(store, "a")).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(20_000);
  expect(counted(store, "a")).toEqual({ current: 2, ttl: 40_000 });
  expect(counted(store, "b").current).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(counted(store, "a")).toEqual({ current: 1, ttl: 60_000 });
});

test("an account keeps its count while thousands of other names are tried", () => {
  const store = new LimitStore();
  for (let attempt = 0; attempt < 46; attempt += 1) counted(store, "user maria");
  for (let name = 0; name < 20_000; name += 1) counted(store, `user ${name}`);
  expect(counted(store, "user maria").current).toBe(47);
});

test("no more names are kept than fit; those tried once go first", () => {
  const store = new LimitStore({}, 100);
  counted(store, "user maria");
  counted(store, "user maria");
  for (let name = 0; name < 500; name += 1) counted(store, `user ${name}`);
  expect(counted(store, "user maria").current).toBe(3);
  expect(counted(store, "user 0").current).toBe(1);
  expect(counted(store, "user 499").current).toBe(2);
});
