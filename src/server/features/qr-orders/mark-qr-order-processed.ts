import type { OrderId, QrOrderId } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { updateQrOrderProcessed } from "./qr-order-queries.ts";

/** A locked, pending order of a guest has become this order; the screens that list it hear so. */
export async function markQrOrderProcessed(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  processed: { readonly id: QrOrderId; readonly orderId: OrderId },
): Promise<void> {
  await updateQrOrderProcessed(tx, ctx, processed);
  tx.emit({ type: "qr_order_updated", qrOrderId: processed.id });
}
