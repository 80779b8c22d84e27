import type { Id } from "#platform/domain/ids.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { lockEndpoint } from "../endpoints/endpoint-queries.ts";
import { jobFor } from "../sending/webhook-job.ts";

/**
 * Sends a delivery again at once, whatever became of it, under the id its receiver knows it by; eight attempts begin anew. One that is
 * on its way just now is sent once more behind that. Throws `webhook_is_off`.
 */
export function replay(ctx: StaffContext, id: Id<"WebhookDelivery">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const [delivery] = await tx.query<{ webhook_id: Id<"Webhook"> }>({
      text: "select webhook_id from webhook_deliveries where tenant_id = $1 and id = $2",
      values: [tx.tenantId, id],
    });
    const webhookId = found(delivery).webhook_id;
    const endpoint = found(await lockEndpoint(tx, webhookId));
    if (!endpoint.is_enabled) throw new AppError("webhook_is_off");
    const asked = await tx.query({
      text: `update webhook_deliveries set state = 'waiting', tries = 0, next_at = $3, round = $4, replays = replays + 1
        where tenant_id = $1 and id = $2 returning id`,
      values: [tx.tenantId, id, ctx.now, endpoint.round],
    });
    found(asked[0]);
    await addJob(tx, jobFor(endpoint), { tenantId: tx.tenantId, webhookId });
    return { message: ctx.say("integrations.reply.replayed") };
  });
}
