import { approveByPin } from "#core/approvals/server/public.ts";
import type { DiscountValue } from "#core/pricing/domain/decide-discount.ts";
import type { ManualDiscountKind } from "#core/pricing/domain/discount-kind.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { ManualDiscountId, UserId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** A discount that somebody gives on a line or on the bill of accounts. */
interface GivenDiscount {
  readonly kind: ManualDiscountKind;
  /** Number of the line, or of the first account. */
  readonly subject: number;
  /** The dish or the account. */
  readonly title: string;
  readonly pieces?: number;
  readonly value: DiscountValue;
  /** The amount that it takes off as the bill is now. */
  readonly amount: Cents;
  readonly reason: string;
  /** True when the restaurant's limit allows it without approval. */
  readonly isWithinLimit: boolean;
  readonly approval: string | undefined;
}

export interface RecordedDiscount {
  readonly id: ManualDiscountId;
  readonly approver: UserId | null;
}

/**
 * Keeps why, by whom and with whose approval a discount is given: within the limit whoever may charge needs nobody, beyond
 * it a manager's PIN approves exactly this discount. Throws `approval_required` and `approval_invalid`.
 */
export async function recordDiscount(
  tx: Tx,
  ctx: StaffContext,
  given: GivenDiscount,
): Promise<RecordedDiscount> {
  const { kind, subject, title, pieces, value, amount, reason, approval } = given;
  const isAlone = given.isWithinLimit && mayDo(ctx, "order.charge");
  const approver = isAlone
    ? null
    : await approveByPin(tx, ctx, {
        action: "sale.discount",
        subject,
        approval,
        terms: {
          title,
          amount: decimalFromCents(amount),
          ...(pieces === undefined ? {} : { pieces }),
          reason,
        },
      });
  const { id } = await tx.one(
    sqlOf
      .insertInto("manual_discounts")
      .values({
        tenant_id: tx.tenantId,
        kind,
        percent_bp: value.type === "percentage" ? value.percent : null,
        amount_cents: value.type === "fixed" ? value.amount : null,
        reason,
        created_at: ctx.now,
        created_by: ctx.userId,
        approver_id: approver,
      })
      .returning("id"),
  );
  return { id, approver };
}

/** Returns a discount as the log of changes keeps it. */
export const loggedValue = (value: DiscountValue) =>
  value.type === "percentage" ? { percent: value.percent } : { discount: value.amount };
