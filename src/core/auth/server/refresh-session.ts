import { APP_VERSION_HEADER, appVersionIn } from "#platform/contract/app-version.ts";
import { decideRefresh } from "#platform/domain/access/decide-refresh.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isAtOwnDoor, parseToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import {
  clearSessionCookies,
  readCookies,
  realmOfRequest,
  setSessionCookies,
} from "#platform/server/http/cookies.ts";
import { languageOf, sayIn } from "#platform/server/i18n/say.ts";
import type { SessionUser } from "../contract/auth.ts";
import {
  type LockedToken,
  lockRefreshToken,
  nextTokenLine,
  spendToken,
  touchSession,
} from "./refresh-queries.ts";
import { endSessions, issuePair, type TokenPair } from "./session-queries.ts";
import { sessionUserView } from "./session-user-view.ts";
import { sessionUserRow } from "./user-of-username.ts";

type RefreshOutcome =
  | { readonly kind: "renewed"; readonly tokens: TokenPair; readonly user: SessionUser }
  | { readonly kind: "reused"; readonly sessionId: Id<"Session">; readonly userId: Id<"User"> }
  | { readonly kind: "gone" };

/**
 * Trades the refresh cookie for a new pair (docs/decisions/0003-sessions.md). Throws `not_signed_in` when there is
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
  if (!token || !isAtOwnDoor(token.tenantKind, realmOfRequest(ctx.request))) return { kind: "gone" };
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
  if (!isSibling) await spendToken(tx, hash, ctx.now);
  const line = isSibling ? await nextTokenLine(tx, session.id) : token.line;
  const tokens = await issuePair(tx, session, line, ctx.now);
  const appVersion = appVersionIn(ctx.request.headers[APP_VERSION_HEADER]);
  await touchSession(tx, session.id, { address: ctx.address, appVersion }, ctx.now);
  return { kind: "renewed", tokens, user: sessionUserView(await sessionUserRow(tx, token, ctx.now)) };
}
