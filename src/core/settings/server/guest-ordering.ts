import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  GuestOrdering,
  readGuestOrdering as read,
  setGuestOrdering as set,
} from "../contract/guest-ordering.ts";
import { changeSettings, readSettings } from "./read-settings.ts";

/** Reads how guests join their table's account, and which of their orders wait for staff. */
export const readGuestOrdering = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const { guests, currency } = await readSettings(tx, ctx.now);
    return { ...guests, currency, version: versionOf({ ...guests }) };
  });

/** Sets the rules for phones that come and orders that are placed from now on. */
export function setGuestOrdering(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { guests: before } = await changeSettings(tx, ctx.now, ({ guests }) => {
      refuseStaleEdit(version, { ...guests });
      return columnsOf(after);
    });
    await recordAudit(tx, ctx, [
      { action: "guest_ordering.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("guestOrdering.reply.saved") };
  });
}

const columnsOf = (rules: GuestOrdering) => ({
  visit_opening: rules.opening,
  is_guest_order_sent: rules.is_sent_at_once,
  guest_order_limit_cents: rules.amount_limit,
  guest_order_limit_count: rules.count_limit,
  is_guest_takeaway_enabled: rules.is_takeaway_enabled,
  is_guest_delivery_enabled: rules.is_delivery_enabled,
  guest_order_hours: JSON.stringify(rules.hours),
});
