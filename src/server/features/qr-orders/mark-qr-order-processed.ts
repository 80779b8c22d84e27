import type { OrderId, QrOrderId } from "../../../domain/ids.ts";
import { FIRST_NAME_MAX } from "../../../domain/visits/visit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { admitSender } from "../visits/public.ts";
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
