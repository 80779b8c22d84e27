import type { updateTenant as contract } from "../../../../contract/console/tenants.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import { noteActJob } from "../../../platform/audit/note-act-at-tenant.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { refuseStaleEdit } from "../../../platform/http/edit-version.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { closeCheckoutsJob } from "../../subscription/public.ts";
import { refuseWaking } from "../../tenant-deletion/public.ts";
import { changeTenant } from "../../tenants/public.ts";

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
