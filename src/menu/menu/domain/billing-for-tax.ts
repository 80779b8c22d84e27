import { hasTax, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type ItemBilling, IVA_RATE, withIvaIncluded, withTaxable } from "./item-billing.ts";

/**
 * The billing that goes with a tax of the restaurant, as the first filling of the menu had it: a tax of 13 % inside the
 * price says so, without a tax the item is exempt. It may be set otherwise afterwards.
 */
export function billingForTax(billing: ItemBilling, tax: PriceTax | null): ItemBilling {
  if (tax === null || !hasTax(tax)) return withTaxable(billing, false);
  return withIvaIncluded(withTaxable(billing, true), tax.type === "inclusive" && tax.rate === IVA_RATE);
}
