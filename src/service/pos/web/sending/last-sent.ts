import type { OrderId } from "#platform/domain/ids.ts";

let lastSent: OrderId | null = null;

/** What was sent here last: what the till charges while no table is chosen. Forgotten with the page. */
export const lastSentOrder = (): OrderId | null => lastSent;

export function rememberSentOrder(orderId: OrderId): void {
  lastSent = orderId;
}
