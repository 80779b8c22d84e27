import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollQrOrders, qrOrderCountKey, qrOrdersKey } from "./qr-orders-poll.ts";

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false } } });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** A part of the screen that shows a query, and how often it was loaded. */
function shown(queryKey: readonly string[], load: () => Promise<number> = async () => 1) {
  const loads = vi.fn(load);
  const stop = new QueryObserver(client, { queryKey, queryFn: loads }).subscribe(() => undefined);
  return { loads, stop };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("the poll looks every 30 s and acts when nothing was heard for 60 s", async () => {
  const badge = shown(qrOrderCountKey);
  const stop = pollQrOrders(client);
  await pass(59_000);
  expect(badge.loads).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(badge.loads).toHaveBeenCalledTimes(2);
  await pass(58_000);
  expect(badge.loads).toHaveBeenCalledTimes(2);
  stop();
  await pass(300_000);
  expect(badge.loads).toHaveBeenCalledTimes(2);
});

test("an event puts it off: what was loaded 40 s ago is not loaded again", async () => {
  const badge = shown(qrOrderCountKey);
  pollQrOrders(client);
  await pass(50_000);
  await client.invalidateQueries({ queryKey: qrOrderCountKey });
  await pass(40_000);
  expect(badge.loads).toHaveBeenCalledTimes(2);
  await pass(30_000);
  expect(badge.loads).toHaveBeenCalledTimes(3);
});

test("the list of an open panel loads in the same poll, that of a closed one does not", async () => {
  shown(qrOrderCountKey);
  const panel = shown([...qrOrdersKey, "list"]);
  pollQrOrders(client);
  await pass(61_000);
  expect(panel.loads).toHaveBeenCalledTimes(2);
  panel.stop();
  await pass(120_000);
  expect(panel.loads).toHaveBeenCalledTimes(2);
});

test("a count that failed is asked for again at the next look", async () => {
  const badge = shown(qrOrderCountKey, () => Promise.reject(new Error("no network")));
  pollQrOrders(client);
  await pass(31_000);
  expect(badge.loads).toHaveBeenCalledTimes(2);
});
