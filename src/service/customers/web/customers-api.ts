import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CustomerId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { addCustomer, type CustomerBody, getCustomer, searchCustomers } from "../contract/customers.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";

/** Everything that is read of customers. */
export const customersKey = ["customers"] as const;

/** The customers found by a text; not asked for while there is nothing to look for. Old ones stay until the new are here. */
export function customerSearchQuery(typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: [...customersKey, "search", q],
    queryFn: async ({ signal }) => (await call(searchCustomers, { query: { q }, signal })).customers,
    enabled: customerSearchTerms(q).length > 0,
    placeholderData: keepPreviousData,
  });
}

/** One customer, looked up by id; not asked for without one. */
export function customerQuery(id: CustomerId | null) {
  return queryOptions({
    queryKey: [...customersKey, "one", id],
    queryFn: async ({ signal }) =>
      id === null ? null : (await call(getCustomer, { params: { id }, signal })).customer,
    enabled: id !== null,
  });
}

/** Adds a customer. The key is that of the tap: sent again with the same values, it makes no second one. */
export function useAddCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: CustomerBody; key: string }) =>
      call(addCustomer, { body, idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: customersKey }),
  });
}
