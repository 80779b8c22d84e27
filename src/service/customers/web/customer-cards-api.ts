import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  type CustomerBody,
  deleteCustomer,
  downloadCustomers,
  downloadVisibleCustomers,
  getCustomer,
  listBirthdays,
  listCustomers,
  mergeCustomers,
  readCustomerPage,
  updateCustomer,
} from "../contract/customers.ts";
import { customersKey } from "./customers-api.ts";

/** Loads a page of the customers. */
export function customersPageQuery(query: QueryOf<typeof listCustomers>) {
  return queryOptions({
    queryKey: [...customersKey, "page", query],
    queryFn: async ({ signal }) => {
      const {
        customers: rows,
        totalCustomers: total,
        ...page
      } = await call(listCustomers, { query, signal });
      return { ...page, rows, total };
    },
    placeholderData: keepPreviousData,
  });
}

/** Loads the birthdays of today and the six days after. */
export const birthdaysQuery = queryOptions({
  queryKey: [...customersKey, "birthdays"],
  queryFn: ({ signal }) => call(listBirthdays, { signal }),
});

/** Loads one customer with their orders and payments, by id or by phone. */
export function customerPageQuery(id: CustomerId | string) {
  return queryOptions({
    queryKey: [...customersKey, "told", String(id)],
    queryFn: ({ signal }) => call(readCustomerPage, { params: { id }, signal }),
  });
}

/** Saves all customers as Customers.csv, in the order of the list. */
export const saveAllCustomers = ({ sort }: QueryOf<typeof listCustomers>) =>
  downloadCsv(downloadCustomers, { query: { sort } });

/** Saves the customers on screen as Customers.csv. */
export const saveVisibleCustomers = (query: QueryOf<typeof listCustomers>) =>
  downloadCsv(downloadVisibleCustomers, { query });

/** Reads a customer's present data, for a form that edits them. */
export const readCustomer = async (id: CustomerId) => (await call(getCustomer, { params: { id } })).customer;

interface CustomerUpdate {
  readonly id: CustomerId;
  readonly body: CustomerBody & { readonly version?: string | undefined };
  readonly key: string;
}

/** Changes a customer, with the tap's key. */
export function useUpdateCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, key }: CustomerUpdate) =>
      call(updateCustomer, { params: { id }, body, idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: customersKey }),
  });
}

/** Deletes a customer, or only the personal data if there is history. The caller reloads the customers. */
export const sendDelete = (id: CustomerId) => call(deleteCustomer, { params: { id } });

/** Merges two customers: `otherId` is gone afterwards. The caller reloads the customers. */
export const sendMerge = (id: CustomerId, otherId: CustomerId, key: string) =>
  call(mergeCustomers, { params: { id }, body: { otherId }, idempotencyKey: key });
