import { z } from "zod";
import { isNameTyped, purgeDue } from "#core/tenants/domain/deletion.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { deleteTenant } from "../contract/deletions.ts";
import { cardOfDeletionJob } from "./card-of-deletion.ts";
import {
  insertDeletion,
  lockDeletion,
  lockTenant,
  removeDeletion,
  switchTenant,
} from "./deletion-queries.ts";
import { notifyAdminsJob } from "./notify-admins.ts";

/** Name of the job that advances every deletion. */
export const DELETIONS_JOB = {
  name: "tend-tenant-deletions",
  payload: z.object({}),
  maxAttempts: 3,
} as const;

/**
 * Orders the deletion of a restaurant: it is switched off at once, its card is not renewed, and it is
 * exported and purged after 30 days. Asking again changes nothing. Throws `not_found`, and
 * `tenant_name_differs` unless its name was typed.
 */
export function requestDeletion(
  ctx: StaffContext,
  tenantId: TenantId,
  typedName: string,
): Promise<ResponseOf<typeof deleteTenant>> {
  return ctx.inTenant(async (tx) => {
    const tenant = found(await lockTenant(tx, tenantId));
    const { name } = tenant;
    if (!isNameTyped(typedName, name)) throw new AppError("tenant_name_differs", { field: "name" });
    const known = await lockDeletion(tx, tenantId);
    const dueAt = known?.due_at ?? purgeDue(ctx.now);
    if (!known) {
      const { now: askedAt, userId: askedBy, name: askedByName } = ctx;
      await insertDeletion(tx, { tenantId, tenant, askedAt, askedBy, askedByName, dueAt });
      await switchTenant(tx, tenantId, false);
      // A restaurant that nobody can use is not charged for another period.
      await addJob(tx, cardOfDeletionJob, { tenantId });
      const act = {
        action: "tenant.deletion_asked",
        before: { name, is_active: tenant.is_active },
        after: { name, is_active: false },
      } as const;
      await recordAudit(tx, ctx, [{ ...act, subject: "tenant", subjectId: tenantId }]);
      await addJob(tx, notifyAdminsJob, {
        ...act,
        tenantId,
        operator: ctx.name,
        at: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
      });
    }
    await addJob(tx, DELETIONS_JOB, {});
    return { message: ctx.say("tenantDeletion.reply.asked", { name }), due_at: dueAt };
  });
}

/**
 * Undoes a deletion that waits; the restaurant is switched on or off as before, and its card is renewed if it
 * was. Throws `not_found`, `tenant_deletion_begun`, and `tenant_kept_already` when none waits (any more).
 */
export function keepTenant(ctx: StaffContext, tenantId: TenantId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    const known = await lockDeletion(tx, tenantId);
    if (tenant && !known) throw new AppError("tenant_kept_already");
    const deletion = found(known);
    if (!tenant || deletion.begun_at !== null) throw new AppError("tenant_deletion_begun");
    await removeDeletion(tx, tenantId);
    await switchTenant(tx, tenantId, deletion.was_active);
    await addJob(tx, cardOfDeletionJob, { tenantId });
    const { name } = tenant;
    const act = {
      action: "tenant.kept",
      before: { name, is_active: false },
      after: { name, is_active: deletion.was_active },
    } as const;
    await recordAudit(tx, ctx, [{ ...act, subject: "tenant", subjectId: tenantId }]);
    await addJob(tx, notifyAdminsJob, {
      ...act,
      tenantId,
      operator: ctx.name,
      at: ctx.now.toISOString(),
      dueAt: deletion.due_at.toISOString(),
    });
    return { message: ctx.say("tenantDeletion.reply.kept", { name }) };
  });
}

/**
 * Throws `tenant_being_deleted` when a restaurant under deletion is to be switched on: the deletion has to be
 * undone first.
 */
export async function refuseWaking(tx: Tx, tenantId: TenantId, isActive: boolean): Promise<void> {
  if (isActive && (await lockDeletion(tx, tenantId))) throw new AppError("tenant_being_deleted");
}
