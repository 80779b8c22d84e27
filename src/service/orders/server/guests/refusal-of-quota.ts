import { decideQuota } from "#platform/domain/quotas/guest-quota.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { AskingPhone } from "#platform/server/http/ensure-phone.ts";
import {
  ASKING_TO_ORDER,
  ASKING_WITH_PROVEN,
  decideGuestOrder,
} from "#service/qr-orders/domain/guest-order.ts";
import {
  countAskingPhones,
  type guestAtTable,
  notePhone,
  standingOfPhone,
} from "#service/visits/server/public.ts";
import { countWaiting, lockStrangersOrders } from "./guest-order-queries.ts";

interface OrderingGuest {
  readonly phone: AskingPhone;
  readonly guest: { readonly name: string; readonly phone: string | null };
  /** Null without a table. */
  readonly at: Awaited<ReturnType<typeof guestAtTable>> | null;
}

/**
 * Returns why a guest may not place one more order now; null when they may. A phone that only other strangers keep out
 * waits for staff to let it in (`isAsking`): they see it beside the orders. `guest_orders_crowded`: too many wait for that.
 */
export async function refusalOfQuota(tx: Tx, now: Date, { phone, guest, at }: OrderingGuest) {
  const { tokenHash, sentFrom } = phone;
  const tableId = at?.table.id ?? null;
  const standing = await standingOfPhone(tx, tokenHash);
  const isInVisit = at?.me?.standing === "admitted";
  if (!isInVisit && standing !== "known") await lockStrangersOrders(tx);
  const waiting = await countWaiting(tx, { tokenHash, sentFrom, tableId });
  const decision = decideGuestOrder({ standing, isInVisit, isAtTable: at !== null }, waiting);
  if (decision.ok) return null;
  const { reason } = decision;
  if (reason !== "guest_orders_full") return { reason, isAsking: false };
  const asking = await countAskingPhones(tx, { tokenHash, sentFrom, now });
  const quota = phone.isProven ? ASKING_WITH_PROVEN : ASKING_TO_ORDER;
  // A phone that asks already only changes its name.
  const mayAsk = asking.ofPhone > 0 || decideQuota(false, asking, quota).ok;
  if (!mayAsk) return { reason: "guest_orders_crowded" as const, isAsking: false };
  await notePhone(tx, { tokenHash, sentFrom, ...guest, tableId, now, isAsking: true });
  tx.emit({ type: "qr_order_updated", qrOrderId: null, qrOrderIds: [] });
  return { reason, isAsking: true };
}
