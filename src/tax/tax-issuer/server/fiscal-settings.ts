import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { invalidationTextOf } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import type { setInvalidationText as setText } from "../contract/generation-rules.ts";
import type { setNumberScope as set } from "../contract/places.ts";
import { type NumberScope, numberScopes } from "../domain/number-scope.ts";
import { type IssuerRow, lockIssuer } from "./issuer-queries.ts";

/** Sets the scope of control numbers, from the next document on (guide §3). */
export function setNumberScope(
  ctx: StaffContext,
  { numberScope: scope }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = numberScopeOf(await lockIssuer(tx));
    if (scope !== before) {
      await tx.run(
        sqlOf
          .updateTable("fiscal_settings")
          .set({ number_scope: scope })
          .where("tenant_id", "=", tx.tenantId),
      );
      await recordAudit(tx, ctx, [
        {
          action: "tax_issuer.number_scope_set",
          subject: "tax_issuer",
          subjectId: ctx.tenantId,
          before: { number_scope: before },
          after: { number_scope: scope },
        },
      ]);
    }
    return { message: ctx.say("taxIssuer.reply.number_scope_set") };
  });
}

/** Returns the scope of control numbers; the default is a type at a point of sale. */
export function numberScopeOf(row: Pick<IssuerRow, "number_scope"> | undefined): NumberScope {
  const stored = row?.number_scope ?? "point_of_sale";
  return required(
    numberScopes.find((scope) => scope === stored),
    "a scope of numbers",
  );
}

/** Sets whose limits of invalidation hold, for documents sealed before as well (guide §22). */
export function setInvalidationText(
  ctx: StaffContext,
  { invalidationText: text }: BodyOf<typeof setText>,
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
