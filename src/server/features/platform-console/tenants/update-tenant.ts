import type { updateTenant as contract } from "../../../../contract/console/tenants.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import type { TenantId } from "../../../../domain/ids.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { changeTenant } from "../../tenants/public.ts";

/** Changes a restaurant, which is told apart from the platform's own tenant. Throws `not_found`. The admin signs in as before. */
export async function updateTenant(
  ctx: StaffContext,
  id: TenantId,
  { name, email, isActive }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await changeTenant(tx, id, { name, email, isActive }));
    const after = { name, email, is_active: isActive };
    await recordAudit(tx, ctx, [
      { action: "tenant.updated", subject: "tenant", subjectId: id, before, after },
    ]);
    return { message: ctx.say("platformTenants.updated", { name }) };
  });
}
