import type { Deps } from "#platform/server/deps.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { clearSessionCookies, readCookies, realmOfRequest } from "#platform/server/http/cookies.ts";
import { endSessionOfToken } from "./session-queries.ts";

/** Ends this device's session. The cookies go in any case, also when the session had ended or the database is away. */
export async function signOut(ctx: PublicContext, deps: Deps): Promise<{ message: string }> {
  clearSessionCookies(ctx.reply);
  await endPresentedSession(ctx, deps);
  return { message: ctx.say("auth.signed_out") };
}

/**
 * Ends the session of the cookies that this browser sent. Either of the two is enough, expired or not.
 * Nothing happens when the session had ended or the cookies are not ours.
 */
export async function endPresentedSession(ctx: PublicContext, deps: Deps): Promise<void> {
  const { access, refresh } = readCookies(ctx.request);
  const realm = realmOfRequest(ctx.request);
  for (const text of [access, refresh]) {
    const token = parseToken(text);
    if (!token) continue;
    const ended = await deps.db.inTenant(token.tenantId, (tx) =>
      endSessionOfToken(tx, token.hash, { realm, reason: "signed_out" }, ctx.now),
    );
    if (!ended) continue;
    deps.realtime.endSession(token.tenantId, ended.id);
    ctx.log.info({ tenant: token.tenantId, user: ended.user_id, session: ended.id }, "signed out");
  }
}
