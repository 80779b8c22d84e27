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
export const setNumberScope = (ctx: StaffContext, { numberScope }: BodyOf<typeof set>) =>
  setOne(ctx, "number_scope", numberScope, numberScopeOf);

/** Returns the scope of control numbers; the default is a type at a point of sale. */
export function numberScopeOf(row: Pick<IssuerRow, "number_scope"> | undefined): NumberScope {
  const stored = row?.number_scope ?? "point_of_sale";
  return required(
    numberScopes.find((scope) => scope === stored),
    "a scope of numbers",
  );
}

/** Sets whose limits of invalidation hold, for documents sealed before as well (guide §22). */
export const setInvalidationText = (ctx: StaffContext, { invalidationText }: BodyOf<typeof setText>) =>
  setOne(ctx, "invalidation_text", invalidationText, (row) => invalidationTextOf(row.invalidation_text));

function setOne<Value extends string>(
  ctx: StaffContext,
  column: "number_scope" | "invalidation_text",
  value: Value,
  read: (row: IssuerRow) => Value,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = read(await lockIssuer(tx));
    if (value !== before) {
      await tx.run(
        sqlOf
          .updateTable("fiscal_settings")
          .set({ [column]: value })
          .where("tenant_id", "=", tx.tenantId),
      );
      await recordAudit(tx, ctx, [
        {
          action: `tax_issuer.${column}_set`,
          subject: "tax_issuer",
          subjectId: ctx.tenantId,
          before: { [column]: before },
          after: { [column]: value },
        },
      ]);
    }
    return { message: ctx.say(`taxIssuer.reply.${column}_set`) };
  });
}
