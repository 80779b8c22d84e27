import { endSessions } from "#core/auth/server/public.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./managed-user.ts";
import { writeUser } from "./user-queries.ts";

/** Keeps a person out, whose sessions end with it, or lets them in again. What they have open stays theirs. */
export async function changeUserActive(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  { username, isActive }: { username: string; isActive: boolean },
): Promise<{ message: string }> {
  let ended: Awaited<ReturnType<typeof endSessions>> = [];
  const reply = await ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "disable");
    ended = [];
    if (person.isActive !== isActive) {
      await writeUser(tx, person.userId, { is_active: isActive }, ctx.now);
      if (!isActive) ended = await endSessions(tx, { userId: person.userId }, "user_disabled", ctx.now);
      const action = isActive ? "user.enabled" : "user.disabled";
      await recordAudit(tx, ctx, [
        {
          action,
          subject: "user",
          subjectId: person.userId,
          before: { is_active: !isActive },
          after: { is_active: isActive },
        },
      ]);
    }
    const { name } = person;
    return { message: ctx.say(isActive ? "users.reply.enabled" : "users.reply.disabled", { name }) };
  });
  for (const { id } of ended) realtime.endSession(ctx.tenantId, id);
  return reply;
}
