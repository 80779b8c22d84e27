import { changeTenant } from "#core/tenants/server/public.ts";
import { closeCheckoutsJob } from "#operator/subscription/server/public.ts";
import { refuseWaking } from "#operator/tenant-deletion/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { noteActJob } from "#platform/server/audit/note-act-at-tenant.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { updateTenant as contract } from "../../contract/tenants.ts";

/** Changes a restaurant, which is told apart from the platform's own tenant. Throws `not_found`, `tenant_being_deleted` for one that is to be switched on, and `changed_meanwhile` for what another operator changed since the form was read. The admin signs in as before. */
export async function updateTenant(
  ctx: StaffContext,
  id: TenantId,
  { name, email, isActive, version }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await refuseWaking(tx, id, isActive);
    const before = found(
      await changeTenant(tx, id, { name, email, isActive }, (known) =>
        refuseStaleEdit(version, { ...known }),
      ),
    );
    // Nobody enters a card for what nobody can use.
    if (before.is_active && !isActive) await addJob(tx, closeCheckoutsJob, { tenantId: id });
    const after = { name, email, is_active: isActive };
    await recordAudit(tx, ctx, [
      { action: "tenant.updated", subject: "tenant", subjectId: id, before, after },
    ]);
    if (before.is_active !== isActive)
      await addJob(tx, noteActJob, {
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
