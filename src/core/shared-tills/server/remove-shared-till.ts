import { endSessions } from "#core/auth/server/public.ts";
import type { SharedTillId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockTill, updateTill } from "./shared-till-queries.ts";

/** Ends changing by PIN on a shared till. Whoever is signed in there is out, but for the browser that asks. */
export async function removeSharedTill(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  id: SharedTillId,
): Promise<{ message: string }> {
  let ended: Awaited<ReturnType<typeof endSessions>> = [];
  const reply = await ctx.inTenant(async (tx) => {
    const before = found(await lockTill(tx, id));
    await updateTill(tx, id, { removed_at: ctx.now });
    const there = { sharedTillId: id, except: ctx.sessionId };
    ended = await endSessions(tx, there, "till_removed", ctx.now);
    await recordAudit(tx, ctx, [
      { action: "shared_till.removed", subject: "shared_till", subjectId: id, before, after: null },
    ]);
    return { message: ctx.say("sharedTills.reply.removed", { title: before.title }) };
  });
  for (const session of ended) realtime.endSession(ctx.tenantId, session.id);
  return reply;
}
