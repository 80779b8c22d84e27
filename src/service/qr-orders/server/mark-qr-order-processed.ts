import type { OrderId, QrOrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { FIRST_NAME_MAX } from "#service/visits/domain/visit.ts";
import { admitSender } from "#service/visits/server/public.ts";
import { updateQrOrderProcessed } from "./qr-order-queries.ts";

/** A locked, pending order of a guest has become this order: the phone that opened its table with it is in, and the screens that list it hear so. */
export async function markQrOrderProcessed(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  processed: { readonly id: QrOrderId; readonly orderId: OrderId },
): Promise<void> {
  const sent = await updateQrOrderProcessed(tx, ctx, processed);
  if (sent.guest_name !== null)
    await admitSender(tx, { id: processed.id, name: sent.guest_name.slice(0, FIRST_NAME_MAX), now: ctx.now });
  tx.emit({ type: "qr_order_updated", qrOrderId: processed.id });
}
