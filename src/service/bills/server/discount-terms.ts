import type { DiscountCode, DiscountType } from "#core/pricing/domain/decide-discount.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";

/** What is stored of a code beside its text. */
export interface DiscountTermsRow {
  readonly discount_type: DiscountType;
  readonly percent_bp: number | null;
  readonly amount_cents: number | null;
  readonly min_order_cents: number | null;
  readonly max_discount_cents: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly max_uses: number | null;
  readonly times_used: number;
  readonly is_active: boolean;
}

/** A stored code as the rules take it. */
export function discountOf(row: DiscountTermsRow): DiscountCode {
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
