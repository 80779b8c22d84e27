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
function aScreen(code: "offline" | "not_found") {
  let isWell = false;
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ["screen", code],
    retry: false,
    queryFn: async () => {
      asked += 1;
      if (isWell) return "there";
      throw new ApiError(code, "words", { status: code === "offline" ? 0 : 404 });
    },
  });
  const leave = observer.subscribe(() => undefined);
  const heal = () => {
    isWell = true;
  };
  return { observer, leave, heal, asked: () => asked };
}

test("a screen that was not reached stands by itself once the connection is back", async () => {
  const { observer, leave, heal, asked } = aScreen("offline");
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
  const { leave, asked } = aScreen("not_found");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  leave();
});
