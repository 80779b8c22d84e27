import { endSessions } from "#core/auth/server/public.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sharedTillOf } from "#platform/server/auth/shared-till-cookie.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffRequest } from "#platform/server/http/context.ts";
import { clearSessionCookies } from "#platform/server/http/cookies.ts";

/** Ends the asking session: a locked till is nobody's, whatever its screen shows. */
export async function lockSharedTill(
  ctx: StaffRequest,
  { realtime }: Pick<Deps, "realtime">,
): Promise<{ message: string }> {
  const reply = await ctx.inTenant(async (tx) => {
    const till = await sharedTillOf(tx, ctx.request);
    await endSessions(tx, { userId: ctx.userId, id: ctx.sessionId }, "till_locked", ctx.now);
    if (till !== null)
      await recordAudit(tx, ctx, [
        { action: "shared_till.locked", subject: "shared_till", subjectId: till, before: null, after: null },
      ]);
    return { message: ctx.say("sharedTills.reply.locked") };
  });
  clearSessionCookies(ctx.reply);
  realtime.endSession(ctx.tenantId, ctx.sessionId);
  return reply;
}
