import type { beginLookIn as definition } from "../../../../contract/operations/look-ins.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { RunAgain } from "../../../platform/db/in-tenant.ts";
import type { Deps } from "../../../platform/deps.ts";
import { makeToken } from "../../../platform/http/actor.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";
import type { StaffRequest } from "../../../platform/http/context.ts";
import { setLookInCookie } from "../../../platform/http/cookies.ts";
import { endLookIns } from "./end-look-ins.ts";
import { insertLookIn, openLookInsOfOperator, restaurantOf } from "./look-in-queries.ts";

/**
 * Begins a look at a restaurant's screens: in its audit log, on the screens of its admins, and with a cookie for as long. Throws
 * `not_found` for no restaurant and `look_in_refused` where the restaurant lets nobody look.
 */
export async function beginLookIn(
  ctx: StaffRequest,
  deps: Deps,
  { tenant_id, reason, minutes }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const tenant = found(await restaurantOf(deps.db, tenant_id));
  if (!tenant.support_may_look) throw new AppError("look_in_refused");
  const earlier = await openLookInsOfOperator(deps.db, ctx.tenantId, ctx.userId);
  await endLookIns(deps, earlier, "replaced", ctx.now);
  const token = makeToken(tenant.id);
  const endsAt = new Date(ctx.now.getTime() + minutes * 60_000);
  const id = await deps.db.inTenant(tenant.id, async (tx) => {
    const begun = await insertLookIn(tx, {
      operatorTenantId: ctx.tenantId,
      operatorId: ctx.userId,
      sessionId: ctx.sessionId,
      name: ctx.name,
      reason,
      tokenHash: token.hash,
      now: ctx.now,
      endsAt,
    });
    // The same operator began another one at this moment.
    if (begun === undefined) throw new RunAgain();
    await recordAudit(tx, { now: ctx.now, userId: null, sessionId: null }, [
      {
        action: "support.look_in_began",
        subject: "look_in",
        subjectId: begun,
        reason,
        before: null,
        after: { name: ctx.name, minutes },
      },
    ]);
    tx.emit({ type: "look_in_changed" });
    return begun;
  });
  await ctx.inTenant((tx) =>
    recordAudit(tx, ctx, [
      {
        action: "support.look_in_began",
        subject: "look_in",
        subjectId: id,
        reason,
        before: null,
        after: { name: tenant.name, minutes },
      },
    ]),
  );
  setLookInCookie(ctx.reply, token.text, minutes * 60);
  return { message: ctx.say("operations.reply.look_in_began", { tenant: tenant.name }), id, ends_at: endsAt };
}
