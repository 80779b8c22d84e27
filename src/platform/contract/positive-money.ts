import { saying } from "#app/contract/validation-code.ts";
import { MAX_TYPED } from "../domain/money/sane-amounts.ts";
import { money } from "./wire.ts";

/** Above zero, as much as anybody types. */
export const positiveMoney = money
  .refine((amount) => amount > 0, saying("fixed_amount_invalid"))
  .refine((amount) => amount <= MAX_TYPED, saying("too_large"));
