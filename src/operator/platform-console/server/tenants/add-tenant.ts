import { createTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { startTrial } from "#operator/subscription/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addTenant as contract } from "../../contract/tenants.ts";

/**
 * A restaurant with its first admin, whose name is the restaurant's until they change it. Throws `username_taken` for an address that
 * somebody signs in with and `password_too_common`. It begins with the days of a trial. All of it is made in one transaction of the
 * restaurant's own, inside the one that keeps the request's key: a repeated request waits for that and gets its answer.
 */
export async function addTenant(
  ctx: StaffContext,
  { db, subscription }: Pick<Deps, "db" | "subscription">,
  { name, email, password, isActive }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  refuseWeakPassword(password, { name, username: email });
  const hash = await inHashQueue(
    () => hashPassword(password),
    async () => true,
  );
  return ctx.inTenant(async (tx) => {
    const admin = { username: email, name, role: "admin", password: { hash } } as const;
    const begin = async (own: Tx) => {
      await createUser(own, admin);
      await startTrial(own, subscription, ctx.now);
    };
    const tenantId = await createTenant(db, { name, email, isActive }, begin).catch((error: unknown) => {
      // The form calls the name that the admin signs in with an e-mail.
      throw error instanceof AppError && error.code === "username_taken"
        ? new AppError("username_taken", { field: "email" })
        : error;
    });
    await recordAudit(tx, ctx, [
      {
        action: "tenant.added",
        subject: "tenant",
        subjectId: tenantId,
        before: null,
        after: { name, email, is_active: isActive },
      },
    ]);
    return { message: ctx.say("platformTenants.added", { name }) };
  });
}
