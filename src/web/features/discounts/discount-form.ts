import { changeDiscountCode } from "../../../contract/setup/discount-codes.ts";
import { withBlank } from "../../platform/forms/or-blank.ts";

/** The contract's body, of which the value is blank at first. */
export const discountForm = withBlank(changeDiscountCode.body, "discount_value");
