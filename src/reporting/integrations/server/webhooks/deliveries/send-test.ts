import type { Id } from "#platform/domain/ids.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { TEST_EVENT } from "../../../domain/webhook-events.ts";
import { lockEndpoint } from "../endpoints/endpoint-queries.ts";
import { jobFor } from "../sending/webhook-job.ts";

/** Sends an event of trial to one endpoint, as any other one is sent. Throws `webhook_is_off`. */
export function sendTest(ctx: StaffContext, id: Id<"Webhook">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const endpoint = found(await lockEndpoint(tx, id));
    if (!endpoint.is_enabled) throw new AppError("webhook_is_off");
    await tx.query({
      text: `with event as (
          insert into webhook_events (tenant_id, type, data, created_at) values ($1, $3, '{"test": true}', $4) returning id
        )
        insert into webhook_deliveries (tenant_id, event_id, webhook_id, round, next_at, created_at)
        select $1, id, $2, $5, $4, $4 from event`,
      values: [tx.tenantId, id, TEST_EVENT, ctx.now, endpoint.round],
    });
    await addJob(tx, jobFor(endpoint), { tenantId: tx.tenantId, webhookId: id });
    return { message: ctx.say("integrations.reply.test_sent") };
  });
}
