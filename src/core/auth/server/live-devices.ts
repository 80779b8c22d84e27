import type { UserId } from "#platform/domain/ids.ts";
import { deviceName } from "#platform/server/auth/device-kind.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Say } from "#platform/server/i18n/say.ts";

/** An ended session stays for a month, so that the audit log's numbers can still be followed. */
export const SESSION_STORED_DAYS = 30;

/**
 * The sessions of one person, or of everybody, that can still be used, last seen first: not ended, and with a token that has not
 * run out.
 */
export async function liveDevices(tx: Tx, userId: UserId | null, { now, say }: { now: Date; say: Say }) {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("sessions as s")
      .leftJoin("shared_tills as t", (join) =>
        join
          .onRef("t.tenant_id", "=", "s.tenant_id")
          .onRef("t.id", "=", "s.shared_till_id")
          .on("t.removed_at", "is", null),
      )
      .select(["s.id", "s.user_id", "s.browser", "s.system", "s.device_ip", "s.device_location"])
      .select(["s.created_at", "s.last_seen_at", "t.title as shared_till"])
      .where("s.tenant_id", "=", tx.tenantId)
      .where((eb) => (userId === null ? eb.lit(true) : eb("s.user_id", "=", userId)))
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
  return rows.map((row) => ({ ...row, name: deviceName(row, say) }));
}
