import type { z } from "zod";
import type { DiscountCode } from "#core/pricing/domain/decide-discount.ts";
import { basisPointsFromPercent, type Cents, cents, centsFromDecimal } from "#platform/domain/money/cents.ts";
import { isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { changeDiscountCode } from "../contract/discount-codes.ts";

/** The contract's body with a value that starts blank. */
export const discountForm = withBlank(changeDiscountCode.body, "discount_value");

/** Converts the typed fields to the rule that decides about codes; what cannot be read yet takes nothing off. */
export function typedDiscount(values: z.input<typeof discountForm>, timesUsed: number): DiscountCode {
  const { discount_type: type, discount_value: value, is_active: isActive } = values;
  const date = (text: string | null | undefined) => (text && isCalendarDate(text) ? text : null);
  return {
    value:
      type === "percentage"
        ? { type, percent: basisPointsFromPercent(value || 0) }
        : { type, amount: centsOf(value) ?? cents(0) },
    minOrder: centsOf(values.min_order_value),
    maxDiscount: type === "percentage" ? centsOf(values.max_discount_amount) : null,
    startDate: date(values.start_date),
    endDate: date(values.end_date),
    maxUses: values.max_uses ?? null,
    timesUsed,
    isActive: isActive !== false && isActive !== 0,
    isCombinable: values.is_combinable === true || values.is_combinable === 1,
  };
}

function centsOf(amount: number | null | undefined): Cents | null {
  return typeof amount === "number" && amount > 0 ? centsFromDecimal(amount) : null;
}
