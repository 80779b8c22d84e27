import type { TenantId } from "#platform/domain/ids.ts";
import { type AuditRecord, isAudited, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { subscriptionState } from "../subscription-state.ts";
import { readPayments } from "./payment-queries.ts";

type Payment = Awaited<ReturnType<typeof readPayments>>[number];

/**
 * Writes among the operators' acts what one did with a payment, which the restaurant's own log holds already: by what the payment is
 * now. Done again, as a request that is sent again does, it is written once.
 */
export async function noteAct(
  ctx: StaffContext,
  { db }: Pick<Deps, "db">,
  tenantId: TenantId,
  pick: (payments: readonly Payment[]) => Payment | undefined,
): Promise<void> {
  const { name, payment } = await db.inTenant(tenantId, async (tx) => ({
    name: (await subscriptionState(tx, ctx.now)).name,
    payment: required(pick(await readPayments(tx)), "the payment that was written"),
  }));
  const { id, amount_cents: amount, method, months, expires_on: until, undone_reason: reason } = payment;
  const isUndone = payment.undone_at !== null;
  const facts = { name, amount, method, months, until };
  const record: AuditRecord = {
    action: isUndone ? "subscription.payment_undone" : "subscription.payment_entered",
    subject: "subscription",
    subjectId: id,
    ...(reason === null ? {} : { reason }),
    before: isUndone ? facts : null,
    after: isUndone ? null : facts,
  };
  await ctx.inTenant(async (tx) => {
    if (!(await isAudited(tx, record, payment.entered_at))) await recordAudit(tx, ctx, [record]);
  });
}
