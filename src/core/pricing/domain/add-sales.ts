import { cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { type SaleGroup, type SaleTotals, taxedByRate } from "./sale-totals.ts";
import { taxGroupKey } from "./tax-breakdown.ts";
import { taxTypes } from "./tax-type.ts";

/**
 * Adds sales that are shown as one: figure by figure, and tax group by tax group in their usual order. What is paid is
 * the sum of what each came to; its tax is that of one document about all of them (docs/decisions/0117).
 */
export function addSales(sales: readonly SaleTotals[]): SaleTotals {
  const [only] = sales;
  if (only && sales.length === 1) return only;
  const sum = (key: Exclude<keyof SaleTotals, "taxes">) => sumCents(sales.map((sale) => sale[key]));
  const groups = Map.groupBy(sales.flatMap(groupsOf), taxGroupKey);
  const taxes = taxedByRate(
    [...groups.values()]
      .flatMap(addGroups)
      .toSorted((a, b) => taxTypes.indexOf(a.type) - taxTypes.indexOf(b.type) || b.rate - a.rate),
  );
  const [discount, tip, payable] = [sum("discount"), sum("tip"), sum("payable")];
  const untaxedService = subtractCents(sum("serviceCharge"), sumCents(serviceOf(sales.flatMap(groupsOf))));
  const serviceCharge = sumCents([untaxedService, ...serviceOf(taxes)]);
  const taxTotal = sumCents(taxes.map(({ tax }) => tax));
  const net = cents(payable - taxTotal - serviceCharge - tip + discount);
  return { listed: sum("listed"), net, taxTotal, taxes, serviceCharge, tip, discount, payable };
}

const groupsOf = ({ taxes }: SaleTotals) => taxes;
const serviceOf = (groups: readonly SaleGroup[]) => groups.map(({ service }) => service);

function addGroups(groups: readonly SaleGroup[]): SaleGroup[] {
  const [first] = groups;
  if (!first) return [];
  const sum = (key: Exclude<keyof SaleGroup, "type" | "rate">) => sumCents(groups.map((group) => group[key]));
  return [
    {
      type: first.type,
      rate: first.rate,
      net: sum("net"),
      tax: sum("tax"),
      gross: sum("gross"),
      listed: sum("listed"),
      discount: sum("discount"),
      service: sum("service"),
      serviceGross: sum("serviceGross"),
    },
  ];
}
