import { withBlank } from "#platform/web/forms/or-blank.ts";
import { changeDiscountCode } from "../contract/discount-codes.ts";

/** The contract's body, of which the value is blank at first. */
export const discountForm = withBlank(changeDiscountCode.body, "discount_value");
