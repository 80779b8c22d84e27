import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listPaymentTypes } from "#core/payment-types/contract/payment-types.ts";
import { call, callTo } from "#platform/web/api.ts";
import { readPartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import {
  createExcludedPurchase,
  createManualInvoice,
  validateManualCustomer,
} from "../contract/manual-invoicing.ts";

/** Payment types in use. */
export const offeredTypesQuery = queryOptions({
  queryKey: ["manual-invoicing", "payment-types"],
  queryFn: async ({ signal }) =>
    (await call(listPaymentTypes, { signal })).filter(({ isActive }) => isActive),
});

/** Data that today's documents need of the other party. */
export const partyTermsQuery = queryOptions({
  queryKey: ["tax-issuer", "party-terms"],
  queryFn: ({ signal }) => call(readPartyTerms, { signal }),
});

/** Finds the customer with this phone; null when there is none. */
export function useLookUp() {
  return useMutation({
    mutationFn: async (phone: string) => (await call(validateManualCustomer, { query: { phone } })).customer,
  });
}

export function useCreateInvoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(createManualInvoice),
    onSettled: () => client.invalidateQueries({ queryKey: ["invoices"] }),
  });
}

export function useCreateExcluded() {
  return useMutation({
    mutationFn: callTo(createExcludedPurchase),
  });
}
