import { endSessions } from "#core/auth/server/public.ts";
import type { SessionId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./managed-user.ts";

/** Signs a person out of one of their devices at once. Refuses `own_device` for the one that asks. */
export async function signOutUser(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  { username, id }: { username: string; id: SessionId },
): Promise<{ message: string }> {
  if (id === ctx.sessionId) throw new AppError("own_device");
  const reply = await ctx.inTenant(async (tx) => {
    const { userId, name } = await lockManagedUser(tx, ctx, username, "change");
    found((await endSessions(tx, { id, userId }, "removed", ctx.now))[0]);
    await recordAudit(tx, ctx, [
      { action: "session.removed", subject: "session", subjectId: id, before: null, after: null },
    ]);
    return { message: ctx.say("users.reply.signed_out", { name }) };
  });
  realtime.endSession(ctx.tenantId, id);
  return reply;
}
