import type { Id } from "../../../../domain/ids.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { auditedEndpoint, lockEndpoint } from "./endpoint-queries.ts";

/** Removes an endpoint with what was told to it. */
export function removeEndpoint(ctx: StaffContext, id: Id<"Webhook">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    await tx.query({
      text: "delete from webhooks where tenant_id = $1 and id = $2",
      values: [tx.tenantId, id],
    });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.removed",
        subject: "webhook",
        subjectId: id,
        before: auditedEndpoint(before),
        after: null,
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_removed") };
  });
}
