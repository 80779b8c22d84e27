import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import type { SaleGroup, SaleTotals } from "./sale-totals.ts";
import { lineAmount, type PricedLine, taxGroupKey } from "./tax-breakdown.ts";

/** Figures of one line, or of a part of one. `amount` = net + service + tax is what is paid for it. */
export interface LineFigures {
  /** At the price of the menu. */
  readonly listed: Cents;
  /** Its own and its share of the one on the bill. */
  readonly discount: Cents;
  /** Without tax, after the discount, without the service charge. */
  readonly net: Cents;
  readonly service: Cents;
  readonly tax: Cents;
  readonly amount: Cents;
}

/**
 * The figures of each line, in the lines' order, such that they add up to those of the sale to the cent: the sale is
 * shared out, lines are never taxed on their own (docs/decisions/0001). `sale` is `saleTotals` of the same lines.
 */
export function saleLines(lines: readonly PricedLine[], sale: SaleTotals): LineFigures[] {
  const shares = lines.map(() => NO_SHARE);
  for (const group of sale.taxes) {
    const members = [...lines.entries()].filter(([, line]) => taxGroupKey(line.tax) === taxGroupKey(group));
    const listed = members.map(([, line]) => lineAmount(line));
    const own = members.map(([, line]) => line.discount ?? ZERO_CENTS);
    const afterOwn = listed.map((amount, position) => cents(amount - (own[position] ?? 0)));
    const onBill = prorate(subtractCents(group.discount, sumCents(own)), afterOwn);
    const discounts = own.map((amount, position) => cents(amount + (onBill[position] ?? 0)));
    const rest = afterOwn.map((amount, position) => cents(amount - (onBill[position] ?? 0)));
    const parts = shareGroup(group, rest);
    for (const [position, [index]] of members.entries())
      shares[index] = { ...(parts[position] ?? NO_SHARE), discount: discounts[position] ?? ZERO_CENTS };
  }
  const untaxed = prorate(
    untaxedService(sale),
    lines.map((line) => cents(lineAmount(line) - (line.discount ?? ZERO_CENTS))),
  );
  return lines.map((line, index) =>
    lineFigures(lineAmount(line), shares[index] ?? NO_SHARE, untaxed[index] ?? ZERO_CENTS),
  );
}

/**
 * Shares net, service and tax of a group among its lines; `rest` is each line after the discount. Tax and
 * service are first shared out together, so that a line of a cent cannot owe more of them than its price.
 */
function shareGroup(group: SaleGroup, rest: readonly Cents[]) {
  const added = prorate(sumCents([group.tax, group.service]), rest);
  const taxes = prorate(group.tax, added);
  const gross = prorate(group.gross, rest);
  return rest.map((amount, position) => {
    const [taxAndService, tax] = [added[position] ?? ZERO_CENTS, taxes[position] ?? ZERO_CENTS];
    const net = group.type === "exclusive" ? amount : cents((gross[position] ?? 0) - taxAndService);
    return { net, service: subtractCents(taxAndService, tax), tax };
  });
}

const NO_SHARE = { discount: ZERO_CENTS, net: ZERO_CENTS, service: ZERO_CENTS, tax: ZERO_CENTS };

function lineFigures(listed: Cents, share: typeof NO_SHARE, untaxed: Cents): LineFigures {
  const service = sumCents([share.service, untaxed]);
  const amount = sumCents([share.net, service, share.tax]);
  return { listed, discount: share.discount, net: share.net, service, tax: share.tax, amount };
}

/** Returns the part of the service charge that is in no tax group. */
function untaxedService(sale: SaleTotals): Cents {
  return subtractCents(sale.serviceCharge, sumCents(sale.taxes.map((group) => group.service)));
}
