import { hasPin, writePin } from "#core/approvals/server/public.ts";
import { isSimplePin } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./user-queries.ts";

/** Returns the hash of a PIN that somebody is given. Throws `pin_too_simple`. */
export function hashNewPin(pin: string): Promise<string> {
  if (isSimplePin(pin)) throw new AppError("pin_too_simple", { field: "pin" });
  return inHashQueue(
    () => hashPassword(pin),
    async () => true,
  );
}

/** Gives a person a PIN, and says so in the log. */
export async function givePin(
  tx: Tx,
  ctx: StaffContext,
  { userId, hash }: { readonly userId: UserId; readonly hash: string },
): Promise<void> {
  await writePin(tx, userId, hash, ctx.now, true);
  await recordAudit(tx, ctx, [
    { action: "pin.given", subject: "user", subjectId: userId, before: null, after: null },
  ]);
}

/**
 * Gives a person of the staff their first PIN. Whoever may set somebody's password may do so, and nobody replaces a PIN that only its
 * person knows: throws `pin_exists`.
 */
export async function giveUserPin(
  ctx: StaffContext,
  { username, pin }: { readonly username: string; readonly pin: string },
): Promise<{ message: string }> {
  const hash = await hashNewPin(pin);
  return ctx.inTenant(async (tx) => {
    const { userId, name } = await lockManagedUser(tx, ctx, username, "resetPassword");
    if (await hasPin(tx, userId)) throw new AppError("pin_exists", { details: { name } });
    await givePin(tx, ctx, { userId, hash });
    return { message: ctx.say("users.reply.pin_given", { name }) };
  });
}
