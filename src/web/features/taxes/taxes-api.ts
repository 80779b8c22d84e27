import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { paymentStructure } from "../../../contract/fiscal-preview.ts";
import { readServiceCharge, setServiceCharge } from "../../../contract/setup/service-charge.ts";
import { addTax, deleteTax, listTaxes, updateTax } from "../../../contract/setup/taxes.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** Everything of this screen. */
export const taxesKey = ["settings", "taxes"] as const;

/** The taxes that items can carry. */
export const taxesQuery = queryOptions({
  queryKey: [...taxesKey, "list"],
  queryFn: ({ signal }) => call(listTaxes, { signal }),
});

export const serviceChargeQuery = queryOptions({
  queryKey: [...taxesKey, "service-charge"],
  queryFn: ({ signal }) => call(readServiceCharge, { signal }),
});

/** What a payment consists of under the settings that are saved, and what tax documents lack. */
export const paymentStructureQuery = queryOptions({
  queryKey: [...taxesKey, "payment-structure"],
  queryFn: async ({ signal }) => (await call(paymentStructure, { signal })).data,
});

/** Saves a tax, new or known. */
export const saveTax = (input: CallInput<typeof updateTax>) => call(updateTax, input);
export const createTax = (input: CallInput<typeof addTax>) => call(addTax, input);
export const removeTax = (input: CallInput<typeof deleteTax>) => call(deleteTax, input);
export const saveServiceCharge = (input: CallInput<typeof setServiceCharge>) => call(setServiceCharge, input);

/** Loads everything of this screen anew. */
export function useReloadTaxSetup(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: taxesKey });
}
