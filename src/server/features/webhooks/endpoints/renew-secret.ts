import type { rotateSecret } from "../../../../contract/integrations/webhooks.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { Id } from "../../../../domain/ids.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Deps } from "../../../platform/deps.ts";
import { found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { makeWebhookSecret, webhookPurpose } from "../../../platform/secrets/webhook-signature.ts";
import { lockEndpoint } from "./endpoint-queries.ts";

const DAY_MS = 86_400_000;

/** Makes a new secret and gives it. For a day both sign, so that the receiver changes when it can; an older third one is forgotten. */
export function renewSecret(
  ctx: StaffContext,
  { secrets }: Pick<Deps, "secrets">,
  id: Id<"Webhook">,
): Promise<ResponseOf<typeof rotateSecret>> {
  return ctx.inTenant(async (tx) => {
    const { url } = found(await lockEndpoint(tx, id));
    const secret = makeWebhookSecret();
    await tx.query({
      text: `update webhooks set old_secret_sealed = secret_sealed, old_secret_until = $4, secret_sealed = $3
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
        before: { name: url },
        after: null,
      },
    ]);
    return { message: ctx.say("integrations.reply.secret_renewed"), secret };
  });
}
