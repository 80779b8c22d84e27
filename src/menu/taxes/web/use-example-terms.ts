import { useQuery } from "@tanstack/react-query";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { ServiceChargeTerms } from "#core/service-charge/domain/service-charge-terms.ts";
import { serviceChargeQuery } from "#core/service-charge/web/public.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { taxesQuery } from "./taxes-api.ts";

const NO_SERVICE: ServiceChargeTerms = { baseRate: basisPoints(0), isTaxed: true, rules: [] };

/** Terms of an example account in this restaurant: its first tax and its service charge. */
export function useExampleTerms(): {
  readonly tax: PriceTax;
  readonly service: ServiceChargeTerms;
  readonly currency: string;
} {
  const taxes = useQuery(taxesQuery).data;
  const saved = useQuery(serviceChargeQuery).data;
  return {
    tax: taxes?.taxes[0] ?? NO_TAX,
    service: saved
      ? {
          baseRate: saved.serviceCharge,
          isTaxed: saved.isTaxed,
          rules: saved.rules.map(({ deliveryType, fromPeople, serviceCharge }) => ({
            diningOption: deliveryType,
            fromPeople,
            rate: serviceCharge,
          })),
        }
      : NO_SERVICE,
    currency: taxes?.currency ?? "USD",
  };
}
