import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { identityDigits, isNit } from "#platform/domain/identity/tax-numbers.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import {
  addCustomer,
  type CustomerBody,
  getCustomer,
  listWithNumber,
  searchCustomers,
} from "../contract/customers.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";

/** Key of all queries on customers. */
export const customersKey = ["customers"] as const;

/** Finds customers by text; disabled for an empty text. Old results stay until the new ones arrive. */
export function customerSearchQuery(typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: [...customersKey, "search", q],
    queryFn: async ({ signal }) => (await call(searchCustomers, { query: { q }, signal })).customers,
    enabled: customerSearchTerms(q).length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Finds other customers with a NIT or document number; nothing while the number is not complete. */
export function withNumberQuery(number: string, exceptId: CustomerId | undefined) {
  const digits = identityDigits(number);
  return queryOptions({
    queryKey: [...customersKey, "with-number", digits, exceptId],
    queryFn: async ({ signal }) =>
      (await call(listWithNumber, { query: { number: digits, exceptId }, signal })).customers,
    enabled: isNit(digits),
  });
}

/** Loads one customer by id; disabled without one. */
export function customerQuery(id: CustomerId | null) {
  return queryOptions({
    queryKey: [...customersKey, "one", id],
    queryFn: async ({ signal }) =>
      id === null ? null : (await call(getCustomer, { params: { id }, signal })).customer,
    enabled: id !== null,
  });
}

/** Adds a customer. The tap's key makes a repeat with the same values harmless. */
export function useAddCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: CustomerBody; key: string }) =>
      call(addCustomer, { body, idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: customersKey }),
  });
}
