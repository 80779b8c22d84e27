import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { invalidationTextOf } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import type { setInvalidationText as set } from "../contract/generation-rules.ts";
import { lockIssuer } from "./issuer-queries.ts";

/** Sets whose limits of invalidation hold, for documents sealed before as well (guide §22). */
export function setInvalidationText(
  ctx: StaffContext,
  { invalidationText: text }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = invalidationTextOf((await lockIssuer(tx)).invalidation_text);
    if (text !== before) {
      await tx.run(
        sqlOf
          .updateTable("fiscal_settings")
          .set({ invalidation_text: text })
          .where("tenant_id", "=", tx.tenantId),
      );
      await recordAudit(tx, ctx, [
        {
          action: "tax_issuer.invalidation_text_set",
          subject: "tax_issuer",
          subjectId: ctx.tenantId,
          before: { invalidation_text: before },
          after: { invalidation_text: text },
        },
      ]);
    }
    return { message: ctx.say("taxIssuer.reply.invalidation_text_set") };
  });
}
