import { placeSession } from "#core/auth/server/public.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { deviceKind } from "#platform/server/auth/device-kind.ts";
import {
  setSharedTillCookie,
  sharedTillOf,
  sharedTillToken,
} from "#platform/server/auth/shared-till-cookie.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import type { StaffRequest } from "#platform/server/http/context.ts";
import { insertSharedTill, type SharedTillRules } from "./shared-till-queries.ts";

/**
 * Makes the asking browser a shared till of this restaurant. One that is one already keeps its secret and gets the new rules. A
 * secret that is none, or no more, is never taken over: whoever planted or kept it would be in.
 */
export async function enrollSharedTill(
  ctx: StaffRequest,
  rules: SharedTillRules,
): Promise<{ message: string }> {
  const presented = sharedTillToken(ctx.request);
  const made = makeToken(ctx.tenantId);
  const device = deviceKind(ctx.request.headers["user-agent"]);
  const { text, message } = await ctx.inTenant(async (tx) => {
    const isOne = presented !== undefined && (await sharedTillOf(tx, ctx.request)) !== null;
    const { text, hash } = isOne ? { text: presented.text, hash: presented.token.hash } : made;
    const { id } = await insertSharedTill(tx, { hash, rules, device, userId: ctx.userId }, ctx.now);
    await placeSession(tx, ctx.sessionId, id);
    await recordAudit(tx, ctx, [
      { action: "shared_till.enrolled", subject: "shared_till", subjectId: id, before: null, after: rules },
    ]);
    return { text, message: ctx.say("sharedTills.reply.enrolled", { title: rules.title }) };
  });
  setSharedTillCookie(ctx.reply, text);
  return { message };
}
