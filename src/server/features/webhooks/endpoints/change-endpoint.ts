import type { Id } from "../../../../domain/ids.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Deps } from "../../../platform/deps.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import {
  auditedEndpoint,
  type EndpointFields,
  lockEndpoint,
  refuseInnerAddress,
} from "./endpoint-queries.ts";

/**
 * Changes an endpoint. One that the server had switched off begins anew; what was waiting for one that is switched off now is given
 * up, because it would come as a flood from long ago.
 */
export function changeEndpoint(
  ctx: StaffContext,
  { outward }: Pick<Deps, "outward">,
  id: Id<"Webhook">,
  fields: EndpointFields,
): Promise<{ message: string }> {
  refuseInnerAddress(fields.url, outward);
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    await tx.query({
      text: `update webhooks set url = $3, description = $4, events = $5, is_enabled = $6, switched_off_at = null,
          failing_since = null, is_slow = false
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, fields.url, fields.description, fields.events, fields.is_enabled],
    });
    if (!fields.is_enabled)
      await tx.query({
        text: `update webhook_deliveries set state = 'failed', next_at = null
          where tenant_id = $1 and webhook_id = $2 and state = 'waiting'`,
        values: [tx.tenantId, id],
      });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.changed",
        subject: "webhook",
        subjectId: id,
        before: auditedEndpoint(before),
        after: auditedEndpoint(fields),
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_changed") };
  });
}
