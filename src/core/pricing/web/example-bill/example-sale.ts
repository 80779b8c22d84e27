import {
  type ServiceChargeTerms,
  serviceChargeFor,
} from "#core/service-charge/domain/service-charge-terms.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { type DiscountCode, type DiscountRefusal, decideDiscount } from "../../domain/decide-discount.ts";
import { type SaleTotals, saleTotals } from "../../domain/sale-totals.ts";
import type { ServiceCharge } from "../../domain/service-charge.ts";
import { type ShownFigures, shownFigures } from "../../domain/shown-figures.ts";
import type { PriceTax } from "../../domain/tax-type.ts";

/** An example account, to see the effect of the settings. */
export interface ExampleAccount {
  /** Price of the order at the prices of the menu. */
  readonly amount: Cents;
  readonly diningOption: DiningOption;
  readonly people: number;
}

export interface ExampleDiscount {
  readonly terms: DiscountCode;
  /** The business day on which it is used. */
  readonly today: CalendarDate;
}

/** Rules of the restaurant. */
export interface ExampleTerms {
  readonly tax: PriceTax;
  readonly service: ServiceChargeTerms;
  readonly discount?: ExampleDiscount | null;
}

export interface ExampleSale {
  readonly sale: SaleTotals;
  readonly shown: ShownFigures<PriceTax & { readonly amount: Cents }>;
  readonly service: ServiceCharge;
  /** Why the discount takes nothing off; null when it does, or when there is none. */
  readonly refusal: DiscountRefusal | null;
}

/** Calculates the account by the rules that charge every account. */
export function exampleSale(
  { amount, diningOption, people }: ExampleAccount,
  { tax, service: terms, discount = null }: ExampleTerms,
): ExampleSale {
  const service = serviceChargeFor(terms, [{ account_id: 1, delivery_type: diningOption, people }]);
  const decision = discount && decideDiscount(discount.terms, amount, discount.today);
  const sale = saleTotals([{ unitPrice: amount, quantity: 1, tax }], {
    service,
    discount: decision?.ok ? decision.amount : ZERO_CENTS,
  });
  const shown = shownFigures({
    listed: sale.listed,
    discount: sale.discount,
    serviceCharge: sale.serviceCharge,
    taxes: sale.taxes.map(({ type, rate, tax: taxAmount }) => ({ type, rate, amount: taxAmount })),
    total: sale.payable,
  });
  return { sale, shown, service, refusal: decision && !decision.ok ? decision.reason : null };
}
