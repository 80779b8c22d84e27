import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { GuestPhoneId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { askingPhones, blockedPhones, writeSettledPhone } from "#service/visits/server/public.ts";
import type { settleGuestPhone as definition, listGuestPhones as list } from "../contract/guest-phones.ts";
import { cancelPending } from "./change-qr-orders.ts";

/** Lists the phones that wait to be let order, and the blocked ones. */
export const listGuestPhones = (ctx: StaffContext): Promise<ResponseOf<typeof list>> =>
  ctx.inTenant(async (tx) => ({ asking: await askingPhones(tx, ctx.now), blocked: await blockedPhones(tx) }));

/**
 * Lets a phone order whatever strangers send, or blocks it and takes its waiting orders off the list. The same answer again
 * changes nothing. Throws `not_found`.
 */
export function settleGuestPhone(
  ctx: StaffContext,
  id: GuestPhoneId,
  { answer }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const standing = answer === "admit" ? "known" : "blocked";
    const phone = found(await writeSettledPhone(tx, { id, standing, by: ctx.userId }));
    const taken = answer === "block" ? await cancelPending(tx, ctx, { tokenHash: phone.token_hash }) : [];
    tx.emit({ type: "qr_order_updated", qrOrderId: null, qrOrderIds: taken });
    if (phone.before !== standing)
      await recordAudit(tx, ctx, [
        {
          action: answer === "admit" ? "guest_phone.admitted" : "guest_phone.blocked",
          subject: "guest_phone",
          subjectId: id,
          before: null,
          after: { name: phone.name },
        },
      ]);
    const name = phone.name ?? ctx.say("feedback.anonymous");
    return { message: ctx.say(`qrOrders.phones.reply.${standing}`, { name }) };
  });
}
