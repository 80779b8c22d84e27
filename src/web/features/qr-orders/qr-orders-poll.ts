import type { QueryClient } from "@tanstack/react-query";

/** Every query about the guests' orders: number of the badge, list of the panel. */
export const qrOrdersKey = ["pos", "qr"] as const;
export const qrOrderCountKey = [...qrOrdersKey, "count"] as const;

/** The poll looks so often, and acts only when the last answer is older than the second figure (operations §9), in ms. */
const POLL_MS = 30_000;
const ACT_AFTER_MS = 60_000;

/** Makes good for lost events: loads the badge's number anew, and with it the list of a panel that is open. Gives what ends it. */
export function pollQrOrders(client: QueryClient): () => void {
  const poll = setInterval(() => {
    const at = client.getQueryState(qrOrderCountKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - at >= ACT_AFTER_MS) void client.invalidateQueries({ queryKey: qrOrdersKey });
  }, POLL_MS);
  return () => clearInterval(poll);
}
