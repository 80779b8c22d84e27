import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Device } from "../contract/profile.ts";
import { liveDevices } from "./live-devices.ts";
import { endSessions } from "./session-queries.ts";

/** Lists the devices this person is signed in on: this one first, then the one seen last. */
export async function listDevices(ctx: StaffContext): Promise<{ devices: Device[] }> {
  const rows = await ctx.inTenant((tx) => liveDevices(tx, ctx.userId, ctx));
  const devices = rows.map((row) => ({
    device_id: row.id,
    device_ip: row.device_ip,
    device_name: row.name,
    device_location: row.device_location,
    shared_till: row.shared_till,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    isMyDevice: row.id === ctx.sessionId,
  }));
  return { devices: devices.toSorted((a, b) => Number(b.isMyDevice) - Number(a.isMyDevice)) };
}

/** Signs another device of the same person out at once, its sockets too. Throws `own_device`, `not_found`. */
export async function removeDevice(
  ctx: StaffContext,
  deps: Deps,
  deviceId: Id<"Session">,
): Promise<{ message: string }> {
  if (deviceId === ctx.sessionId) throw new AppError("own_device");
  const reply = await ctx.inTenant(async (tx) => {
    const own = { id: deviceId, userId: ctx.userId };
    found((await endSessions(tx, own, "removed", ctx.now))[0]);
    await recordAudit(tx, ctx, [
      { action: "session.removed", subject: "session", subjectId: deviceId, before: null, after: null },
    ]);
    return { message: ctx.say("auth.device_removed") };
  });
  deps.realtime.endSession(ctx.tenantId, deviceId);
  ctx.log.info({ session: deviceId }, "device removed");
  return reply;
}
