import { type BasisPoints, type Cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";

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
    : t("orders.discount.given_percent", { ...terms, percent: percentFromBasisPoints(percent) });
}
