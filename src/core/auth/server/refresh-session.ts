import { APP_VERSION_HEADER, appVersionIn } from "#platform/contract/api-base.ts";
import { decideRefresh, type PresentedToken } from "#platform/domain/access/decide-refresh.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isOwnRealm, parseToken } from "#platform/server/http/actor.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import {
  clearSessionCookies,
  readCookies,
  realmOfRequest,
  setSessionCookies,
} from "#platform/server/http/cookies.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type { SessionUser } from "../contract/auth.ts";
import { sessionUserView } from "./current-user.ts";
import { endSessions, issuePair, type TokenPair } from "./session-queries.ts";
import { sessionUserRow } from "./user-of-username.ts";

type RefreshOutcome =
  | { readonly kind: "renewed"; readonly tokens: TokenPair; readonly user: SessionUser }
  | { readonly kind: "reused"; readonly sessionId: Id<"Session">; readonly userId: Id<"User"> }
  | { readonly kind: "gone" };

/**
 * Trades the refresh cookie for a new pair (docs/decisions/0003-sessions-tokens-refresh-and-known-devices.md). Throws `not_signed_in` when there is
 * nothing to trade; a token that somebody traded before ends its session, and that end commits.
 */
export async function refreshSession(
  ctx: PublicContext,
  deps: Deps,
): Promise<{ message: string; user: SessionUser }> {
  const token = parseToken(readCookies(ctx.request).refresh);
  const outcome: RefreshOutcome = token
    ? await deps.db.inTenant(token.tenantId, (tx) => tradeToken(tx, ctx, token.hash))
    : { kind: "gone" };
  if (outcome.kind === "renewed") {
    setSessionCookies(ctx.reply, outcome.tokens);
    const say = sayIn(languageOf(ctx.request, outcome.user.language));
    return { message: say("auth.refreshed"), user: outcome.user };
  }
  if (outcome.kind === "reused" && token) {
    deps.realtime.endSession(token.tenantId, outcome.sessionId);
    const who = { tenant: token.tenantId, user: outcome.userId, session: outcome.sessionId };
    ctx.log.warn({ ...who, address: ctx.address }, "refresh token used twice: session ended");
  }
  clearSessionCookies(ctx.reply);
  throw new AppError("not_signed_in");
}

async function tradeToken(tx: Tx, ctx: PublicContext, hash: Buffer): Promise<RefreshOutcome> {
  const token = await lockRefreshToken(tx, hash);
  // Of the other door: it is not ours to trade, and not ours to end.
  if (!token || !isOwnRealm(token.tenantKind, realmOfRequest(ctx.request))) return { kind: "gone" };
  const decision = decideRefresh(token, ctx.now);
  if (decision.ok) return renewTokens(tx, ctx, { hash, token, isSibling: decision.pair === "sibling" });
  const { sessionId, userId } = token;
  if (decision.reason === "gone") return { kind: "gone" };
  await endSessions(tx, { id: sessionId, userId }, "token_reused", ctx.now);
  await recordAudit(tx, { now: ctx.now, userId, sessionId }, [
    { action: "session.token_reused", subject: "session", subjectId: sessionId, before: null, after: null },
  ]);
  return { kind: "reused", sessionId, userId };
}

async function renewTokens(
  tx: Tx,
  ctx: PublicContext,
  { hash, token, isSibling }: { hash: Buffer; token: LockedToken; isSibling: boolean },
): Promise<RefreshOutcome> {
  const session = { id: token.sessionId, expiresAt: token.sessionExpiresAt };
  // The first moment counts: a race must not keep a token alive for ever.
  if (!isSibling) await markTokenUsed(tx, hash, ctx.now);
  const line = isSibling ? await nextTokenLine(tx, session.id) : token.line;
  const tokens = await issuePair(tx, session, line, ctx.now);
  const appVersion = appVersionIn(ctx.request.headers[APP_VERSION_HEADER]);
  await touchSession(tx, session.id, { address: ctx.address, appVersion }, ctx.now);
  return { kind: "renewed", tokens, user: sessionUserView(await sessionUserRow(tx, token, ctx.now)) };
}

/** A presented refresh token with its session, both held until the transaction ends: rotations take turns. */
interface LockedToken extends PresentedToken {
  readonly sessionId: Id<"Session">;
  readonly userId: Id<"User">;
  readonly line: number;
  readonly tenantKind: string;
}

/** The token of this hash; undefined when there is none. */
async function lockRefreshToken(tx: Tx, hash: Buffer): Promise<LockedToken | undefined> {
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

/**
 * Reads when the youngest refresh token outside this line was made. The session is locked before, so nothing
 * is missed.
 */
async function otherLineAt(tx: Tx, sessionId: Id<"Session">, line: number): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>({
    text: `select max(created_at) as at from session_tokens
      where tenant_id = $1 and session_id = $2 and kind = 'refresh' and line <> $3`,
    values: [tx.tenantId, sessionId, line],
  });
  return required(row, "the row of an aggregate").at;
}

/** The number of a line that this session has not had. */
async function nextTokenLine(tx: Tx, sessionId: Id<"Session">): Promise<number> {
  const [row] = await tx.query<{ next: number }>({
    text: `select 1 + coalesce(max(line), 0) as next from session_tokens
      where tenant_id = $1 and session_id = $2`,
    values: [tx.tenantId, sessionId],
  });
  return required(row, "the row of an aggregate").next;
}

async function markTokenUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("session_tokens")
      .set({ spent_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("token_hash", "=", hash),
  );
}

interface SeenSession {
  readonly address: string;
  /** The release of the app, where it says so; else that of before stands. */
  readonly appVersion: string | undefined;
}

/** Notes when, from where and with which release a session was last seen. */
async function touchSession(
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
