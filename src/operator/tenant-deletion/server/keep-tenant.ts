import type { TenantId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { cardOfDeletionJob } from "./card-of-deletion.ts";
import { lockDeletion, lockTenant, removeDeletion, switchTenant } from "./deletion-queries.ts";
import { tellAdminsJob } from "./tell-admins.ts";

/**
 * Undoes a deletion that waits; the restaurant is switched on or off as before, and its card is renewed if it was. Refuses `not_found`,
 * `tenant_deletion_begun`, and `tenant_kept_already` where none waits (any more).
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
    await addJob(tx, tellAdminsJob, {
      ...act,
      tenantId,
      operator: ctx.name,
      at: ctx.now.toISOString(),
      dueAt: deletion.due_at.toISOString(),
    });
    return { message: ctx.say("tenantDeletion.reply.kept", { name }) };
  });
}

/** Refuses `tenant_being_deleted` for a restaurant that is to be switched on: its deletion has to be undone first. */
export async function refuseWaking(tx: Tx, tenantId: TenantId, isActive: boolean): Promise<void> {
  if (isActive && (await lockDeletion(tx, tenantId))) throw new AppError("tenant_being_deleted");
}
