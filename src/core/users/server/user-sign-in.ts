import { removePin } from "#core/approvals/server/public.ts";
import { endSessions, replacePassword } from "#core/auth/server/public.ts";
import type { SessionId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./user-queries.ts";

/** Removes a person's PIN; nobody can read it. Nothing happens without one. */
export function removeUserPin(ctx: StaffContext, username: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { userId, name } = await lockManagedUser(tx, ctx, username, "change");
    if (await removePin(tx, userId))
      await recordAudit(tx, ctx, [
        { action: "pin.removed", subject: "user", subjectId: userId, before: null, after: null },
      ]);
    return { message: ctx.say("users.reply.pin_removed", { name }) };
  });
}

/** Signs a person out of one of their devices at once. Throws `own_device` for this device. */
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

/** Gives a person a new password; every device of theirs is signed out at once. */
export async function resetUserPassword(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  { username, password }: { username: string; password: string },
): Promise<{ message: string }> {
  const hash = await inHashQueue(
    () => hashPassword(password),
    async () => true,
  );
  const { reply, ended } = await ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "resetPassword");
    refuseWeakPassword(password, person);
    const ended = await replacePassword(tx, person.userId, hash, ctx);
    return { reply: { message: ctx.say("users.reply.password_set", { name: person.name }) }, ended };
  });
  for (const { id } of ended) realtime.endSession(ctx.tenantId, id);
  return reply;
}
