import type { StaffContext } from "#platform/server/http/context.ts";
import { sendersOf } from "#service/visits/server/public.ts";
import type { QrOrder } from "../contract/qr-orders.ts";
import { countPendingQrOrders, selectPendingQrOrders, selectQrLines } from "./qr-order-queries.ts";
import { qrOrderViews } from "./qr-order-view.ts";

/** The pending orders of guests, longest waiting first. */
export function listQrOrders(ctx: StaffContext): Promise<QrOrder[]> {
  return ctx.inTenant(async (tx) => {
    const orders = await selectPendingQrOrders(tx);
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    return qrOrderViews(orders, await selectQrLines(tx, ids), await sendersOf(tx, ids));
  });
}

/** How many orders of guests are pending. */
export function countQrOrders(ctx: StaffContext): Promise<{ totalQROrders: number }> {
  return ctx.inTenant(async (tx) => ({ totalQROrders: await countPendingQrOrders(tx) }));
}
