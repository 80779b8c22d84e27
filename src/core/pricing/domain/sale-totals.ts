import {
  type Cents,
  cents,
  percentageOf,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { NO_SERVICE, type ServiceCharge } from "./service-charge.ts";
import { lineAmount, type PricedLine, type TaxGroup, taxBreakdown, taxGroupKey } from "./tax-breakdown.ts";
import { NO_TAX } from "./tax-type.ts";
import { type TaxedAmount, taxedAmount } from "./taxed-amount.ts";

/** Amounts of a sale beside its lines; none is negative, and each is zero unless given. */
export interface SaleExtras {
  readonly service?: ServiceCharge;
  readonly tip?: Cents;
  /**
   * Off what the lines cost after their own discounts, at the prices of the menu, tax inside them or not, as the prices
   * are written.
   */
  readonly discount?: Cents;
}

/** A tax group with its shares of discount and service charge; `net`, `tax` and `gross` are with both. */
export interface SaleGroup extends TaxGroup {
  /** Its lines at the prices of the menu. */
  readonly listed: Cents;
  /** The discounts of its lines and its share of the one on the bill, at the same prices. */
  readonly discount: Cents;
  /** Its share of a taxed service charge, without tax; part of `net`. */
  readonly service: Cents;
  /** The same share with its tax. */
  readonly serviceGross: Cents;
}

export interface SaleTotals {
  /** Sum of the lines at the prices of the menu: what a discount is taken from. */
  readonly listed: Cents;
  /** The sale without tax and service charge, before the discount: net − discount is what was sold, without tax. */
  readonly net: Cents;
  /** Tax of the sale after its discount, with the tax of the service charge. */
  readonly taxTotal: Cents;
  /** Per type and rate; adds up to `taxTotal`. */
  readonly taxes: readonly SaleGroup[];
  /** Without tax. */
  readonly serviceCharge: Cents;
  readonly tip: Cents;
  /** Discounts that were really given, of lines and on the bill: at most the lines, so that they never eat the tip. */
  readonly discount: Cents;
  /** net + taxTotal + serviceCharge + tip − discount (specification, operations §9). Never below 0. */
  readonly payable: Cents;
}

/**
 * The one computation of what a sale costs, for the cart in the browser, the order, the payment summary and the
 * invoice. Several orders paid together are one sale: pass all their lines at once, never add up their totals
 * (docs/decisions/0001). Discount and service charge are spread over the tax groups, which say what is paid
 * (docs/decisions/0017); the tax in it is that of the document, one for all that has its rate (docs/decisions/0117).
 * Discounts of lines come off first, then the one on the bill, then the service charge is added (docs/decisions/0123).
 * Cancelled lines are left out by the caller. Throws RangeError on a negative tip or discount, and for a line whose
 * discount is more than it costs.
 */
export function saleTotals(lines: Iterable<PricedLine>, extras: SaleExtras = {}): SaleTotals {
  const service = extras.service ?? NO_SERVICE;
  const tip = notNegative(extras.tip ?? ZERO_CENTS);
  const sold = [...lines];
  const groups = taxBreakdown(sold);
  const amounts = groups.map(listedOf);
  const listed = sumCents(amounts);
  const ownOf = Map.groupBy(sold, ({ tax }) => taxGroupKey(tax));
  const own = groups.map((group) => sumCents((ownOf.get(taxGroupKey(group)) ?? []).map(ownDiscount)));
  const afterOwn = amounts.map((amount, index) => cents(amount - (own[index] ?? 0)));
  const onBill = cents(Math.min(notNegative(extras.discount ?? ZERO_CENTS), sumCents(afterOwn)));
  const shares = prorate(onBill, afterOwn);
  const discounts = own.map((amount, index) => cents(amount + (shares[index] ?? 0)));
  const discount = sumCents(discounts);
  const charged = percentageOf(subtractCents(listed, discount), service.rate);
  const rest = amounts.map((amount, index) => amount - (discounts[index] ?? 0));
  const charges = service.isTaxed ? prorate(charged, rest) : rest.map(() => ZERO_CENTS);
  const taxes = taxedByRate(
    groups.map((group, index) =>
      saleGroup(group, discounts[index] ?? ZERO_CENTS, charges[index] ?? ZERO_CENTS),
    ),
  );
  const taxTotal = sumCents(taxes.map((group) => group.tax));
  const serviceCharge = service.isTaxed ? sumCents(taxes.map((group) => group.service)) : charged;
  const soldNet = sumCents(taxes.map((group) => subtractCents(group.net, group.service)));
  const net = sumCents([soldNet, discount]);
  const payable = sumCents([soldNet, taxTotal, serviceCharge, tip]);
  return { listed, net, taxTotal, taxes, serviceCharge, tip, discount, payable };
}

function saleGroup(group: TaxGroup, discount: Cents, charge: Cents): SaleGroup {
  const listed = listedOf(group);
  const taxed: TaxedAmount = taxedAmount(sumCents([subtractCents(listed, discount), charge]), group);
  const service = taxedAmount(charge, group);
  return {
    type: group.type,
    rate: group.rate,
    ...taxed,
    listed,
    discount,
    service: service.net,
    serviceGross: service.gross,
  };
}

/**
 * The groups with the tax that a document says: what is paid at one rate is added up, tax inside or on top, and its
 * tax is rounded once (GUIDE §6, §7; docs/decisions/0117). What is added on top stays as it was charged; where prices
 * have the tax inside, they bear the cent. The service charge without tax is found in the same way.
 */
export function taxedByRate(groups: readonly SaleGroup[]): SaleGroup[] {
  return groups.map((group) => {
    const alike = groups.filter(({ type, rate }) => type !== "other" && rate === group.rate);
    const isBearer = group.type === "inclusive" || (group.type === "exclusive" && alike.length === 1);
    if (!isBearer) return group;
    const beside = alike.filter((other) => other !== group);
    const whole = taxInside(alike, "gross");
    const tax = subtractCents(whole.tax, sumCents(beside.map((other) => other.tax)));
    const service = subtractCents(
      taxInside(alike, "serviceGross").net,
      sumCents(beside.map((other) => other.service)),
    );
    return { ...group, tax, net: subtractCents(group.gross, tax), service };
  });
}

function taxInside(groups: readonly SaleGroup[], of: "gross" | "serviceGross"): TaxedAmount {
  const rate = groups[0]?.rate ?? NO_TAX.rate;
  return taxedAmount(sumCents(groups.map((group) => group[of])), { type: "inclusive", rate });
}

/** The lines of a group at the prices of the menu: with the tax where it is inside the price. */
function listedOf({ type, net, gross }: TaxGroup): Cents {
  return type === "exclusive" ? net : gross;
}

/** The discount of a line; throws RangeError unless it is between nothing and what the line costs. */
function ownDiscount(line: PricedLine): Cents {
  const discount = line.discount ?? ZERO_CENTS;
  if (discount < 0 || discount > lineAmount(line))
    throw new RangeError("a line's discount is a part of its price");
  return discount;
}

function notNegative(amount: Cents): Cents {
  if (amount < 0) throw new RangeError("tip and discount are not negative");
  return amount;
}
