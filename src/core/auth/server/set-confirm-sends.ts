import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Keeps how many more orders the person wants to confirm before they are sent (decision 39). */
export async function setConfirmSends(
  ctx: StaffContext,
  confirmSends: number | null,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await tx.run(
      sqlOf
        .updateTable("users")
        .set({ confirm_sends: confirmSends, updated_at: ctx.now })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", ctx.userId),
    );
    return { message: ctx.say("auth.confirm_sends_set") };
  });
}
