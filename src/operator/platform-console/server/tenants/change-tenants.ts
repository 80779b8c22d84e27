import { changeTenant, createTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { closeCheckoutsJob, startTrial } from "#operator/subscription/server/public.ts";
import { refuseWaking } from "#operator/tenant-deletion/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { noteActionJob } from "#platform/server/audit/note-action-at-tenant.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type * as contract from "../../contract/tenants.ts";

/**
 * Adds a restaurant with its first admin, who is called like the restaurant until they change it, and begins
 * its trial. Throws `username_taken` when somebody signs in with the address already, and
 * `password_too_common`. Everything is made in one transaction of the restaurant's own, inside the one that
 * keeps the request's key: a repeated request waits for that and gets its answer.
 */
export async function addTenant(
  ctx: StaffContext,
  { db, subscription }: Pick<Deps, "db" | "subscription">,
  { name, email, password, isActive }: BodyOf<typeof contract.addTenant>,
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
      // In the form the admin's username is an e-mail.
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

/**
 * Changes a restaurant; the admin signs in as before. Throws `not_found` (also for the platform's own
 * tenant), `tenant_being_deleted` when it is to be switched on, and `changed_meanwhile` when another operator
 * changed it since the form was read.
 */
export async function updateTenant(
  ctx: StaffContext,
  id: TenantId,
  { name, email, isActive, version }: BodyOf<typeof contract.updateTenant>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await refuseWaking(tx, id, isActive);
    const before = found(
      await changeTenant(tx, id, { name, email, isActive }, (known) =>
        refuseStaleEdit(version, { ...known }),
      ),
    );
    // Nobody should enter a card for a restaurant that nobody can use.
    if (before.is_active && !isActive) await addJob(tx, closeCheckoutsJob, { tenantId: id });
    const after = { name, email, is_active: isActive };
    await recordAudit(tx, ctx, [
      { action: "tenant.updated", subject: "tenant", subjectId: id, before, after },
    ]);
    if (before.is_active !== isActive)
      await addJob(tx, noteActionJob, {
        tenantId: id,
        at: ctx.now.toISOString(),
        operator: ctx.name,
        action: isActive ? "tenant.switched_on" : "tenant.switched_off",
        before: { name: before.name, is_active: before.is_active },
        after: { name, is_active: isActive },
      });
    return { message: ctx.say("platformTenants.updated", { name }) };
  });
}
