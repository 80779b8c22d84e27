import { liveDevices } from "#platform/server/auth/live-devices.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Device } from "../contract/profile.ts";

/** Where this person is signed in: the asking device first, then the one seen last. */
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
