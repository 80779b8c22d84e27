import type { Deps } from "#platform/server/deps.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { readCookies, realmOfRequest } from "#platform/server/http/cookies.ts";
import { endSessionOfToken } from "./session-queries.ts";

/**
 * Ends the session whose cookies this browser sent, by whichever of the two is there, expired or not: whoever holds
 * one may end it. Nothing happens when it had ended or the cookies are not ours.
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
