import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffRequest } from "#platform/server/http/context.ts";
import { setLookInCookie } from "#platform/server/http/cookies.ts";
import type { beginLookIn as definition } from "../../contract/look-ins.ts";
import { endLookIns } from "./end-look-ins.ts";
import { insertLookIn, lockOpenDoor, openLookInsOfOperator, restaurantOf } from "./look-in-queries.ts";

type Asked = BodyOf<typeof definition>;

/** As often as an operator who begins another look at the same moment is waited for. */
const TRIES = 3;

/**
 * Begins a look at a restaurant's screens: in its audit log, on the screens of its people, and with a cookie for as long. Throws
 * `not_found` for no restaurant and `look_in_refused` where the restaurant lets nobody look.
 */
export async function beginLookIn(
  ctx: StaffRequest,
  deps: Deps,
  asked: Asked,
): Promise<ResponseOf<typeof definition>> {
  const token = makeToken(asked.tenant_id);
  const endsAt = new Date(ctx.now.getTime() + asked.minutes * 60_000);
  const { id, name } = await beginAnew(ctx, deps, asked, { tokenHash: token.hash, endsAt });
  await ctx.inTenant((tx) => recordBegin(tx, ctx, id, { ...asked, name }));
  setLookInCookie(ctx.reply, token.text, asked.minutes * 60);
  return { message: ctx.say("operations.reply.look_in_began", { tenant: name }), id, ends_at: endsAt };
}

/**
 * The operator's other look ends and this one begins. Another that the same operator begins meanwhile is ended, too: all of it is
 * read again, whether there is such a restaurant and whether it lets anybody look as well.
 */
async function beginAnew(
  ctx: StaffRequest,
  deps: Deps,
  asked: Asked,
  look: { readonly tokenHash: Buffer; readonly endsAt: Date },
): Promise<{ readonly id: number; readonly name: string }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tenant = found(await restaurantOf(deps.db, asked.tenant_id));
    if (!tenant.support_may_look) throw new AppError("look_in_refused");
    const earlier = await openLookInsOfOperator(deps.db, ctx.tenantId, ctx.userId);
    await endLookIns(deps, earlier, "replaced", ctx.now);
    const id = await deps.db.inTenant(tenant.id, async (tx) => {
      if (!(await lockOpenDoor(tx))) throw new AppError("look_in_refused");
      const begun = await insertLookIn(tx, {
        operatorTenantId: ctx.tenantId,
        operatorId: ctx.userId,
        sessionId: ctx.sessionId,
        name: ctx.name,
        reason: asked.reason,
        tokenHash: look.tokenHash,
        now: ctx.now,
        endsAt: look.endsAt,
      });
      if (begun === undefined) return undefined;
      const nobodyOfTheirs = { now: ctx.now, userId: null, sessionId: null };
      await recordBegin(tx, nobodyOfTheirs, begun, { ...asked, name: ctx.name });
      tx.emit({ type: "look_in_changed" });
      return begun;
    });
    if (id !== undefined) return { id, name: tenant.name };
  }
  throw new RunAgain("The same operator began other looks meanwhile");
}

/** In a log that knows one side: the restaurant's names the operator, the platform's the restaurant. */
function recordBegin(
  tx: Tx,
  actor: AuditActor,
  id: number,
  { reason, minutes, name }: Pick<Asked, "reason" | "minutes"> & { readonly name: string },
): Promise<void> {
  return recordAudit(tx, actor, [
    {
      action: "support.look_in_began",
      subject: "look_in",
      subjectId: id,
      reason,
      before: null,
      after: { name, minutes },
    },
  ]);
}
