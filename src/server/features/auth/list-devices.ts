import type { Device } from "../../../contract/auth.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { liveSessions } from "./device-queries.ts";
import { deviceView } from "./device-view.ts";

/** Where this person is signed in: the asking device first, then the one seen last. */
export async function listDevices(ctx: StaffContext): Promise<{ devices: Device[] }> {
  const rows = await ctx.inTenant((tx) => liveSessions(tx, ctx.userId, ctx.now));
  const devices = rows.map((row) => deviceView(row, ctx.sessionId));
  return { devices: devices.toSorted((a, b) => Number(b.isMyDevice) - Number(a.isMyDevice)) };
}
