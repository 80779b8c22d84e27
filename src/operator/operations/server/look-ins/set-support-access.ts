import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { endLookIns } from "./end-look-ins.ts";
import { openLookInsAt, writeSupportAccess } from "./look-in-queries.ts";

/** Lets support look at this restaurant, or not. Closed, whoever looks is refused at once, and their look has ended. */
export async function setSupportAccess(
  ctx: StaffContext,
  deps: Deps,
  mayLook: boolean,
): Promise<{ message: string }> {
  const reply = await ctx.inTenant(async (tx) => {
    if (await writeSupportAccess(tx, mayLook))
      await recordAudit(tx, ctx, [
        {
          action: mayLook ? "support.access_opened" : "support.access_closed",
          subject: "look_in",
          subjectId: ctx.tenantId,
          before: null,
          after: null,
        },
      ]);
    return {
      message: ctx.say(mayLook ? "operations.reply.access_opened" : "operations.reply.access_closed"),
    };
  });
  if (!mayLook)
    await endLookIns(deps, await openLookInsAt(deps.db, ctx.tenantId), "restaurant", ctx.now, ctx);
  return reply;
}
