import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  exportReceivables,
  listReceivables,
  sumReceivables,
} from "#money/receivables/contract/receivables.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { customersKey } from "../customers-api.ts";

/** Loads a page of the customers who owe. */
export function receivablesQuery(query: QueryOf<typeof listReceivables>) {
  return queryOptions({
    queryKey: [...customersKey, "receivables", query],
    queryFn: ({ signal }) => call(listReceivables, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Loads the totals of all who owe and match the search. */
export function owedQuery(query: QueryOf<typeof sumReceivables>) {
  return queryOptions({
    queryKey: [...customersKey, "receivables", "sums", query],
    queryFn: ({ signal }) => call(sumReceivables, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves all who owe and match the search as a file. */
export const downloadReceivables = (query: QueryOf<typeof exportReceivables>) =>
  downloadCsv(exportReceivables, { query });
