import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { endSessions } from "./session-queries.ts";

/** Signs another device of the same person out at once, its sockets too. Throws `own_device`, `not_found`. */
export async function removeDevice(
  ctx: StaffContext,
  deps: Deps,
  deviceId: Id<"Session">,
): Promise<{ message: string }> {
  if (deviceId === ctx.sessionId) throw new AppError("own_device");
  const reply = await ctx.inTenant(async (tx) => {
    const own = { id: deviceId, userId: ctx.userId };
    found((await endSessions(tx, own, "removed", ctx.now))[0]);
    await recordAudit(tx, ctx, [
      { action: "session.removed", subject: "session", subjectId: deviceId, before: null, after: null },
    ]);
    return { message: ctx.say("auth.device_removed") };
  });
  deps.realtime.endSession(ctx.tenantId, deviceId);
  ctx.log.info({ session: deviceId }, "device removed");
  return reply;
}
