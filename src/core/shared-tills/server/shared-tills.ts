import { endSessions } from "#core/auth/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { SharedTillId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { deviceName } from "#platform/server/auth/device-kind.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext, StaffRequest } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type * as contract from "../contract/shared-tills.ts";
import { sharedTillOf } from "./shared-till-cookie.ts";
import { allSharedTills, lockTill, updateTill } from "./shared-till-queries.ts";

/** Lists the browsers on which people change by PIN, this one among them. */
export function listSharedTills(ctx: StaffRequest): Promise<ResponseOf<typeof contract.listSharedTills>> {
  return ctx.inTenant(async (tx) => {
    const mine = await sharedTillOf(tx, ctx.request);
    const tills = await allSharedTills(tx);
    return {
      tills: tills.map(({ browser, system, title, lock_after_sending, lock_after_seconds, ...till }) => {
        const rules = { title, lock_after_sending, lock_after_seconds };
        return {
          ...till,
          ...rules,
          device_name: deviceName({ browser, system }, ctx.say),
          isMyDevice: till.id === mine,
          version: versionOf(rules),
        };
      }),
    };
  });
}

/** Renames a shared till or changes when it locks. */
export function changeSharedTill(
  ctx: StaffContext,
  id: SharedTillId,
  { version, ...after }: BodyOf<typeof contract.changeSharedTill>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockTill(tx, id));
    refuseStaleEdit(version, before);
    await updateTill(tx, id, after);
    await recordAudit(tx, ctx, [
      { action: "shared_till.changed", subject: "shared_till", subjectId: id, before, after },
    ]);
    return { message: ctx.say("common.title_was_saved", { title: after.title }) };
  });
}

/**
 * Removes a shared till, so that nobody changes by PIN there any more. Everybody signed in there is signed
 * out, except in this browser.
 */
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
