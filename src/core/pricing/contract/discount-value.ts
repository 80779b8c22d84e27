import { z } from "zod";
import { saying, type ValidationCode } from "#app/contract/validation-code.ts";
import { decimalOf } from "#platform/contract/wire.ts";
import { basisPointsFromPercent, centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { type DiscountValue, discountTypes } from "../domain/decide-discount.ts";

/** `discountValueProblem` knows the limits: they depend on the type. */
const ANY_NUMBER = [-Number.MAX_VALUE, Number.MAX_VALUE] as const;

/** The value of a discount as a person writes it: a type, and a percentage or an amount. */
export const discountValueFields = z.object({
  discount_type: z.enum(discountTypes),
  discount_value: decimalOf("money", ANY_NUMBER, 2),
});
type DiscountValueFields = z.output<typeof discountValueFields>;

/** Returns what is wrong with a value of its type (back-office §5): 0 to 100 percent, or an amount above zero. */
export function discountValueProblem({
  discount_type: type,
  discount_value: value,
}: DiscountValueFields): ValidationCode | null {
  if (type === "percentage") return value >= 0 && value <= 100 ? null : "percentage_invalid";
  if (value <= 0) return "fixed_amount_invalid";
  return value > decimalFromCents(MAX_TYPED) ? "too_large" : null;
}

/** Refuses a value that takes nothing off, or more than its type allows, at its field. */
export function refuseDiscountValue(fields: DiscountValueFields, context: z.core.$RefinementCtx): void {
  const problem = fields.discount_value === 0 ? "too_small" : discountValueProblem(fields);
  if (problem !== null)
    context.addIssue({
      code: "custom",
      path: ["discount_value"],
      input: fields.discount_value,
      ...saying(problem),
    });
}

/** Converts a written value, which was checked, for the rules of the domain. */
export function discountValueOf({
  discount_type: type,
  discount_value: value,
}: DiscountValueFields): DiscountValue {
  return type === "percentage"
    ? { type, percent: basisPointsFromPercent(value) }
    : { type, amount: centsFromDecimal(value) };
}
