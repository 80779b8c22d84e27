import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { endLookIns } from "./end-look-ins.ts";
import { openLookInsAt, openLookInsOfOperator } from "./look-in-queries.ts";

/** The operator ends a look of theirs, whichever page they do it from; one that has ended stays as it is. */
export async function endOwnLookIn(ctx: StaffContext, deps: Deps, id: number): Promise<{ message: string }> {
  const open = await openLookInsOfOperator(deps.db, ctx.tenantId, ctx.userId);
  await endLookIns(
    deps,
    open.filter((look) => look.id === id),
    "operator",
    ctx.now,
  );
  return { message: ctx.say("operations.reply.look_in_ended") };
}

/** An admin of the restaurant ends every look at it; whoever looks in ends their own. */
export async function endLooksHere(ctx: StaffContext, deps: Deps): Promise<{ message: string }> {
  const open = await openLookInsAt(deps.db, ctx.tenantId);
  const { lookIn } = ctx;
  if (lookIn)
    await endLookIns(
      deps,
      open.filter(({ id }) => id === lookIn.id),
      "operator",
      ctx.now,
    );
  else await endLookIns(deps, open, "restaurant", ctx.now, ctx);
  return { message: ctx.say("operations.reply.look_in_ended") };
}
