import type { ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { makeWebhookSecret, webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import type { addWebhook } from "../../../contract/webhooks.ts";
import { auditedEndpoint, type EndpointFields, refuseInnerAddress } from "./endpoint-queries.ts";

/** Each event is written down for each of them: a sale must not write dozens of rows. */
const MOST_ENDPOINTS = 10;

/** Registers an endpoint and gives its secret, which nobody is told again. Throws `webhook_address_refused`, `webhooks_full`. */
export function addEndpoint(
  ctx: StaffContext,
  { secrets, outward }: Pick<Deps, "secrets" | "outward">,
  fields: EndpointFields,
): Promise<ResponseOf<typeof addWebhook>> {
  refuseInnerAddress(fields.url, outward);
  return ctx.inTenant(async (tx) => {
    const [place] = await tx.query<{ id: Id<"Webhook">; count: number }>({
      text: "select next_id() as id, count(*)::integer as count from webhooks where tenant_id = $1 and removed_at is null",
      values: [tx.tenantId],
    });
    const { id, count } = required(place, "the next id");
    if (count >= MOST_ENDPOINTS) throw new AppError("webhooks_full", { details: { most: MOST_ENDPOINTS } });
    const secret = makeWebhookSecret();
    const sealed = secrets.seal(secret, webhookPurpose(tx.tenantId, id));
    await tx.query({
      text: `insert into webhooks (tenant_id, id, url, description, events, is_enabled, secret_sealed, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        tx.tenantId,
        id,
        fields.url,
        fields.description,
        fields.events,
        fields.is_enabled,
        sealed,
        ctx.userId,
        ctx.now,
      ],
    });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.added",
        subject: "webhook",
        subjectId: id,
        before: null,
        after: auditedEndpoint(fields),
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_added"), secret };
  });
}
