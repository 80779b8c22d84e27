import type { PresentedToken } from "#platform/domain/access/decide-refresh.ts";
import type { Id } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/** A presented refresh token with its session, both held until the transaction ends: rotations take turns. */
export interface LockedToken extends PresentedToken {
  readonly sessionId: Id<"Session">;
  readonly userId: Id<"User">;
  readonly line: number;
  readonly tenantKind: string;
}

/** The token of this hash; undefined when there is none. */
export async function lockRefreshToken(tx: Tx, hash: Buffer): Promise<LockedToken | undefined> {
  const held = await tx.first(
    sqlOf
      .selectFrom("session_tokens as k")
      .innerJoin("sessions as s", (join) =>
        join.onRef("s.tenant_id", "=", "k.tenant_id").onRef("s.id", "=", "k.session_id"),
      )
      .innerJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "s.tenant_id").onRef("u.id", "=", "s.user_id"),
      )
      .innerJoin("tenants as t", "t.id", "s.tenant_id")
      .select([
        "t.kind as tenantKind",
        "k.created_at as createdAt",
        "k.expires_at as expiresAt",
        "k.spent_at as spentAt",
        "k.line as line",
        "s.id as sessionId",
        "s.user_id as userId",
        "s.expires_at as sessionExpiresAt",
        "s.ended_at as sessionEndedAt",
        "u.is_active as isUserActive",
      ])
      .where("k.tenant_id", "=", tx.tenantId)
      .where("k.token_hash", "=", hash)
      .where("k.kind", "=", "refresh")
      .forUpdate(["k", "s"]),
  );
  return held && { ...held, otherLineAt: await otherLineAt(tx, held.sessionId, held.line) };
}

/** When the youngest refresh token outside this line was made. Asked after the session is held, so nothing is missed. */
async function otherLineAt(tx: Tx, sessionId: Id<"Session">, line: number): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>({
    text: `select max(created_at) as at from session_tokens
      where tenant_id = $1 and session_id = $2 and kind = 'refresh' and line <> $3`,
    values: [tx.tenantId, sessionId, line],
  });
  return required(row, "the row of an aggregate").at;
}

/** The number of a line that this session has not had. */
export async function nextTokenLine(tx: Tx, sessionId: Id<"Session">): Promise<number> {
  const [row] = await tx.query<{ next: number }>({
    text: `select 1 + coalesce(max(line), 0) as next from session_tokens
      where tenant_id = $1 and session_id = $2`,
    values: [tx.tenantId, sessionId],
  });
  return required(row, "the row of an aggregate").next;
}

export async function spendToken(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("session_tokens")
      .set({ spent_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("token_hash", "=", hash),
  );
}

export interface SeenSession {
  readonly address: string;
  /** The release of the app, where it says so; else that of before stands. */
  readonly appVersion: string | undefined;
}

/** Notes when, from where and with which release a session was last seen. */
export async function touchSession(
  tx: Tx,
  sessionId: Id<"Session">,
  { address, appVersion }: SeenSession,
  now: Date,
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("sessions")
      .set({
        last_seen_at: now,
        device_ip: address,
        ...(appVersion === undefined ? {} : { app_version: appVersion }),
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", sessionId),
  );
}
