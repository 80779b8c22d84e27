import type { QueryClient } from "@tanstack/react-query";

/** Key of every query about the guests' orders: number of the badge, list of the panel. */
export const qrOrdersKey = ["pos", "qr"] as const;
export const qrOrderCountKey = [...qrOrdersKey, "count"] as const;

/** Interval of the poll, and the age of the last answer at which it reloads (operations §9), in milliseconds. */
const POLL_MS = 30_000;
const ACT_AFTER_MS = 60_000;

/**
 * Reloads the badge's number, and with it the list of an open panel, in case events got lost. Returns the
 * function that stops it.
 */
export function pollQrOrders(client: QueryClient): () => void {
  const poll = setInterval(() => {
    const at = client.getQueryState(qrOrderCountKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - at >= ACT_AFTER_MS) void client.invalidateQueries({ queryKey: qrOrdersKey });
  }, POLL_MS);
  return () => clearInterval(poll);
}
