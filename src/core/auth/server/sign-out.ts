import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { clearSessionCookies } from "#platform/server/http/cookies.ts";
import { endPresentedSession } from "./end-presented-session.ts";

/** Ends this device's session. The cookies go in any case, also when the session had ended or the database is away. */
export async function signOut(ctx: PublicContext, deps: Deps): Promise<{ message: string }> {
  clearSessionCookies(ctx.reply);
  await endPresentedSession(ctx, deps);
  return { message: ctx.say("auth.signed_out") };
}
