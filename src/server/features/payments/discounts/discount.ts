import type { DiscountCodeId } from "../../../../domain/ids.ts";
import { basisPoints, type Cents, cents, ZERO_CENTS } from "../../../../domain/money/cents.ts";
import {
  type DiscountCode,
  type DiscountRefusal,
  decideDiscount,
  discountCodeText,
} from "../../../../domain/payments/decide-discount.ts";
import { type CalendarDate, calendarDate } from "../../../../domain/periods/calendar-date.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { moneyText } from "../../../platform/i18n/money-text.ts";
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

function discountOf(row: DiscountRow): DiscountCode {
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  const dateOrNull = (date: string | null) => (date === null ? null : calendarDate(date));
  return {
    value:
      row.discount_type === "percentage"
        ? {
            type: "percentage",
            percent: basisPoints(required(row.percent_bp, "the rate of a discount by percentage")),
          }
        : { type: "fixed", amount: cents(required(row.amount_cents, "the amount of a fixed discount")) },
    minOrder: centsOrNull(row.min_order_cents),
    maxDiscount: centsOrNull(row.max_discount_cents),
    startDate: dateOrNull(row.start_date),
    endDate: dateOrNull(row.end_date),
    maxUses: row.max_uses,
    timesUsed: row.times_used,
    isActive: row.is_active,
  };
}
