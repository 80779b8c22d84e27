import { removePin } from "#core/approvals/server/public.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockManagedUser } from "./managed-user.ts";

/** Takes a person's PIN away; nobody can read it. Nothing happens when they have none. */
export function removeUserPin(ctx: StaffContext, username: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { userId, name } = await lockManagedUser(tx, ctx, username, "change");
    if (await removePin(tx, userId))
      await recordAudit(tx, ctx, [
        { action: "pin.removed", subject: "user", subjectId: userId, before: null, after: null },
      ]);
    return { message: ctx.say("users.reply.pin_removed", { name }) };
  });
}
