import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { tidyLater } from "../tidying/tidy-webhook.ts";
import { auditedEndpoint, lockEndpoint } from "./endpoint-queries.ts";

/**
 * Takes an endpoint away: it is told nothing more and stands in no list from then on, and its secret is forgotten. A job deletes what was
 * told to it, and then itself.
 */
export function removeEndpoint(ctx: StaffContext, id: Id<"Webhook">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    await tx.query({
      text: `update webhooks set removed_at = $3, is_enabled = false, version = version + 1, secret_sealed = '', old_secret_sealed = null,
          old_secret_until = null
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, ctx.now],
    });
    await tidyLater(tx, id, 0);
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
