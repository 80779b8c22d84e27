import {
  type BasisPoints,
  type Cents,
  cents,
  percentFromBasisPoints,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";

interface ShownDiscount {
  readonly amount: Cents;
  readonly percent: BasisPoints | null;
  readonly reason: string;
}

/** Describes a discount that somebody gave: its share, its amount and its reason. */
export function discountText(
  { amount, percent, reason }: ShownDiscount,
  currency: string,
  t: Translate,
): string {
  const terms = { amount: formatAmount(amount, currency), reason };
  return percent === null
    ? t("orders.discount.given", terms)
    : t("orders.discount.given_percent", {
        reason,
        percent: formatPercent(percentFromBasisPoints(percent)),
        amount: formatAmount(cents(-amount), currency),
      });
}

interface BillDiscount {
  readonly percent: BasisPoints | null;
  readonly amount: Cents | null;
  readonly reason: string;
}

/** Describes a discount on a bill by its share or its amount, and its reason. */
export function billDiscountText(
  { percent, amount, reason }: BillDiscount,
  currency: string,
  t: Translate,
): string {
  const value =
    percent === null
      ? formatAmount(amount ?? ZERO_CENTS, currency)
      : formatPercent(percentFromBasisPoints(percent));
  return t("orders.discount.on_bill", { value, reason });
}
