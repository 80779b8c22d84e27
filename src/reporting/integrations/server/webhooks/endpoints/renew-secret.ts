import type { ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { makeWebhookSecret, webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import type { rotateSecret } from "../../../contract/webhooks.ts";
import { lockEndpoint } from "./endpoint-queries.ts";

const DAY_MS = 86_400_000;

/**
 * Makes a new secret and gives it. For a day both sign, so that the receiver changes when it can; an older third one is forgotten.
 * An endpoint that was switched off because its secret could not be opened any more is switched on again.
 */
export function renewSecret(
  ctx: StaffContext,
  { secrets }: Pick<Deps, "secrets">,
  id: Id<"Webhook">,
): Promise<ResponseOf<typeof rotateSecret>> {
  return ctx.inTenant(async (tx) => {
    const { url, is_secret_lost } = found(await lockEndpoint(tx, id));
    const secret = makeWebhookSecret();
    await tx.query({
      text: `update webhooks set secret_sealed = $3, version = version + 1, is_secret_lost = false, is_enabled = is_enabled or is_secret_lost,
          old_secret_sealed = case when is_secret_lost then null else secret_sealed end,
          old_secret_until = case when is_secret_lost then null else $4::timestamptz end,
          switched_off_at = case when is_secret_lost then null else switched_off_at end,
          failing_since = case when is_secret_lost then null else failing_since end
        where tenant_id = $1 and id = $2`,
      values: [
        tx.tenantId,
        id,
        secrets.seal(secret, webhookPurpose(tx.tenantId, id)),
        new Date(ctx.now.getTime() + DAY_MS),
      ],
    });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.secret_renewed",
        subject: "webhook",
        subjectId: id,
        before: { name: url, ...(is_secret_lost ? { is_enabled: false } : {}) },
        after: is_secret_lost ? { name: url, is_enabled: true } : null,
      },
    ]);
    return { message: ctx.say("integrations.reply.secret_renewed"), secret };
  });
}
