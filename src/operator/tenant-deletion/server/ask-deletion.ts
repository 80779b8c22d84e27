import { z } from "zod";
import { isNameTyped, purgeDue } from "#core/tenants/domain/deletion.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { deleteTenant } from "../contract/deletions.ts";
import { cardOfDeletionJob } from "./card-of-deletion.ts";
import { insertDeletion, lockDeletion, lockTenant, switchTenant } from "./deletion-queries.ts";
import { tellAdminsJob } from "./tell-admins.ts";

/** The job that goes on with every deletion, by its name. */
export const TEND_JOB = { name: "tend-tenant-deletions", payload: z.object({}), maxAttempts: 3 } as const;

/**
 * Tells a restaurant to be deleted: it is switched off at once, its card is not renewed, it is exported and purged after 30 days. Asked again, it stays as it was
 * told first. Refuses `not_found`, and `tenant_name_differs` unless its name was typed.
 */
export function askDeletion(
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
      // What nobody can use any more is not charged for another period either.
      await addJob(tx, cardOfDeletionJob, { tenantId });
      const act = {
        action: "tenant.deletion_asked",
        before: { name, is_active: tenant.is_active },
        after: { name, is_active: false },
      } as const;
      await recordAudit(tx, ctx, [{ ...act, subject: "tenant", subjectId: tenantId }]);
      await addJob(tx, tellAdminsJob, {
        ...act,
        tenantId,
        operator: ctx.name,
        at: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
      });
    }
    await addJob(tx, TEND_JOB, {});
    return { message: ctx.say("tenantDeletion.reply.asked", { name }), due_at: dueAt };
  });
}
