import { sumCents } from "#platform/domain/money/cents.ts";
import type { SaleGroup, SaleTotals } from "./sale-totals.ts";
import { taxGroupKey } from "./tax-breakdown.ts";
import { taxTypes } from "./tax-type.ts";

/**
 * Adds sales that are shown as one, each rounded on its own: figure by figure, and tax group by tax group in
 * their usual order.
 */
export function addSales(sales: readonly SaleTotals[]): SaleTotals {
  const sum = (key: Exclude<keyof SaleTotals, "taxes">) => sumCents(sales.map((sale) => sale[key]));
  const groups = Map.groupBy(
    sales.flatMap((sale) => sale.taxes),
    taxGroupKey,
  );
  return {
    listed: sum("listed"),
    net: sum("net"),
    taxTotal: sum("taxTotal"),
    taxes: [...groups.values()]
      .flatMap(addGroups)
      .toSorted((a, b) => taxTypes.indexOf(a.type) - taxTypes.indexOf(b.type) || b.rate - a.rate),
    serviceCharge: sum("serviceCharge"),
    tip: sum("tip"),
    discount: sum("discount"),
    payable: sum("payable"),
  };
}

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
    },
  ];
}
