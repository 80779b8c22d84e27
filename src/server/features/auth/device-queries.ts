import type { Id } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

export interface SessionRow {
  readonly id: Id<"Session">;
  readonly device_name: string;
  readonly device_ip: string;
  readonly device_location: string | null;
  readonly created_at: Date;
}

/** A person's sessions that can still be used, last seen first: not ended, and with a token that has not run out. */
export async function liveSessions(tx: Tx, userId: Id<"User">, now: Date): Promise<SessionRow[]> {
  return tx.rows(
    sqlOf
      .selectFrom("sessions as s")
      .select(["s.id", "s.device_name", "s.device_ip", "s.device_location", "s.created_at"])
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
