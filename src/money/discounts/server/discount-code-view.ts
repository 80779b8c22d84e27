import {
  basisPoints,
  cents,
  decimalFromCents,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";
import type { DiscountCodeRow } from "./discount-code-queries.ts";

/** What a person edits of a code, as the contract names it. */
export function discountCodeFields(row: DiscountCodeRow) {
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  return {
    code: row.code,
    description: row.description,
    discount_type: row.discount_type,
    discount_value:
      row.discount_type === "percentage"
        ? percentFromBasisPoints(
            basisPoints(required(row.percent_bp, "the rate of a discount by percentage")),
          )
        : decimalFromCents(cents(required(row.amount_cents, "the amount of a fixed discount"))),
    min_order_value: centsOrNull(row.min_order_cents),
    max_discount_amount: centsOrNull(row.max_discount_cents),
    start_date: row.start_date,
    end_date: row.end_date,
    max_uses: row.max_uses,
  };
}

/** A code as its list shows it. Switching it on and off is no edit of its form. */
export function discountCodeView(row: DiscountCodeRow): ListedDiscountCode {
  const fields = discountCodeFields(row);
  return {
    id: row.id,
    ...fields,
    times_used: row.times_used,
    is_active: row.is_active,
    version: versionOf(fields),
  };
}
