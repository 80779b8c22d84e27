import type { Id } from "../../../../domain/ids.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { jobFor } from "../sending/send-webhooks.ts";

interface ReplayedTo {
  readonly webhook_id: Id<"Webhook">;
  readonly is_enabled: boolean;
  readonly failing_since: Date | null;
  readonly is_slow: boolean;
}

/**
 * Sends a delivery again at once, whatever became of it, under the id its receiver knows it by; eight attempts begin anew. Throws
 * `webhook_is_off`.
 */
export function replay(ctx: StaffContext, id: Id<"WebhookDelivery">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const [row] = await tx.query<ReplayedTo>({
      text: `select d.webhook_id, w.is_enabled, w.failing_since, w.is_slow from webhook_deliveries d
        join webhooks w on w.tenant_id = $1 and w.id = d.webhook_id
        where d.tenant_id = $1 and d.id = $2 for no key update of w, d`,
      values: [tx.tenantId, id],
    });
    const endpoint = found(row);
    if (!endpoint.is_enabled) throw new AppError("webhook_is_off");
    await tx.query({
      text: `update webhook_deliveries set state = 'waiting', tries = 0, next_at = $3 where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, ctx.now],
    });
    await addJob(tx, jobFor(endpoint), { tenantId: tx.tenantId, webhookId: endpoint.webhook_id });
    return { message: ctx.say("integrations.reply.replayed") };
  });
}
