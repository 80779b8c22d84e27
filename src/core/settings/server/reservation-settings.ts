import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  readReservationSettings as read,
  setReservationSettings as set,
} from "../contract/reservation-settings.ts";
import { changeSettings, readSettings } from "./read-settings.ts";

export const readReservationSettings = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const { reservations } = await readSettings(tx, ctx.now);
    return { ...reservations, version: versionOf({ ...reservations }) };
  });

/** Sets the rules; existing reservations keep their table as long as before. */
export function setReservationSettings(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { reservations: before } = await changeSettings(tx, ctx.now, ({ reservations }) => {
      refuseStaleEdit(version, { ...reservations });
      return {
        reservation_minutes: after.durationMinutes,
        reservation_warning_minutes: after.warningMinutes,
        is_online_cancel_enabled: after.isOnlineCancelEnabled,
        is_reservation_mail_enabled: after.isMailEnabled,
      };
    });
    await recordAudit(tx, ctx, [
      {
        action: "reservation_settings.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before,
        after,
      },
    ]);
    tx.emit({ type: "reservations_changed" });
    return { message: ctx.say("reservations.reply.settings_saved") };
  });
}
