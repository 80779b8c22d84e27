import { type Cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";

/** Figures of sales, and the same figures of refunds, each on its own day. */
export interface SoldAndRefunded {
  readonly amount: Cents;
  readonly net: Cents;
  readonly tax: Cents;
  readonly service: Cents;
  readonly refunded: Cents;
  readonly refundedNet: Cents;
  readonly refundedTax: Cents;
  readonly refundedService: Cents;
}

/**
 * Returns what is left of sales after refunds: the large figures of screens, mail and files (docs/money.md). It is
 * negative where more was given back than sold.
 */
export function afterRefunds(sum: SoldAndRefunded) {
  const tributes = tributesOf(sum);
  return {
    tributes: subtractCents(tributes.sold, tributes.refunded),
    amount: subtractCents(sum.amount, sum.refunded),
    net: subtractCents(sum.net, sum.refundedNet),
    tax: subtractCents(sum.tax, sum.refundedTax),
    service: subtractCents(sum.service, sum.refundedService),
  };
}

/** Returns the tributes beside IVA: what was charged, and given back, beyond net, tax and service charge. */
export function tributesOf(sum: SoldAndRefunded) {
  return {
    sold: subtractCents(sum.amount, sumCents([sum.net, sum.tax, sum.service])),
    refunded: subtractCents(sum.refunded, sumCents([sum.refundedNet, sum.refundedTax, sum.refundedService])),
  };
}
