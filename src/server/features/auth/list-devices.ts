import type { Device } from "../../../contract/auth.ts";
import type { UserId } from "../../../domain/ids.ts";
import { deviceName } from "../../platform/auth/device-name.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** Where this person is signed in: the asking device first, then the one seen last. */
export async function listDevices(ctx: StaffContext): Promise<{ devices: Device[] }> {
  const rows = await ctx.inTenant((tx) => liveSessions(tx, ctx.userId, ctx.now));
  const devices = rows.map((row) => ({
    device_id: row.id,
    device_ip: row.device_ip,
    device_name: deviceName(row, ctx.say),
    device_location: row.device_location,
    created_at: row.created_at,
    isMyDevice: row.id === ctx.sessionId,
  }));
  return { devices: devices.toSorted((a, b) => Number(b.isMyDevice) - Number(a.isMyDevice)) };
}

/** A person's sessions that can still be used, last seen first: not ended, and with a token that has not run out. */
async function liveSessions(tx: Tx, userId: UserId, now: Date) {
  return tx.rows(
    sqlOf
      .selectFrom("sessions as s")
      .select(["s.id", "s.browser", "s.system", "s.device_ip", "s.device_location", "s.created_at"])
      .where("s.tenant_id", "=", tx.tenantId)
      .where("s.user_id", "=", userId)
      .where("s.ended_at", "is", null)
      .where("s.expires_at", ">", now)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("session_tokens as k")
            .select("k.kind")
            .whereRef("k.tenant_id", "=", "s.tenant_id")
            .whereRef("k.session_id", "=", "s.id")
            .where("k.spent_at", "is", null)
            .where("k.expires_at", ">", now),
        ),
      )
      .orderBy("s.last_seen_at", "desc")
      .orderBy("s.id", "desc"),
  );
}
