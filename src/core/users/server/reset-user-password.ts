import { replacePassword } from "#core/auth/server/public.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./managed-user.ts";

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
