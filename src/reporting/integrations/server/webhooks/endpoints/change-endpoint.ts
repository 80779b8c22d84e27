import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import { openedSecret } from "../sending/opened-secrets.ts";
import { giveUpWaiting } from "../tidying/tidy-webhook.ts";
import {
  auditedEndpoint,
  type EndpointFields,
  lockEndpoint,
  refuseInnerAddress,
} from "./endpoint-queries.ts";

/**
 * Changes an endpoint. One that the server had switched off begins anew; what was waiting for one that is switched off now is given
 * up, because it would come as a flood from long ago. Throws `webhook_address_refused`, and `webhook_secret_lost` when one is to be
 * switched on that nothing can be signed for.
 */
export function changeEndpoint(
  ctx: StaffContext,
  { outward, secrets }: Pick<Deps, "outward" | "secrets">,
  id: Id<"Webhook">,
  fields: EndpointFields,
): Promise<{ message: string }> {
  refuseInnerAddress(fields.url, outward);
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    const { is_secret_lost, secret_sealed } = before;
    if (fields.is_enabled && is_secret_lost) {
      const secret = openedSecret(secrets, secret_sealed, webhookPurpose(tx.tenantId, id));
      if (secret === undefined) throw new AppError("webhook_secret_lost", { field: "is_enabled" });
    }
    await tx.query({
      text: `update webhooks set url = $3, description = $4, events = $5, is_enabled = $6, switched_off_at = null,
          failing_since = null, is_slow = false, version = version + 1, is_secret_lost = is_secret_lost and not $6
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, fields.url, fields.description, fields.events, fields.is_enabled],
    });
    if (before.is_enabled && !fields.is_enabled) await giveUpWaiting(tx, id);
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
