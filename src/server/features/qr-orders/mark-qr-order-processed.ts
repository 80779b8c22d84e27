import type { OrderId, QrOrderId } from "../../../domain/ids.ts";
import { FIRST_NAME_MAX } from "../../../domain/visits/visit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { admitSender } from "../visits/public.ts";
import { updateQrOrderProcessed } from "./qr-order-queries.ts";

/** A locked, pending order of a guest has become this order: its phone shares the account of its table from now on, and the screens that list it hear so. */
export async function markQrOrderProcessed(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  processed: { readonly id: QrOrderId; readonly orderId: OrderId },
): Promise<void> {
  const sent = await updateQrOrderProcessed(tx, ctx, processed);
  const { table_id: tableId, guest_token_hash: tokenHash, guest_name: name } = sent;
  if (tableId !== null && tokenHash !== null && name !== null)
    await admitSender(tx, { tableId, tokenHash, name: name.slice(0, FIRST_NAME_MAX), now: ctx.now });
  tx.emit({ type: "qr_order_updated", qrOrderId: processed.id });
}
