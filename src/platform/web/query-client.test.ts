import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** A screen's query that fails until `heal` is called. */
function aScreen(code: "offline" | "timeout" | "not_found", retry?: false) {
  let isWell = false;
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ["screen", code],
    ...(retry === undefined ? {} : { retry }),
    queryFn: async () => {
      asked += 1;
      if (isWell) return "there";
      throw new ApiError(code, "words", { status: code === "not_found" ? 404 : 0 });
    },
  });
  const leave = observer.subscribe(() => undefined);
  const heal = () => {
    isWell = true;
  };
  return { observer, leave, heal, asked: () => asked };
}

test("a screen that was not reached stands by itself once the connection is back", async () => {
  const { observer, leave, heal, asked } = aScreen("offline", false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  heal();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(observer.getCurrentResult().data).toBe("there");
  const before = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before);
  leave();
});

test("what the server has answered is not asked again", async () => {
  const { leave, asked } = aScreen("not_found", false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  leave();
});

test("an unreachable server is told within 5 s, after all repeats", async () => {
  const { observer, leave, asked } = aScreen("offline");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(asked()).toBe(3);
  leave();
});

test("a server that used up the time of an answer is not asked at once again", async () => {
  const { observer, leave, asked } = aScreen("timeout");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(asked()).toBe(1);
  leave();
});
