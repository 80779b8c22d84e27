import {
  type DiscountRefusal,
  decideDiscount,
  discountCodeText,
} from "#core/pricing/domain/decide-discount.ts";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { discountOf } from "#service/bills/server/public.ts";
import { countDiscountUse, type DiscountRow, discountByCode, lockDiscount } from "./discount-queries.ts";

/** A code with what it takes off. */
export interface AppliedDiscount {
  readonly id: DiscountCodeId;
  readonly code: string;
  readonly amount: Cents;
}

export interface DiscountRequest {
  readonly code: string;
  /** The lines at the prices of the menu. */
  readonly listed: Cents;
  readonly today: CalendarDate;
  readonly currency: string;
}

/** What a code takes off; refuses `discount_invalid` with the reason. */
export async function readDiscount(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<AppliedDiscount> {
  return applyDiscount(ctx, await discountByCode(tx, discountCodeText(request.code)), request);
}

/** The same, counted as a use in this transaction; of two who want the last use, one is refused. */
export async function takeDiscount(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<AppliedDiscount> {
  const discount = applyDiscount(ctx, await lockDiscount(tx, discountCodeText(request.code)), request);
  await countDiscountUse(tx, discount.id, 1);
  return discount;
}

function applyDiscount(
  ctx: StaffContext,
  row: DiscountRow | undefined,
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
