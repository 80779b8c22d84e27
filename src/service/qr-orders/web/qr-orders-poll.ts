import type { QueryClient } from "@tanstack/react-query";

/** Every query about the guests' orders: number of the badge, list of the panel. */
export const qrOrdersKey = ["pos", "qr"] as const;
export const qrOrderCountKey = [...qrOrdersKey, "count"] as const;

/** How often the poll checks, and how old the last answer must be for it to load anew (operations §9), in milliseconds. */
const POLL_MS = 30_000;
const ACT_AFTER_MS = 60_000;

/** In case events got lost: loads the badge's number anew, and with it the list of an open panel. Returns how to stop. */
export function pollQrOrders(client: QueryClient): () => void {
  const poll = setInterval(() => {
    const at = client.getQueryState(qrOrderCountKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - at >= ACT_AFTER_MS) void client.invalidateQueries({ queryKey: qrOrdersKey });
  }, POLL_MS);
  return () => clearInterval(poll);
}
