import {
  type DiscountRefusal,
  decideDiscount,
  discountCodeText,
} from "#core/pricing/domain/decide-discount.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { discountOf } from "#money/bills/server/bill.ts";
import type { validateDiscount as definition } from "#money/payments/contract/payments.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { codeByText, type DiscountCodeRow, lockCodeByText } from "./discount-code-queries.ts";

interface AppliedDiscount {
  readonly id: DiscountCodeId;
  readonly code: string;
  readonly amount: Cents;
}

interface DiscountRequest {
  readonly code: string;
  /** The sum of the lines at menu prices. */
  readonly listed: Cents;
  readonly today: CalendarDate;
  readonly currency: string;
}

/** Returns the discount of a code; throws `discount_invalid` with the reason. */
export async function readDiscount(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<AppliedDiscount> {
  return applyDiscount(ctx, await codeByText(tx, discountCodeText(request.code)), request);
}

/** Returns the discount and counts the use in this transaction; of two that want the last use, one is refused. */
export async function takeDiscount(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<AppliedDiscount> {
  const discount = applyDiscount(ctx, await lockCodeByText(tx, discountCodeText(request.code)), request);
  await countDiscountUse(tx, discount.id, 1);
  return discount;
}

function applyDiscount(
  ctx: StaffContext,
  row: DiscountCodeRow | undefined,
  { listed, today, currency }: DiscountRequest,
): AppliedDiscount {
  if (!row) throw discountRefusal(ctx, "unknown");
  const code = discountOf(row);
  const decision = decideDiscount(code, listed, today);
  if (!decision.ok) {
    const minimum = code.minOrder ?? ZERO_CENTS;
    throw discountRefusal(ctx, decision.reason, {
      minimum: moneyText(ctx, minimum, currency),
      missing: moneyText(ctx, cents(Math.max(0, minimum - listed)), currency),
    });
  }
  return { id: row.id, code: row.code, amount: decision.amount };
}

function discountRefusal(
  ctx: StaffContext,
  reason: DiscountRefusal,
  values: Record<string, string> = {},
): AppError {
  return new AppError("discount_invalid", {
    field: "code",
    details: { reason: ctx.say(`payments.discount_refused.${reason}`, values), reasonCode: reason },
  });
}

/** Tells what a code would take off now; the payment decides again and counts the use. */
export function validateDiscount(
  ctx: StaffContext,
  { code, subtotal }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const discount = await readDiscount(tx, ctx, { code, listed: subtotal, today, currency });
    return { discount_amount: discount.amount, discount_code_id: discount.id, code: discount.code };
  });
}

/** Counts a use of a locked code, or takes one back, and refreshes the list of codes. */
export async function countDiscountUse(tx: Tx, id: DiscountCodeId, by: 1 | -1): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("discount_codes")
      .set((column) => ({ times_used: column("times_used", "+", by) }))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  tx.emit({ type: "discounts_changed" });
}
