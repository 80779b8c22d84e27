import type { Realm } from "#platform/contract/realm.ts";
import type { SessionId, SharedTillId, UserId } from "#platform/domain/ids.ts";
import type { DeviceKind } from "#platform/server/auth/device-kind.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { kindAt, makeToken } from "#platform/server/http/actor.ts";
import { ACCESS_SECONDS, REFRESH_SECONDS, SESSION_SECONDS } from "#platform/server/http/cookies.ts";

/** Why a session ended; the same set as the column's check. */
export type SessionEnd =
  | "signed_out"
  | "removed"
  | "token_reused"
  | "password_changed"
  | "user_disabled"
  | "user_deleted"
  | "till_locked"
  | "till_removed";

export interface OpenSession {
  readonly id: SessionId;
  readonly expiresAt: Date;
}

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

export interface NewSession {
  readonly userId: UserId;
  readonly device: DeviceKind;
  readonly address: string;
  readonly sharedTillId: SharedTillId | null;
  /** The release of the app; absent where it does not say. */
  readonly appVersion?: string | undefined;
}

/** Begins a session: one device of one person, with an absolute end. */
export async function beginSession(tx: Tx, session: NewSession, now: Date): Promise<OpenSession> {
  const expiresAt = secondsAfter(now, SESSION_SECONDS);
  const { id } = await tx.one(
    sqlOf
      .insertInto("sessions")
      .values({
        tenant_id: tx.tenantId,
        user_id: session.userId,
        browser: session.device.browser,
        system: session.device.system,
        device_ip: session.address,
        shared_till_id: session.sharedTillId,
        app_version: session.appVersion ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .returning("id"),
  );
  return { id, expiresAt };
}

/** Makes a pair of tokens in a line of the session; only their hashes are stored, and none outlives the session. */
export async function issuePair(tx: Tx, session: OpenSession, line: number, now: Date): Promise<TokenPair> {
  const access = makeToken(tx.tenantId);
  const refresh = makeToken(tx.tenantId);
  const rowOf = (kind: "access" | "refresh", hash: Buffer, seconds: number) => {
    return {
      tenant_id: tx.tenantId,
      token_hash: hash,
      session_id: session.id,
      kind,
      line,
      created_at: now,
      expires_at: new Date(Math.min(secondsAfter(now, seconds).getTime(), session.expiresAt.getTime())),
    };
  };
  await tx.run(
    sqlOf
      .insertInto("session_tokens")
      .values([
        rowOf("access", access.hash, ACCESS_SECONDS),
        rowOf("refresh", refresh.hash, REFRESH_SECONDS),
      ]),
  );
  return { access: access.text, refresh: refresh.text };
}

/** A session that has just ended: its sockets are to be cut after the commit. */
export interface EndedSession {
  readonly id: SessionId;
  readonly user_id: UserId;
}

/** Ends the session a token of this door belongs to, whether the token is still good or not; undefined when it had ended. */
export async function endSessionOfToken(
  tx: Tx,
  hash: Buffer,
  { realm, reason }: { readonly realm: Realm; readonly reason: SessionEnd },
  now: Date,
): Promise<EndedSession | undefined> {
  const [ended] = await tx.query<EndedSession>({
    text: `update sessions s set ended_at = $3, ended_reason = $4
           from session_tokens k join tenants t on t.id = k.tenant_id and t.kind = $5
           where k.tenant_id = $1 and k.token_hash = $2
             and s.tenant_id = k.tenant_id and s.id = k.session_id and s.ended_at is null
           returning s.id, s.user_id`,
    values: [tx.tenantId, hash, now, reason, kindAt[realm]],
  });
  return ended;
}

/** Says that a session is on a shared till from now on. */
export const moveSessionToTill = (tx: Tx, id: SessionId, sharedTillId: SharedTillId) =>
  tx.run(
    sqlOf
      .updateTable("sessions")
      .set({ shared_till_id: sharedTillId })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Sessions to end: all of a person or of a shared till; one of them by its id, or all but one. */
export type SessionsToEnd = ({ readonly userId: UserId } | { readonly sharedTillId: SharedTillId }) & {
  readonly id?: SessionId;
  readonly except?: SessionId;
};

/**
 * Ends sessions and returns those that had not ended before. Cut their sockets with
 * `deps.realtime.endSession` after the commit.
 */
export async function endSessions(
  tx: Tx,
  which: SessionsToEnd,
  reason: SessionEnd,
  now: Date,
): Promise<EndedSession[]> {
  let ending = sqlOf
    .updateTable("sessions")
    .set({ ended_at: now, ended_reason: reason })
    .where("tenant_id", "=", tx.tenantId)
    .where("ended_at", "is", null);
  if ("userId" in which) ending = ending.where("user_id", "=", which.userId);
  else ending = ending.where("shared_till_id", "=", which.sharedTillId);
  if (which.id !== undefined) ending = ending.where("id", "=", which.id);
  if (which.except !== undefined) ending = ending.where("id", "!=", which.except);
  return tx.rows(ending.returning(["id", "user_id"]));
}
